import { useMemo, useSyncExternalStore } from 'react';
import { readFavourites } from '@forecourt/domain/watchlist/favourite';
import { noSubscription } from '../../browser/no-subscription.ts';
import { useStoredList } from '../../browser/stored-list.ts';
import type { CarRef } from './use-car-cards.ts';
import { useSaving } from './saving/use-saving.ts';
import { watchlist } from './saving/browser-watchlist.ts';

export type SavedCars =
  { readonly kind: 'known'; readonly cars: readonly CarRef[] } | { readonly kind: 'loading' | 'signedOut' };

/**
 * What is saved: of a signed-in visitor on the server, of anybody else in this browser where the site allows it;
 * `loading` until hydration and the response of the server.
 */
export function useSavedCars(isLive: boolean): SavedCars {
  const { keys, savesOnDevice, savesInAccount } = useSaving();
  const stored = useStoredList(keys.favourites);
  const { visitor, savedIds, savedAts } = useSyncExternalStore(
    savesInAccount ? watchlist.subscribe : noSubscription,
    watchlist.state,
    watchlist.serverState,
  );
  return useMemo(() => {
    if (!isLive) return { kind: 'loading' };
    const account = savesInAccount ? visitor : 'signedOut';
    if (account === 'signedIn')
      return { kind: 'known', cars: [...savedIds].map((id) => ({ id, savedAt: savedAts.get(id) ?? null })) };
    if (account === 'loading' || !savesOnDevice) return { kind: account };
    const cars = readFavourites(stored).map(({ id, savedAt }) => ({ id, savedAt }));
    return { kind: 'known', cars };
  }, [isLive, savesOnDevice, savesInAccount, stored, visitor, savedIds, savedAts]);
}
