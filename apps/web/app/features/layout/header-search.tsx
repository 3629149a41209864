import type { Ref } from 'react';
import type { HeaderView } from '@forecourt/app/layout/layout.view';
import { Icon } from '@forecourt/ui/icon';
import { searchIcon } from '@forecourt/ui/icons';

interface HeaderSearchProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly search: HeaderView['search'];
  /** Goes on over the page with what is typed so far. */
  readonly onOpen: (typed: string) => void;
}

/** Stock is searched by words from every page: a plain form, which a press or a letter opens over the page. */
export function HeaderSearch({ ref, search, onOpen }: HeaderSearchProps) {
  return (
    <form ref={ref} className="hsearch" role="search" action={search.href}>
      <Icon path={searchIcon} />
      <input
        name="query"
        type="search"
        aria-label="Search our stock"
        placeholder={search.hint}
        autoComplete="off"
        onClick={({ currentTarget }) => onOpen(currentTarget.value)}
        onInput={({ currentTarget }) => onOpen(currentTarget.value)}
        // What was typed stands in what opened.
        onBlur={({ currentTarget }) => {
          currentTarget.value = '';
        }}
      />
      <button type="submit">Search</button>
    </form>
  );
}
