import { useEffect, useState } from 'react';
import type { CarCardsView } from '@forecourt/app/watchlist/show-car-cards';

/** A car that was saved or viewed. */
export interface CarRef {
  readonly id: string;
  readonly savedAt: string | null;
}

export type CarCards = CarCardsView | 'loading' | 'failed';

const timeoutMs = 15_000;

/** The cards of cars, from the server; null: no request yet. */
export function useCarCards(refs: readonly CarRef[] | null): CarCards {
  const [cards, setCards] = useState<CarCards>('loading');
  const cars = refs?.map(({ id, savedAt }) => (savedAt === null ? id : `${id}@${savedAt}`)).join(',') ?? null;
  useEffect(() => {
    if (cars === null) return undefined;
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
    fetch(`/api/cars/cards?cars=${encodeURIComponent(cars)}`, { signal })
      .then((response) =>
        response.ok ? (response.json() as Promise<CarCardsView>) : Promise.reject(new Error()),
      )
      .then(setCards)
      .catch(() => {
        if (!controller.signal.aborted) setCards('failed');
      });
    return () => controller.abort();
  }, [cars]);
  return cards;
}
