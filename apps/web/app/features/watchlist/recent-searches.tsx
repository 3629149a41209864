import { readSearchHistory } from '@forecourt/domain/stock/search/search-history';
import { useStoredList } from '../../browser/stored-list.ts';
import { useSaving } from './saving/use-saving.ts';

/** The last searches of this browser (SRCH-14, WATCH-5). */
export function RecentSearches({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  const { keys, searchesKept, searchHref, words } = useSaving();
  const searches = readSearchHistory(useStoredList(keys.searches), searchesKept);
  if (searchesKept === 0) return null;
  return (
    <section>
      <Heading className="h3">Recent searches</Heading>
      {searches.length === 0 ? (
        <p className="muted">
          None yet. <a href={searchHref}>Search our {words.noun}</a>
        </p>
      ) : (
        <ul className="srch">
          {searches.map(({ path, filters, label }) => (
            <li key={`${path} ${filters}`}>
              <a href={filters === '' ? path : `${path}?${filters}`}>
                <b>{label}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
