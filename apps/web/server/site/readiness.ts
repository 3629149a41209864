import type { StockIndexWithFallback } from '@forecourt/app/stock/indexing/stock-index-with-fallback';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import { warmUp, type WarmUpDeps } from './warm-up.ts';

export interface ReadinessDeps extends WarmUpDeps {
  readonly stockIndex: StockIndexWithFallback;
  readonly log: EventLog;
}

/** Whether a load balancer should send visitors to this process. */
export interface Readiness {
  readonly isReady: () => boolean;
  /** Warms up, again and again until an engine answers. */
  begin(): Promise<void>;
  stop(): void;
}

const pauseMs = 1_000;

/** Not ready before it is warm, unless the fallback answers searches: that one needs no warm-up. */
export function readiness(deps: ReadinessDeps, searches: number): Readiness {
  const { stockIndex, clock, log } = deps;
  let phase: 'warming' | 'warm' | 'stopping' = 'warming';
  return {
    isReady: () => phase === 'warm' || (phase === 'warming' && !stockIndex.isPrimaryUsed()),
    async begin() {
      while (phase === 'warming') {
        try {
          const made = await warmUp(deps, searches);
          if (phase === 'warming') phase = 'warm';
          log.info({ event: 'server_ready', searches: made }, 'server ready');
        } catch (error) {
          log.warn({ event: 'warm_up_failed', error: failureSummary(error) }, 'the warm-up failed');
          await new Promise<void>((resolve) => {
            clock.after(pauseMs, resolve);
          });
        }
      }
    },
    stop() {
      phase = 'stopping';
    },
  };
}
