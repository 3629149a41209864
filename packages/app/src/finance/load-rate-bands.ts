import { rateBands, type RateBand } from '@forecourt/domain/finance/rate-bands';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';

export type RatesStore = StoreRunner<{ readonly cars: Pick<CarStore, 'listRates'> }>;

const mostBands = 6;
const mostYears = 100;

/** The rates of the site's lender by the years of its cars; none where the site says nothing of finance. */
export async function loadRateBands(
  store: RatesStore,
  { scope, settings }: Pick<SiteContext, 'scope' | 'settings'>,
): Promise<readonly RateBand[]> {
  const { provider, showsFinance } = settings.finance;
  if (provider === null || !showsFinance) return [];
  return rateBands(await store.run(scope, ({ cars }) => cars.listRates(provider, mostYears)), mostBands);
}
