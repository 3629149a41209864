import type { SavedCarView } from '@forecourt/app/watchlist/show-car-cards';
import { PriceBlock } from '@forecourt/ui/price-block';
import { DrawnCar } from '../../shared/drawn-car.tsx';
import { EventLine } from './event-line.tsx';
import '@forecourt/ui/styles/car-line.css';

/** Cars in short lines, each a link to its page. */
export function CarLines({ cars }: { readonly cars: readonly SavedCarView[] }) {
  return (
    <ul className="carlines">
      {cars.map(({ card, event }) => (
        <li key={card.id} className="carline">
          {card.picture ? <img src={card.picture.src} alt="" loading="lazy" /> : <DrawnCar />}
          <div>
            {event && event.kind !== 'saved' && <EventLine event={event} />}
            <a className="t" href={card.href}>
              {card.title}
              <span className="vh"> {card.subtitle}</span>
            </a>
            {card.subtitle !== null && (
              <span className="small muted" aria-hidden="true">
                {card.subtitle}
              </span>
            )}
            <PriceBlock price={card.price.kind === 'amount' ? { ...card.price, was: null } : card.price} />
          </div>
        </li>
      ))}
    </ul>
  );
}
