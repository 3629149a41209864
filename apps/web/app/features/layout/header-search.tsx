import { Icon } from '@forecourt/ui/icon';
import { searchIcon } from '@forecourt/ui/icons';

/** Stock is searched by words from every page. */
export function HeaderSearch({ href }: { readonly href: string }) {
  return (
    <form className="hsearch" role="search" action={href}>
      <Icon path={searchIcon} />
      <input name="query" type="search" aria-label="Search our stock" placeholder="Make, model or keyword" />
      <button type="submit">Search</button>
    </form>
  );
}
