import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import { concurrencyLimit, type ConcurrencyLimits } from '@forecourt/resilience/concurrency-limit';
import { Overloaded } from '@forecourt/resilience/overloaded';
import { systemClock } from '../clock/system-clock.ts';

/** Stores whose connections are shared fairly by owners, which are sites and members of staff unless it is said otherwise: `atOnce` is as many as the pool has. */
export function fairStore<Stores>(
  store: StoreRunner<Stores>,
  limits: ConcurrencyLimits,
  ownerOf: (scope: Scope) => string = idOf,
): StoreRunner<Stores> {
  const limit = concurrencyLimit({ ...limits, order: 'fifo', refuse, clock: systemClock });
  return {
    run: (scope, work, options) => limit.run(ownerOf(scope), () => store.run(scope, work, options)),
  };
}

const idOf = (scope: Scope) => ('siteId' in scope ? scope.siteId : scope.staffId);

const refuse = () => new Overloaded('all connections to the database are busy');
