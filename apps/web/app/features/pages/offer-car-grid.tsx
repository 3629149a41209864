import type { OfferCarsView } from '@forecourt/app/pages/offer-cars';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { CarCard } from '../stock/card/car-card.tsx';

/** The cars of an offer, with the way to all of them. */
export function OfferCarGrid({ cars: { heading, cards, all } }: { readonly cars: OfferCarsView }) {
  return (
    <section className="of-cars" id="cars" aria-labelledby="offer-cars">
      <div className="head">
        <h2 id="offer-cars">{heading}</h2>
        <BlockAnchor link={all} className="link" />
      </div>
      <div className="grid g-four">
        {cards.map((car) => (
          <CarCard key={car.id} car={car} look="open" />
        ))}
      </div>
    </section>
  );
}
