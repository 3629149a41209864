import type { WhichStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import type { SavedCarView } from '@forecourt/app/watchlist/show-car-cards';
import { readViewed } from '@forecourt/domain/watchlist/recently-viewed';
import { useEffect, useMemo, useState } from 'react';
import { useStoredList } from '../../browser/stored-list.ts';
import { useSaving } from '../watchlist/saving/use-saving.ts';
import { useCarCards, type CarRef } from '../watchlist/use-car-cards.ts';
import { useSavedCars } from '../watchlist/use-saved-cars.ts';

interface OwnCarsProps {
  readonly words: WhichStepView['words'];
  /** The address to which the slug of a car is added. */
  readonly href: string;
}

const mostShown = 8;

/**
 * Saved cars, then those looked at last; nothing where there are none. Until the browser is asked, the root element
 * says whether it keeps any, and the place is as high as they will be, so that nothing jumps.
 */
export function OwnCars({ words, href }: OwnCarsProps) {
  const cards = useOwnCars();
  if (cards.length === 0) return null;
  return (
    <section
      className={cards === 'unknown' ? 'jblock which-own unknown' : 'jblock which-own'}
      aria-labelledby="drive-own"
    >
      <h2 id="drive-own">{words.own}</h2>
      {typeof cards === 'object' ? (
        <ul className="which-row">
          {cards.map(({ card }) => (
            <li key={card.id}>
              <OwnCar card={card} href={href} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="which-none" />
      )}
    </section>
  );
}

function OwnCar({ card, href }: { readonly card: SavedCarView['card']; readonly href: string }) {
  const { price } = card;
  return (
    <a
      className="wh"
      href={`${href}${href.includes('?') ? '&' : '?'}car=${card.href.slice(card.href.lastIndexOf('/') + 1)}`}
    >
      {card.picture ? (
        <img src={card.picture.src} alt="" width={96} height={64} />
      ) : (
        <span className="wh-none" />
      )}
      <span>
        <b>{card.title}</b>
        <small>{price.kind === 'amount' ? `${price.amount} ${price.basis}` : price.text}</small>
      </span>
    </a>
  );
}

/** The cards of what this visitor saved or looked at; unknown before the browser was asked whether there are any. */
function useOwnCars(): readonly SavedCarView[] | 'loading' | 'unknown' {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const { keys, viewsKept } = useSaving();
  const saved = useSavedCars(isLive);
  const stored = useStoredList(keys.viewed);
  const refs = useMemo((): readonly CarRef[] | null => {
    if (saved.kind === 'loading') return null;
    const own = saved.kind === 'known' ? saved.cars : [];
    const seen = readViewed(stored, viewsKept).filter(({ id }) => !own.some((one) => one.id === id));
    return [...own, ...seen.map(({ id }) => ({ id, savedAt: null }))].slice(0, mostShown);
  }, [saved, stored, viewsKept]);
  const cards = useCarCards(refs?.length ? refs : null);
  if (refs === null) return 'unknown';
  if (refs.length === 0 || cards === 'failed') return [];
  return cards === 'loading' ? 'loading' : cards.cars;
}
