import { useEffect, useSyncExternalStore } from 'react';
import { readFavourites } from '@forecourt/domain/watchlist/favourite';
import { carAtPlace, savePlace } from '@forecourt/domain/watchlist/save-place';
import { showToast } from '@forecourt/ui/toast';
import { noSubscription } from '../../../browser/no-subscription.ts';
import { readStoredList, storeList } from '../../../browser/stored-list.ts';
import { watchlist } from './browser-watchlist.ts';
import { useSaving } from './use-saving.ts';

/**
 * What signing in was for, once per document: what this device had saved is in the account and leaves the device
 * (WATCH-3), and whoever pressed a heart stands before it again, with the word that it worked (WATCH-2).
 */
export function useSignedInReturn(): void {
  const saving = useSaving();
  const { savesInAccount, keys } = saving;
  const visitor = useSyncExternalStore(
    savesInAccount ? watchlist.subscribe : noSubscription,
    () => watchlist.state().visitor,
    () => 'loading' as const,
  );
  const isSignedIn = savesInAccount && visitor === 'signedIn';
  useEffect(() => {
    if (isSignedIn) void carryOver(keys.favourites);
  }, [isSignedIn, keys.favourites]);
  useEffect(() => {
    const carId = isSignedIn ? carAtPlace(location.hash) : null;
    if (carId === null) return;
    // What a page was left with is not said again when it is loaded again.
    history.replaceState(history.state, '', location.pathname + location.search);
    // Anybody can write such an address: the list alone knows whether it is so.
    if (!watchlist.state().savedIds.has(carId)) return;
    document.getElementById(savePlace(carId))?.focus({ preventScroll: true });
    const { words, toastMs: forMs, listHref: href } = saving;
    const undo = { label: words.undo, onPress: () => void watchlist.change({ id: carId }, false, saving) };
    showToast({ text: words.saved, forMs, undo, action: { label: words.viewList, href } });
  }, [isSignedIn, saving]);
}

async function carryOver(key: string): Promise<void> {
  const cars = readFavourites(readStoredList(key));
  if (cars.length === 0 || !(await watchlist.carry(cars))) return;
  const carried = new Set<string>(cars.map(({ id }) => id));
  // Another tab may have saved one meanwhile.
  storeList(
    key,
    readFavourites(readStoredList(key)).filter(({ id }) => !carried.has(id)),
  );
}
