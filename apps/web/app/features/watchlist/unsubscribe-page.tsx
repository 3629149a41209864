import type { UnsubscribeView } from '@forecourt/app/watchlist/show-unsubscribe-page';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { useSaving } from './saving/use-saving.ts';
import '@forecourt/ui/styles/garage.css';

/** Unsubscribing from messages about saved cars: one button, without signing in. */
export function Page({ view }: { readonly view: UnsubscribeView }) {
  const { listHref, listLabel } = useSaving();
  return (
    <div className="wrap band saved-none">
      <h1>{view.heading}</h1>
      <p className="lead">{view.text}</p>
      {view.button === null ? (
        <ButtonLink href={listHref} look="line">
          {listLabel}
        </ButtonLink>
      ) : (
        <form method="post">
          <Button type="submit">{view.button}</Button>
        </form>
      )}
    </div>
  );
}
