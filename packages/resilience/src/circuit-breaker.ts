/** What became of calls in one second. */
interface SecondOfCalls {
  readonly second: number;
  readonly calls: number;
  readonly slow: number;
}

/** Closed: calls are made. Open: they are refused, but for a probe now and then. */
export type CircuitBreaker =
  | {
      readonly phase: 'closed';
      readonly failuresInRow: number;
      /** Calls that are overdue since the last one ended. */
      readonly lateInRow: number;
      /** The newest last. */
      readonly seconds: readonly SecondOfCalls[];
    }
  /** Half open from `probeAtMs` on: the next call may be made as a probe. */
  | { readonly phase: 'open'; readonly probeAtMs: number };

export type BreakerEvent =
  | { readonly kind: 'called'; readonly failed: boolean; readonly tookMs: number; readonly atMs: number }
  /** A call has gone without an answer for longer than answers take. */
  | { readonly kind: 'late'; readonly atMs: number }
  /** A single call is made while all others are refused, and has ended. */
  | { readonly kind: 'probing'; readonly atMs: number }
  | { readonly kind: 'probed'; readonly failed: boolean; readonly atMs: number };

export interface BreakerLimits {
  readonly failuresInRow: number;
  /** From the opening, and from one probe, to the next. */
  readonly pauseMs: number;
  /** What hangs ends no calls: whoever called would wait for all of the time that a call may take. */
  readonly lateInRow?: number;
  readonly slow?: SlowLimit;
}

/** Slower than this for more than one call in twenty (its 95th percentile) is as good as down. */
interface SlowLimit {
  readonly ms: number;
  readonly windowSeconds: number;
  /** Of fewer calls one slow one would be the 95th percentile. */
  readonly fewestCalls: number;
}

/** One that has nothing to remember, and so takes no memory of its own. */
export const closedBreaker: CircuitBreaker = {
  phase: 'closed',
  failuresInRow: 0,
  lateInRow: 0,
  seconds: [],
};

/** The breaker after an event. An open one heeds probes alone: what was called before it opened says nothing new. */
export function breakerAfter(
  breaker: CircuitBreaker,
  event: BreakerEvent,
  limits: BreakerLimits,
): CircuitBreaker {
  const open: CircuitBreaker = { phase: 'open', probeAtMs: event.atMs + limits.pauseMs };
  if (event.kind === 'probed' && !event.failed) return closedBreaker;
  if (event.kind === 'probing' || event.kind === 'probed') return breaker.phase === 'open' ? open : breaker;
  if (breaker.phase === 'open') return breaker;
  if (event.kind === 'late') {
    const lateInRow = breaker.lateInRow + 1;
    return lateInRow >= (limits.lateInRow ?? Infinity) ? open : { ...breaker, lateInRow };
  }
  const failuresInRow = event.failed ? breaker.failuresInRow + 1 : 0;
  if (failuresInRow >= limits.failuresInRow) return open;
  if (!limits.slow && failuresInRow === 0) return closedBreaker;
  if (!limits.slow) return { phase: 'closed', failuresInRow, lateInRow: 0, seconds: [] };
  const seconds = withCall(breaker.seconds, event, limits.slow);
  return isSlow(seconds, limits.slow) ? open : { phase: 'closed', failuresInRow, lateInRow: 0, seconds };
}

function withCall(
  seconds: readonly SecondOfCalls[],
  { atMs, tookMs }: { readonly atMs: number; readonly tookMs: number },
  limit: SlowLimit,
): readonly SecondOfCalls[] {
  const second = Math.floor(atMs / 1_000);
  const last = seconds.at(-1);
  const [present, earlier] =
    last?.second === second ? [last, seconds.slice(0, -1)] : [{ second, calls: 0, slow: 0 }, seconds];
  return [
    ...earlier.filter((one) => one.second > second - limit.windowSeconds),
    { second, calls: present.calls + 1, slow: present.slow + Number(tookMs > limit.ms) },
  ];
}

/** Whether the 95th percentile lies above the limit: counting what does is enough to know. */
function isSlow(seconds: readonly SecondOfCalls[], { fewestCalls }: SlowLimit): boolean {
  const calls = seconds.reduce((sum, one) => sum + one.calls, 0);
  const slow = seconds.reduce((sum, one) => sum + one.slow, 0);
  return calls >= fewestCalls && calls - slow < Math.ceil(calls * 0.95);
}
