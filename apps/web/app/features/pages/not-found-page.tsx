import type { NotFoundView } from '@forecourt/app/pages/show-not-found';
import { Button } from '@forecourt/ui/button';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { QuickChoices } from '../../blocks/quick-choices.tsx';
import '../../blocks/home.css';

/** Nothing lies under this address (TEN-1): it says so, and offers ways on. */
export function Page({ view }: { readonly view: NotFoundView }) {
  const { heading, text, search, toStock, waysOn } = view;
  return (
    <div className="wrap band list-page not-found">
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <form action={search.action} method="get" className="not-found-search" role="search">
        <input
          className="inp"
          type="search"
          name="query"
          aria-label={search.label}
          placeholder={search.hint}
        />
        <Button type="submit">Search</Button>
      </form>
      {waysOn.length > 0 && <QuickChoices choices={waysOn} />}
      <p>
        <BlockAnchor link={toStock} className="link" />
      </p>
    </div>
  );
}
