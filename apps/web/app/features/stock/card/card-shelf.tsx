import type { CarShelfView } from '@forecourt/app/pages/car-shelf';
import { BlockAnchor } from '../../../shared/block-anchor.tsx';
import { CarCard } from './car-card.tsx';

interface CardShelfProps {
  readonly shelf: CarShelfView;
  readonly className: string;
  /** By which links lead here. */
  readonly id: string;
}

/** A few cars under a heading, with the way to all of them. */
export function CardShelf({ shelf: { heading, cards, all }, className, id }: CardShelfProps) {
  return (
    <section className={className} id={id} aria-labelledby={`${id}-heading`}>
      <div className="head">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {all && <BlockAnchor link={all} className="link" />}
      </div>
      <div className="grid g-four">
        {cards.map((car) => (
          <CarCard key={car.id} car={car} look="open" />
        ))}
      </div>
    </section>
  );
}
