import { readSearchHistory } from '@forecourt/domain/stock/search/search-history';
import { useStoredList } from '../../browser/stored-list.ts';
import { useSaving } from './saving/use-saving.ts';

/** The last searches of this browser (SRCH-14, WATCH-5); nothing where there are none. */
export function RecentSearches({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  const { keys, searchesKept } = useSaving();
  const searches = readSearchHistory(useStoredList(keys.searches), searchesKept);
  if (searches.length === 0) return null;
  return (
    <section>
      <Heading className="h3">Recent searches</Heading>
      <ul className="srch">
        {searches.map(({ path, filters, label }) => (
          <li key={`${path} ${filters}`}>
            <a href={filters === '' ? path : `${path}?${filters}`}>
              <b>{label}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
