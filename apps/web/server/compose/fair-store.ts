import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import { concurrencyLimit, type ConcurrencyLimitOptions } from '@forecourt/resilience/concurrency-limit';
import { Overloaded } from '@forecourt/resilience/overloaded';
import { systemClock } from '@forecourt/server/clock/system-clock';

type Limits = Pick<ConcurrencyLimitOptions, 'atOnce' | 'mostOfOwner' | 'waiting' | 'timeoutMs'>;

/** Stores whose connections are shared fairly by sites: `atOnce` is as many as the pool has. */
export function fairStore<Stores>(store: StoreRunner<Stores>, limits: Limits): StoreRunner<Stores> {
  const limit = concurrencyLimit({ ...limits, order: 'fifo', refuse, clock: systemClock });
  return {
    run: (scope, work, options) =>
      limit.run('siteId' in scope ? scope.siteId : scope.staffId, () => store.run(scope, work, options)),
  };
}

const refuse = () => new Overloaded('all connections to the database are busy');
