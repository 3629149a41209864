import { useContext, useRef, useSyncExternalStore, type FormEvent } from 'react';
import type { SaveView } from '@forecourt/app/stock/card/save.view';
import type { CarId } from '@forecourt/domain/core/ids';
import { readFavourites, toggleFavourite } from '@forecourt/domain/watchlist/favourite';
import { Icon } from '@forecourt/ui/icon';
import { heartIcon } from '@forecourt/ui/icons';
import { showToast } from '@forecourt/ui/toast';
import { sendEvent } from '../../../browser/send-event.ts';
import { readStoredList, storeList, useStoredList } from '../../../browser/stored-list.ts';
import { SavedAtFirst } from './saved-at-first.ts';
import { useSaving } from './use-saving.ts';
import { watchlist } from './browser-watchlist.ts';

export interface SaveCarButtonProps {
  readonly car: SaveView & { readonly name: string };
  /** On a picture, or with its words beside other buttons. */
  readonly look?: 'heart' | 'button';
}

/** Saves a car, or lets it go (WATCH-1 to WATCH-3). Until hydration no car is shown as saved. */
export function SaveCarButton(props: SaveCarButtonProps) {
  return props.car.keeps === 'favourite' ? <FavouriteButton {...props} /> : <WatchlistButton {...props} />;
}

/** Saved in localStorage. Without a script nothing can be, and the button is not shown. */
function FavouriteButton({ car, look = 'heart' }: SaveCarButtonProps) {
  const saving = useSaving();
  const { favourites: key } = saving.keys;
  const isSaved = useStoredList(key).some((one) => (one as { id?: unknown } | null)?.id === car.id);
  const { id, favourite } = car;
  if (!favourite || (!isSaved && !car.isOfferedUnsaved)) return null;
  const toggle = () => {
    const toggled = { id: id as CarId, ...favourite, savedAt: new Date().toISOString() };
    const { favourites, event } = toggleFavourite(readFavourites(readStoredList(key)), toggled, saving);
    const { words, toastMs: forMs, listHref: href } = saving;
    if (!storeList(key, favourites)) showToast({ text: words.failed, isAlert: true });
    else if (event === null) showToast({ text: words.removed, forMs });
    else {
      showToast({ text: words.saved, forMs, action: { label: words.viewList, href } });
      sendEvent(event, id, saving);
    }
  };
  return <Heart car={car} look={look} isSaved={isSaved} type="button" onClick={toggle} />;
}

/** Saved for a signed-in visitor, on every device. A plain form, which works without a script. */
function WatchlistButton({ car, look = 'heart' }: SaveCarButtonProps) {
  const saving = useSaving();
  const form = useRef<HTMLFormElement>(null);
  const savedAtFirst = useContext(SavedAtFirst);
  const isSaved = useSyncExternalStore(
    watchlist.subscribe,
    () => {
      const { visitor, savedIds } = watchlist.state();
      return (visitor === 'signedIn' ? savedIds : savedAtFirst).has(car.id);
    },
    () => savedAtFirst.has(car.id),
  );
  if (!isSaved && !car.isOfferedUnsaved) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // `submit()` skips this handler: the server redirects to sign-in, and back to this page.
    if ((await watchlist.change(car.id, !isSaved, saving)) === 'signIn') form.current?.submit();
  };
  return (
    <form
      ref={form}
      className="save-form"
      method="post"
      action={isSaved ? '/api/watchlist/remove-car' : '/api/watchlist/save-car'}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="car_id" value={car.id} />
      <Heart car={car} look={look} isSaved={isSaved} type="submit" />
    </form>
  );
}

interface HeartProps extends Required<SaveCarButtonProps> {
  readonly isSaved: boolean;
  readonly type: 'button' | 'submit';
  readonly onClick?: () => void;
}

function Heart({ car: { text, name, keeps }, look, isSaved, type, onClick }: HeartProps) {
  const scripted = keeps === 'favourite' ? '' : undefined;
  if (look === 'heart') {
    return (
      <button
        type={type}
        className={isSaved ? 'card-save on' : 'card-save'}
        aria-pressed={isSaved}
        aria-label={`${text} ${name}`}
        data-scripted={scripted}
        onClick={onClick}
      >
        <Icon path={heartIcon} />
      </button>
    );
  }
  return (
    <button
      type={type}
      className={isSaved ? 'btn line save on' : 'btn line save'}
      data-scripted={scripted}
      onClick={onClick}
    >
      <Icon path={heartIcon} />
      {isSaved ? 'Saved' : text}
      <span className="vh"> {name}</span>
    </button>
  );
}
