import {
  breakerAfter,
  closedBreaker,
  type BreakerEvent,
  type BreakerLimits,
} from '@forecourt/resilience/circuit-breaker';
import type { Clock } from '../../ports/platform/clock.port.ts';
import {
  StockIndexUnavailable,
  type StockIndex,
  type StockSite,
} from '../../ports/stock/stock-index.port.ts';

export interface FallbackOptions {
  readonly primary: StockIndex;
  /** Null: where the primary does not answer, nobody does. */
  readonly fallback: StockIndex | null;
  readonly clock: Clock;
  /** How long each of the two may take for one answer. */
  readonly primaryTimeoutMs: number;
  readonly fallbackTimeoutMs: number;
  /** Open: the primary is not asked. */
  readonly onChange?: (phase: 'open' | 'closed') => void;
  /** Called with an error that is no failure of an engine but ours. */
  readonly onBroken?: (error: unknown) => void;
}

export interface StockIndexWithFallback extends StockIndex {
  /** Whether searches go to the primary: the circuit breaker is closed. */
  isPrimaryUsed(): boolean;
  /** Ends its timers. */
  close(): void;
}

type Query<Result> = (index: StockIndex) => Promise<Result>;
interface SearchCall<Result> {
  readonly site: StockSite;
  readonly query: Query<Result>;
  readonly degraded: (result: Result) => Result;
}
type Outcome<Result> =
  | { readonly kind: 'succeeded'; readonly result: Result }
  | { readonly kind: 'failed' | 'abandoned' }
  | { readonly kind: 'broken'; readonly error: unknown };

const slowMs = 1_000;
/** A call that takes longer is overdue. */
const lateMs = 400;
const windowSeconds = 10;
const limits: BreakerLimits = {
  failuresInRow: 5,
  lateInRow: 5,
  slow: { ms: slowMs, windowSeconds, fewestCalls: 20 },
  // The primary is in use again well within 10 s of its return.
  pauseMs: 2_000,
};

/**
 * Searches the primary engine behind a circuit breaker (resilience/circuit-breaker.ts), and in its place the fallback, whose
 * results are marked as degraded. Whoever still waits for the primary when the breaker opens goes on to the
 * fallback at once. One probe at a time, for which no visitor waits, finds out when the primary is back.
 * What one site searches for is no reason to take the engine from the others: it takes the trouble of two, unless
 * one alone has searched lately.
 */
export function stockIndexWithFallback(options: FallbackOptions): StockIndexWithFallback {
  const { primary, fallback, clock } = options;
  let breaker = closedBreaker;
  /** Probes repeat the last query: one that no engine can answer must not stay the probe. */
  let latest: Query<unknown> | undefined;
  let cancelProbe: (() => void) | undefined;
  const waiting = new Set<() => void>();
  const sites = searchingSites();

  function onEvent(event: BreakerEvent): void {
    const before = breaker.phase;
    const fewestCallers = sites.areSeveral(event.atMs - windowSeconds * 1_000) ? 2 : 1;
    breaker = breakerAfter(breaker, event, { ...limits, fewestCallers });
    if (breaker.phase === before) return;
    options.onChange?.(breaker.phase);
    if (breaker.phase === 'closed') return;
    for (const abandon of waiting) abandon();
    probeLater();
  }

  function probeLater(): void {
    if (breaker.phase === 'closed') return;
    cancelProbe = clock.after(breaker.probeAtMs - clock.elapsedMs(), () => void probe());
  }

  async function probe(): Promise<void> {
    if (!latest) return;
    const { kind } = await withTimeout(clock, latest, primary, slowMs);
    onEvent({ kind: 'probed', failed: kind !== 'succeeded', atMs: clock.elapsedMs() });
    probeLater();
  }

  async function queryPrimary<Result>({ site, query }: SearchCall<Result>): Promise<Outcome<Result>> {
    const startedMs = clock.elapsedMs();
    const caller = site.scope.siteId;
    sites.add(caller, startedMs);
    const cancelLate = clock.after(lateMs, () => onEvent({ kind: 'late', atMs: clock.elapsedMs(), caller }));
    const outcome = await withTimeout(clock, query, primary, options.primaryTimeoutMs, waiting);
    cancelLate();
    const atMs = clock.elapsedMs();
    if (outcome.kind === 'broken') options.onBroken?.(outcome.error);
    if (outcome.kind === 'succeeded' || outcome.kind === 'failed') {
      onEvent({ kind: 'called', failed: outcome.kind === 'failed', tookMs: atMs - startedMs, atMs, caller });
    }
    return outcome;
  }

  async function queryFallback<Result>(query: Query<Result>): Promise<Result> {
    if (!fallback) throw new StockIndexUnavailable('the engine does not answer, and there is no other');
    const outcome = await withTimeout(clock, query, fallback, options.fallbackTimeoutMs);
    if (outcome.kind === 'succeeded') return outcome.result;
    if (outcome.kind === 'broken') options.onBroken?.(outcome.error);
    throw new StockIndexUnavailable('neither engine answers');
  }

  async function run<Result>(call: SearchCall<Result>) {
    latest = call.query;
    if (breaker.phase === 'closed') {
      const outcome = await queryPrimary(call);
      if (outcome.kind === 'succeeded') return outcome.result;
    }
    return call.degraded(await queryFallback(call.query));
  }

  return {
    search: (site, search) =>
      run({
        site,
        query: (index) => index.search(site, search),
        degraded: (result) => ({ ...result, isDegraded: true }),
      }),
    suggest: (site, typed, limit) =>
      run({
        site,
        query: (index) => index.suggest(site, typed, limit),
        degraded: (result) => result,
      }),
    isPrimaryUsed: () => breaker.phase === 'closed',
    close() {
      latest = undefined;
      cancelProbe?.();
    },
  };
}

/** Which site searched last, and when another last did: enough to know whether several have since a moment. */
function searchingSites() {
  let last: { readonly siteId: string; readonly atMs: number } | undefined;
  let otherAtMs = -Infinity;
  return {
    add(siteId: string, atMs: number) {
      if (last && last.siteId !== siteId) otherAtMs = last.atMs;
      last = { siteId, atMs };
    },
    areSeveral: (sinceMs: number) => otherAtMs > sinceMs,
  };
}

/** Queries one engine with a timeout, after which its result is dropped; `waiting` gets what abandons it sooner. */
function withTimeout<Result>(
  clock: Clock,
  query: Query<Result>,
  index: StockIndex,
  timeoutMs: number,
  waiting = new Set<() => void>(),
): Promise<Outcome<Result>> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome<Result>) => {
      cancelTimeout();
      waiting.delete(abandon);
      resolve(outcome);
    };
    const abandon = () => end({ kind: 'abandoned' });
    const cancelTimeout = clock.after(timeoutMs, () => end({ kind: 'failed' }));
    waiting.add(abandon);
    (async () => query(index))().then(
      (result) => end({ kind: 'succeeded', result }),
      (error: unknown) =>
        end(error instanceof StockIndexUnavailable ? { kind: 'failed' } : { kind: 'broken', error }),
    );
  });
}
