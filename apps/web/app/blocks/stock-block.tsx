import type { StockCardsView } from '@forecourt/app/pages/blocks/stock-cards';
import { CarCard } from '../features/stock/card/car-card.tsx';
import { BlockAnchor } from '../shared/block-anchor.tsx';

/** Cars of the stock: four open, five compact, or one large with four small beside it. */
export function StockBlock({ view }: { readonly view: StockCardsView }) {
  return (
    <section className="wrap band">
      <div className="head">
        <h2>{view.heading}</h2>
        {view.all && <BlockAnchor link={view.all} className="link" />}
      </div>
      <Cars {...view} />
    </section>
  );
}

function Cars({ look, cards }: Pick<StockCardsView, 'look' | 'cards'>) {
  const [first, ...rest] = cards;
  if (look === 'feature') {
    return (
      <div className="l-yard">
        <div className="l-feat">{first && <CarCard car={first} look="plain" />}</div>
        <div className="l-rest">
          {rest.map((car) => (
            <CarCard key={car.id} car={car} look="mini" />
          ))}
        </div>
      </div>
    );
  }
  return (
    <div className={look === 'open' ? 'grid g-four' : 'grid m-five'}>
      {cards.map((car) => (
        <CarCard key={car.id} car={car} look={look} />
      ))}
    </div>
  );
}
