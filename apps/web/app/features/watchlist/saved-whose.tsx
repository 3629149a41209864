import type { SavedPageView } from '@forecourt/app/watchlist/saved-page.view';
import { Icon } from '@forecourt/ui/icon';
import { heartIcon, userIcon } from '@forecourt/ui/icons';

interface SavedWhoseProps {
  readonly view: SavedPageView;
  /** The number of whoever is signed in; null: the list is of this device. */
  readonly signedInAs: string | null;
}

/** Where the list is kept: on this device, with what signing in would bring, or with a number, with the way out. */
export function SavedWhose({ view: { signIn, isOnDevice, account }, signedInAs }: SavedWhoseProps) {
  if (signedInAs !== null) {
    return (
      <div className="saved-whose">
        <Icon path={userIcon} />
        <p>
          Signed in with <b className="num">{signedInAs}</b>
        </p>
        <a href={account.href}>Your account</a>
        <form method="post" action={account.signOut} data-document="">
          <button type="submit" className="link">
            Sign out
          </button>
        </form>
      </div>
    );
  }
  if (!isOnDevice || !signIn) return null;
  return (
    <div className="saved-whose">
      <Icon path={heartIcon} />
      <p>
        <b>{signIn.heading}.</b> <a href={signIn.href}>{signIn.label}</a> {signIn.text}
      </p>
    </div>
  );
}
