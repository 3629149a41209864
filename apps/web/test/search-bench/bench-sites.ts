import type { StockIndex } from '@forecourt/app/ports/stock/stock-index.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { loadSiteContext, type SiteContext } from '@forecourt/app/site/site-context';
import { searchStock } from '@forecourt/app/stock/search/search-stock';
import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import type { Database } from '@forecourt/store/connection';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { storeRunner } from '@forecourt/store/stores';

export interface BenchSite {
  readonly name: string;
  readonly cars: number;
  readonly context: SiteContext;
}

/** A site may list few of its cars, or none, by its own rules: an empty search measures nothing. */
const leastListedShare = 0.5;
const mostTries = 40;

/** The sites of a loaded world that come nearest to a size and list most of it, and the one that shows most of all. */
export async function benchSites(
  { loader, app, stockIndex }: { loader: Database; app: Database; stockIndex: StockIndex },
  sizes: readonly { readonly name: string; readonly cars: number }[],
): Promise<readonly BenchSite[]> {
  const { rows } = await loader.pool.query<{ siteId: SiteContext['site']['id']; cars: number }>(`
    select shared.site_id as "siteId", count(*)::int as cars
    from site_dealerships shared join cars on cars.dealership_id = shared.dealership_id
    group by shared.site_id`);
  const ports = { store: storeRunner(app), versions: stockVersions(app) };
  const found: BenchSite[] = [];
  for (const { name, cars } of sizes) {
    const nearest = rows.toSorted((a, b) => Math.abs(a.cars - cars) - Math.abs(b.cars - cars));
    let site: BenchSite | null = null;
    for (const row of nearest.slice(0, mostTries)) {
      const loaded = await loadSiteContext(ports, { scope: grantSiteScope(row.siteId) });
      if (!loaded.ok) throw new Error('the site is gone');
      const { context } = loaded.value;
      const state = emptySearch('relevant');
      const listed = await searchStock({ stockIndex }, context, { state, now: new Date() });
      if (!listed.ok || listed.value.count < row.cars * leastListedShare) continue;
      site = { name, cars: listed.value.count, context };
      break;
    }
    if (!site) throw new Error(`no site lists about ${cars} cars: pnpm demo --size scale, then pnpm reindex`);
    found.push(site);
  }
  return found;
}
