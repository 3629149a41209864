import type { SavedCarView } from '@forecourt/app/watchlist/show-car-cards';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { PriceBlock } from '@forecourt/ui/price-block';
import { DrawnCar } from '../../shared/drawn-car.tsx';
import { EventLine } from './event-line.tsx';
import '@forecourt/ui/styles/car-line.css';

/** What tells two of a model apart at a glance; the code of its series does not. */
const lineFacts: readonly string[] = ['odometer', 'transmission', 'lams', 'sleeps', 'length'];

function factsLine({ facts, location }: SavedCarView['card']): string {
  const own = lineFacts.flatMap((name) => facts.find((fact) => fact.name === name)?.text ?? []);
  return [...own, ...(location === null ? [] : [placeName(location)])].join(' · ');
}

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
            <span className="small muted">{factsLine(card)}</span>
            <PriceBlock price={card.price.kind === 'amount' ? { ...card.price, was: null } : card.price} />
          </div>
        </li>
      ))}
    </ul>
  );
}
