import type { SavedCarView } from '@forecourt/app/watchlist/show-car-cards';
import { PriceBlock } from '@forecourt/ui/price-block';
import { DrawnVehicle } from '../../shared/drawn-vehicle.tsx';
import { EventLine } from './event-line.tsx';
import { SaveCarButton } from './saving/save-car-button.tsx';
import '@forecourt/ui/styles/car-line.css';

/** A line never begins with the point between two facts. */
function factsLine({ chips }: SavedCarView['card']): string {
  return chips.join('\u00a0· ');
}

/** A weekly repayment needs the law's warning on the same screen (LAW-2), for which a line has no room. */
function shortPrice({ price }: SavedCarView['card']): SavedCarView['card']['price'] {
  return price.kind === 'amount' ? { ...price, was: null, weekly: null } : price;
}

interface CarLinesProps {
  readonly cars: readonly SavedCarView[];
  /** Each with its heart. */
  readonly hasHearts?: boolean;
  /** Let go since the list was opened: its line stays, so that the heart brings it back. */
  readonly isRemoved?: (carId: string) => boolean;
}

/** Cars in short lines, each a link to its page. */
export function CarLines({ cars, hasHearts = false, isRemoved }: CarLinesProps) {
  return (
    <ul className={hasHearts ? 'carlines hearts' : 'carlines'}>
      {cars.map(({ card, event }) => (
        <li key={card.id} className="carline">
          {card.picture ? <img src={card.picture.src} alt="" loading="lazy" /> : <DrawnVehicle />}
          <div>
            {event && event.kind !== 'saved' && <EventLine event={event} />}
            <a className="t" href={card.href}>
              {card.title}
              <span className="vh"> {card.subtitle}</span>
            </a>
            {isRemoved?.(card.id) === true ? (
              <span className="small muted">Removed. Tap the heart to keep it after all.</span>
            ) : (
              <span className="small muted">{factsLine(card)}</span>
            )}
            <PriceBlock price={shortPrice(card)} />
          </div>
          {hasHearts && card.save && (
            <SaveCarButton car={{ ...card.save, name: card.fullName }} isPlace={false} />
          )}
        </li>
      ))}
    </ul>
  );
}
