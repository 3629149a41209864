import { useMemo, useSyncExternalStore } from 'react';
import { readFavourites } from '@forecourt/domain/watchlist/favourite';
import { useStoredList } from '../../browser/stored-list.ts';
import type { CarRef } from './use-car-cards.ts';
import { useSaving } from './saving/use-saving.ts';
import { watchlist } from './saving/browser-watchlist.ts';

export type SavedCars =
  { readonly kind: 'known'; readonly cars: readonly CarRef[] } | { readonly kind: 'loading' | 'signedOut' };

/** What is saved in this browser or on the server; `loading` until hydration and the response of the server. */
export function useSavedCars(keeps: 'favourite' | 'watchlist', isLive: boolean): SavedCars {
  const { keys } = useSaving();
  const stored = useStoredList(keys.favourites);
  const { visitor, savedIds, savedAts } = useSyncExternalStore(
    keeps === 'watchlist' ? watchlist.subscribe : noSubscription,
    watchlist.state,
    watchlist.serverState,
  );
  return useMemo(() => {
    if (!isLive) return { kind: 'loading' };
    if (keeps === 'favourite') {
      const cars = readFavourites(stored).map(({ id, savedAt }) => ({ id, savedAt }));
      return { kind: 'known', cars };
    }
    if (visitor !== 'signedIn') return { kind: visitor };
    return { kind: 'known', cars: [...savedIds].map((id) => ({ id, savedAt: savedAts.get(id) ?? null })) };
  }, [isLive, keeps, stored, visitor, savedIds, savedAts]);
}

const noSubscription = () => () => undefined;
