import type { SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { Icon } from '@forecourt/ui/icon';
import { searchIcon } from '@forecourt/ui/icons';
import { FinderInput } from './finder/finder-input.tsx';

/** What is searched for, in words, over the results: a press goes on from there (SRCH-6). */
export function SearchLine({ line: { action, words, hint } }: Pick<SearchPageView, 'line'>) {
  return (
    <form className="sr-line" role="search" action={action}>
      <FinderInput label="Search in your own words" hint={hint} words={words} />
      <button aria-label="Search">
        <Icon path={searchIcon} />
      </button>
    </form>
  );
}
