import { useEffect } from 'react';
import type { CarId } from '@forecourt/domain/core/ids';
import { readViewed, rememberViewed } from '@forecourt/domain/watchlist/recently-viewed';
import { readStoredList, storeList } from '../../browser/stored-list.ts';
import { useSaving } from './saving/use-saving.ts';

/** Remembers in this browser that a car was looked at (WATCH-5), where the site has a garage that shows it. */
export function RememberViewed({ id, slug }: { readonly id: string; readonly slug: string }) {
  const { keys, viewsKept } = useSaving();
  useEffect(() => {
    if (viewsKept === 0) return;
    const viewed = readViewed(readStoredList(keys.viewed), viewsKept);
    storeList(keys.viewed, rememberViewed(viewed, { id: id as CarId, slug }, viewsKept));
  }, [id, slug, keys.viewed, viewsKept]);
  return null;
}
