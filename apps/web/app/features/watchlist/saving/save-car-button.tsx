import { useContext, useRef, useSyncExternalStore, type FormEvent } from 'react';
import type { SaveView } from '@forecourt/app/stock/card/save.view';
import type { SavingView } from '@forecourt/app/watchlist/saving.view';
import type { CarId } from '@forecourt/domain/core/ids';
import { readFavourites, toggleFavourite } from '@forecourt/domain/watchlist/favourite';
import { savePlace } from '@forecourt/domain/watchlist/save-place';
import { Icon } from '@forecourt/ui/icon';
import { heartIcon } from '@forecourt/ui/icons';
import { showToast } from '@forecourt/ui/toast';
import { noSubscription } from '../../../browser/no-subscription.ts';
import { sendEvent } from '../../../browser/send-event.ts';
import { readStoredList, storeList, useStoredList } from '../../../browser/stored-list.ts';
import { SavedAtFirst } from './saved-at-first.ts';
import { useSaving } from './use-saving.ts';
import { watchlist } from './browser-watchlist.ts';

const doubleTapMs = 400;

export interface SaveCarButtonProps {
  readonly car: SaveView & { readonly name: string };
  /** On a picture, or with its words beside other buttons. */
  readonly look?: 'heart' | 'button';
  /** Whoever signs in for it comes back to it: one button of a car in a page. */
  readonly isPlace?: boolean;
}

/**
 * Saves a car, or lets it go: for whoever is signed in on every device (WATCH-1), for everybody else in this browser
 * where the site allows that (WATCH-3), and else by way of signing in (WATCH-2). It is a plain form, which works
 * without a script. Until hydration no car is shown as saved.
 */
export function SaveCarButton({ car, look = 'heart', isPlace = true }: SaveCarButtonProps) {
  const saving = useSaving();
  const form = useRef<HTMLFormElement>(null);
  const isSaved = useIsSaved(car);
  const pressed = useRef({ at: -Infinity, wasSaved: isSaved });
  if (!isSaved && !car.isOfferedUnsaved) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A double tap is one press: the second would take back what the first did.
    const isRepeated = event.timeStamp - pressed.current.at < doubleTapMs;
    if (isRepeated && isSaved !== pressed.current.wasSaved) return;
    pressed.current = { at: event.timeStamp, wasSaved: isSaved };
    const done = car.isForAccounts ? await watchlist.change(car, !isSaved, saving) : 'signIn';
    if (done === 'done') return;
    if (car.favourite) toggleOnDevice(car, saving);
    // `submit()` skips this handler: the server redirects to sign-in, and back to this very button.
    else form.current?.submit();
  };
  return (
    <form
      ref={form}
      className="save-form"
      method="post"
      action={isSaved ? '/api/watchlist/remove-car' : '/api/watchlist/save-car'}
      data-scripted={car.isForAccounts ? undefined : ''}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="car_id" value={car.id} />
      <Heart car={car} look={look} isPlace={isPlace} isSaved={isSaved} />
    </form>
  );
}

function useIsSaved(car: SaveView): boolean {
  const { keys } = useSaving();
  const savedAtFirst = useContext(SavedAtFirst);
  const isOnDevice = useStoredList(keys.favourites).some(
    (one) => (one as { id?: unknown } | null)?.id === car.id,
  );
  const inAccount = useSyncExternalStore(
    car.isForAccounts ? watchlist.subscribe : noSubscription,
    () => savedInAccount(car.id),
    () => null,
  );
  return inAccount ?? ((car.favourite !== null && isOnDevice) || savedAtFirst.has(car.id));
}

/** Null: nobody is signed in, or not known to be. */
function savedInAccount(carId: string): boolean | null {
  const { visitor, savedIds } = watchlist.state();
  return visitor === 'signedIn' ? savedIds.has(carId) : null;
}

function toggleOnDevice({ id, favourite, name }: SaveCarButtonProps['car'], saving: SavingView): void {
  const { words, toastMs: forMs, listHref: href } = saving;
  const { favourites: key } = saving.keys;
  if (!favourite) return;
  const toggled = { id: id as CarId, ...favourite, savedAt: new Date().toISOString() };
  const before = readFavourites(readStoredList(key));
  const { favourites, event } = toggleFavourite(before, toggled, saving);
  const undo = { label: words.undo, onPress: () => void storeList(key, before) };
  if (!storeList(key, favourites)) showToast({ text: words.failed, isAlert: true });
  else if (event === null) showToast({ text: words.removed, about: name, forMs, undo });
  else {
    showToast({ text: words.saved, about: name, forMs, undo, action: { label: words.viewList, href } });
    sendEvent(event, id, saving);
  }
}

interface HeartProps extends Required<SaveCarButtonProps> {
  readonly isSaved: boolean;
}

function Heart({ car: { id, text, name }, look, isPlace, isSaved }: HeartProps) {
  const place = isPlace ? savePlace(id) : undefined;
  if (look === 'heart') {
    return (
      <button
        type="submit"
        id={place}
        className={isSaved ? 'card-save on' : 'card-save'}
        aria-pressed={isSaved}
        aria-label={`${text} ${name}`}
      >
        <Icon path={heartIcon} />
      </button>
    );
  }
  return (
    <button type="submit" id={place} className={isSaved ? 'btn line save on' : 'btn line save'}>
      <Icon path={heartIcon} />
      <span className="words">{isSaved ? 'Saved' : text}</span>
      <span className="vh"> {name}</span>
    </button>
  );
}
