import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { keepOnly } from '@forecourt/domain/stock/sidebar/change-filters';
import { namesCar, type FilterChip } from '@forecourt/domain/stock/sidebar/filter-chips';
import type { StockIndex, StockSite } from '../../ports/stock/stock-index.port.ts';
import { countInWords } from './count-in-words.ts';
import type { LinkTo } from './search-links.ts';
import type { DropView } from './search-page.view.ts';

export interface AloneInput {
  readonly site: StockSite;
  readonly state: NormalSearchState;
  readonly filters: readonly FilterChip[];
  readonly linkTo: LinkTo;
  readonly settings: SiteSettings;
  /** What is searched for where nothing of a kind is chosen. */
  readonly searched: (state: NormalSearchState) => NormalSearchState;
}

/** What a filter finds by itself. */
interface FoundAlone {
  readonly drop: DropView;
  readonly cars: readonly { readonly car: ListedCar; readonly difference: string }[];
}

const mostCars = 4;

/** Where no single change helps: what each filter finds by itself, the name first, then the fewest (SRCH-9). */
export async function findAlone(
  { stockIndex }: { readonly stockIndex: StockIndex },
  { site, state, filters, linkTo, settings, searched }: AloneInput,
): Promise<readonly FoundAlone[]> {
  const tried = await Promise.all(
    filters.map(async (filter) => {
      const { attribute, value } = filter;
      const alone = keepOnly(state, attribute);
      const search = { state: searched(alone), pageSize: mostCars, facets: [], stats: [] };
      const { count, hits } = await stockIndex.search(site, search);
      return { alone, value, count, hits, isName: namesCar(filter) };
    }),
  );
  return tried
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => Number(other.isName) - Number(one.isName) || one.count - other.count)
    .map(({ alone, value, count, hits }) => ({
      drop: { href: linkTo(alone), dropped: null, instead: value, count: countInWords(count, settings) },
      cars: hits.map((car) => ({ car, difference: `Matches ${value}` })),
    }));
}
