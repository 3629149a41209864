import { useSyncExternalStore } from 'react';
import type { SaveView } from '@forecourt/app/stock/car-card.view';
import { Icon } from '@forecourt/ui/icon';
import { heartIcon } from '@forecourt/ui/icons';
import { readStoredList, storeList, subscribeStored } from '../../browser/stored-list.ts';

export interface SaveHeartProps {
  readonly id: string;
  readonly name: string;
  readonly save: SaveView;
}

const mostFavourites = 100;

/** Keeps a car in this browser, or lets it go (WATCH-3). Until the browser is asked no car is saved. */
export function SaveHeart({ id, name, save }: SaveHeartProps) {
  const isSaved = useSyncExternalStore(
    subscribeStored,
    () => readStoredList(save.key).some((one) => isCar(one, id)),
    () => false,
  );
  // Saving with a phone number begins with signing in, which has no page yet.
  if (save.does !== 'toggleFavourite') return null;
  const toggle = () => {
    const others = readStoredList(save.key).filter((one) => !isCar(one, id));
    storeList(save.key, isSaved ? others : [{ id, ...save.kept }, ...others].slice(0, mostFavourites));
  };
  return (
    <button
      type="button"
      className={isSaved ? 'card-save on' : 'card-save'}
      aria-pressed={isSaved}
      aria-label={`${save.text} ${name}`}
      onClick={toggle}
    >
      <Icon path={heartIcon} />
    </button>
  );
}

function isCar(entry: unknown, id: string): boolean {
  return typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === id;
}
