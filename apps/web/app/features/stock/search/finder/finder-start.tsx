import type { ReadSearchView } from '@forecourt/app/stock/search/read-search.view';
import { readSearchHistory } from '@forecourt/domain/stock/search/search-history';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon, searchIcon } from '@forecourt/ui/icons';
import { storeList, useStoredList } from '../../../../browser/stored-list.ts';
import { useSaving } from '../../../watchlist/saving/use-saving.ts';
import { RecentlyViewedCars } from '../../../watchlist/recently-viewed-cars.tsx';

/** Before anything is typed: the last searches and the cars that were looked at, both of this browser alone. */
export function FinderStart({ examples }: Pick<ReadSearchView, 'examples'>) {
  const { keys, searchesKept, searchHref, words } = useSaving();
  const searches = readSearchHistory(useStoredList(keys.searches), searchesKept);
  return (
    <>
      {searches.length > 0 && (
        <section>
          <h2>
            Your last searches{' '}
            <button type="button" className="link" onClick={() => storeList(keys.searches, [])}>
              Clear
            </button>
          </h2>
          <ul className="finder-l">
            {searches.map(({ path, filters, label }) => (
              <li key={`${path} ${filters}`}>
                <a href={filters === '' ? path : `${path}?${filters}`}>
                  <Icon path={clockIcon} />
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {examples.length > 0 && (
        <section>
          <h2>Say it your way</h2>
          <ul className="finder-l">
            {examples.map(({ words: typed, href, countText }) => (
              <li key={href}>
                <a href={href}>
                  <Icon path={searchIcon} />
                  <span>{typed}</span>
                  <em>{countText}</em>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentlyViewedCars heading="h2" title="You looked at" />
      <p className="finder-all">
        <a className="link" href={searchHref}>
          Browse all {words.noun}
        </a>
      </p>
    </>
  );
}
