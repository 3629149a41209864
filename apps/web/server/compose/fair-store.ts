import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import { concurrencyLimit, type ConcurrencyLimits } from '@forecourt/resilience/concurrency-limit';
import { Overloaded } from '@forecourt/resilience/overloaded';
import { systemClock } from '@forecourt/server/clock/system-clock';

/** Stores whose connections are shared fairly by sites: `atOnce` is as many as the pool has. */
export function fairStore<Stores>(
  store: StoreRunner<Stores>,
  limits: ConcurrencyLimits,
): StoreRunner<Stores> {
  const limit = concurrencyLimit({ ...limits, order: 'fifo', refuse, clock: systemClock });
  return {
    run: (scope, work, options) =>
      limit.run('siteId' in scope ? scope.siteId : scope.staffId, () => store.run(scope, work, options)),
  };
}

const refuse = () => new Overloaded('all connections to the database are busy');
