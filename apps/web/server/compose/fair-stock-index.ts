import type { StockIndexWithFallback } from '@forecourt/app/stock/indexing/stock-index-with-fallback';
import { concurrencyLimit, type ConcurrencyLimits } from '@forecourt/resilience/concurrency-limit';
import { Overloaded } from '@forecourt/resilience/overloaded';
import { systemClock } from '@forecourt/server/clock/system-clock';

/** A search whose engine is shared fairly by sites: many searches of one are no reason for others to wait. */
export function fairStockIndex(
  index: StockIndexWithFallback,
  limits: ConcurrencyLimits,
): StockIndexWithFallback {
  const limit = concurrencyLimit({ ...limits, order: 'fifo', refuse, clock: systemClock });
  return {
    ...index,
    search: (site, search) => limit.run(site.scope.siteId, () => index.search(site, search)),
    suggest: (site, typed, most) => limit.run(site.scope.siteId, () => index.suggest(site, typed, most)),
  };
}

const refuse = () => new Overloaded('too many searches at once');
