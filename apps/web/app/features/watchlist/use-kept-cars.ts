import { useMemo, useSyncExternalStore } from 'react';
import { readFavourites } from '@forecourt/domain/watchlist/favourite';
import { useStoredList } from '../../browser/stored-list.ts';
import type { KeptId } from './use-car-cards.ts';
import { useSaving } from './saving/use-saving.ts';
import { watchlist } from './saving/browser-watchlist.ts';

export type KeptCars =
  { readonly kind: 'known'; readonly cars: readonly KeptId[] } | { readonly kind: 'loading' | 'signedOut' };

/** What is saved here, wherever this site keeps it; `loading` until the page is live and the server has said. */
export function useKeptCars(keeps: 'favourite' | 'watchlist', isLive: boolean): KeptCars {
  const { keys } = useSaving();
  const stored = useStoredList(keys.favourites);
  const { visitor, savedIds, savedAts } = useSyncExternalStore(
    keeps === 'watchlist' ? watchlist.subscribe : ignore,
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

const ignore = () => () => undefined;
