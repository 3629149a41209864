import { fillPlaces } from '@forecourt/domain/core/fill-places';
import type { FilterChip } from '@forecourt/domain/stock/sidebar/filter-chips';
import { stockCount } from '@forecourt/domain/stock/search/stock-count';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { StockIndex, StockSite } from '../../ports/stock/stock-index.port.ts';
import type { LinkTo } from './search-links.ts';
import type { LinkView } from '../../shared/link.view.ts';

/** Each filter costs a search: of a longer list the first are tried. */
const mostTried = 5;

interface DropsInput {
  readonly site: StockSite;
  readonly chips: readonly FilterChip[];
  readonly linkTo: LinkTo;
  readonly settings: SiteSettings;
  /** What is searched for where nothing of a kind is chosen. */
  readonly searched: (state: NormalSearchState) => NormalSearchState;
}

/** Where nothing was found: which filter to drop, and what that would bring, most cars first (SRCH-9). */
export async function suggestDrops(
  { stockIndex }: { readonly stockIndex: StockIndex },
  { site, chips, linkTo, settings, searched }: DropsInput,
): Promise<readonly LinkView[]> {
  const tried = await Promise.all(
    chips.slice(0, mostTried).map(async (chip) => {
      const search = { state: searched(chip.without), pageSize: 1, facets: [], stats: [] };
      const { count } = await stockIndex.search(site, search);
      return { chip, count };
    }),
  );
  return tried
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ chip, count }) => ({
      label: fillPlaces('Drop “{value}” to see {count}', {
        value: chip.value,
        count: stockCount(count, settings),
      }),
      href: linkTo(chip.without),
    }));
}
