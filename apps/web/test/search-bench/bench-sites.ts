import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { loadSiteContext, type SiteContext } from '@forecourt/app/site/site-context';
import type { Database } from '@forecourt/store/connection';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { storeRunner } from '@forecourt/store/stores';

export interface BenchSite {
  readonly name: string;
  readonly cars: number;
  readonly context: SiteContext;
}

/** The sites of a loaded world that come nearest to a size, and the one that shows most of all. */
export async function benchSites(
  loader: Database,
  app: Database,
  sizes: readonly { readonly name: string; readonly cars: number }[],
): Promise<readonly BenchSite[]> {
  const { rows } = await loader.pool.query<{ siteId: SiteContext['site']['id']; cars: number }>(`
    select shared.site_id as "siteId", count(*)::int as cars
    from site_dealerships shared join cars on cars.dealership_id = shared.dealership_id
    group by shared.site_id`);
  const found: BenchSite[] = [];
  for (const { name, cars } of sizes) {
    const [nearest] = rows.toSorted((a, b) => Math.abs(a.cars - cars) - Math.abs(b.cars - cars));
    if (!nearest) throw new Error('there is no site: load a world first, with pnpm demo --size scale');
    const ports = { store: storeRunner(app), versions: stockVersions(app) };
    const loaded = await loadSiteContext(ports, { scope: grantSiteScope(nearest.siteId) });
    if (!loaded.ok) throw new Error('the site is gone');
    found.push({ name, cars: nearest.cars, context: loaded.value.context });
  }
  return found;
}
