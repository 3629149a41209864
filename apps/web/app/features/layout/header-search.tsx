import type { HeaderView } from '@forecourt/app/layout/layout.view';
import { Icon } from '@forecourt/ui/icon';
import { searchIcon } from '@forecourt/ui/icons';
import { useSearchedWords } from '../../navigation/use-navigation.ts';
import { FinderInput } from '../stock/search/finder/finder-input.tsx';

/** Stock is searched by words from every page: a plain form, which a press or a letter opens over the page. */
export function HeaderSearch({ search }: Pick<HeaderView, 'search'>) {
  return (
    <form className="hsearch" role="search" action={search.href}>
      <Icon path={searchIcon} />
      <FinderInput label="Search our stock" hint={search.hint} words={useSearchedWords()} />
      <button type="submit">Search</button>
    </form>
  );
}
