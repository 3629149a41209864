import { useEffect, useState } from 'react';
import type { CarCardsView } from '@forecourt/app/watchlist/show-car-cards';

/** A car that this browser or the visitor keeps. */
export interface KeptId {
  readonly id: string;
  readonly savedAt: string | null;
}

export type CarCards = CarCardsView | 'loading' | 'failed';

const timeoutMs = 15_000;

/** The cards of kept cars, from the server; null asks for nothing yet. */
export function useCarCards(kept: readonly KeptId[] | null): CarCards {
  const [cards, setCards] = useState<CarCards>('loading');
  const cars = kept?.map(({ id, savedAt }) => (savedAt === null ? id : `${id}@${savedAt}`)).join(',') ?? null;
  useEffect(() => {
    if (cars === null) return undefined;
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(timeoutMs)]);
    fetch(`/api/cars/cards?cars=${encodeURIComponent(cars)}`, { signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<CarCardsView>) : Promise.reject(new Error())))
      .then(setCards)
      .catch(() => {
        if (!leaving.signal.aborted) setCards('failed');
      });
    return () => leaving.abort();
  }, [cars]);
  return cards;
}
