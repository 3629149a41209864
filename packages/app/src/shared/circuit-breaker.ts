/** What became of calls to an engine in one second of its time. */
interface SecondOfCalls {
  readonly second: number;
  readonly calls: number;
  readonly slow: number;
}

/** Whether an engine is asked (closed) or left alone (open), as the calls so far decided it. */
export type CircuitBreaker =
  | {
      readonly phase: 'closed';
      readonly failuresInRow: number;
      /** Calls that are overdue since the last one ended. */
      readonly lateInRow: number;
      /** The newest last. */
      readonly seconds: readonly SecondOfCalls[];
    }
  | { readonly phase: 'open' };

export type BreakerEvent =
  | { readonly kind: 'called'; readonly failed: boolean; readonly tookMs: number; readonly atMs: number }
  /** A call has gone without an answer for longer than answers take. */
  | { readonly kind: 'late' }
  /** A single call to an engine that is otherwise left alone. */
  | { readonly kind: 'probed'; readonly failed: boolean };

export const breakerLimits = {
  failuresInRow: 5,
  /** An engine that hangs ends no calls: whoever asked would wait for all of the time that a call may take. */
  lateMs: 400,
  lateInRow: 5,
  /** Slower than this for more than one call in twenty (its 95th percentile) is as good as down. */
  slowMs: 1_000,
  windowSeconds: 10,
  /** Of fewer calls one slow one would be the 95th percentile. */
  fewestCalls: 20,
} as const;

export const closedBreaker: CircuitBreaker = {
  phase: 'closed',
  failuresInRow: 0,
  lateInRow: 0,
  seconds: [],
};
const openBreaker: CircuitBreaker = { phase: 'open' };

/** The breaker after an event. An open one heeds probes alone: what was asked before it opened says nothing new. */
export function breakerAfter(breaker: CircuitBreaker, event: BreakerEvent): CircuitBreaker {
  if (event.kind === 'probed') return event.failed ? breaker : closedBreaker;
  if (breaker.phase === 'open') return breaker;
  if (event.kind === 'late') {
    const lateInRow = breaker.lateInRow + 1;
    return lateInRow >= breakerLimits.lateInRow ? openBreaker : { ...breaker, lateInRow };
  }
  const failuresInRow = event.failed ? breaker.failuresInRow + 1 : 0;
  const seconds = withCall(breaker.seconds, event.atMs, event.tookMs);
  const isBad = failuresInRow >= breakerLimits.failuresInRow || isSlow(seconds);
  return isBad ? openBreaker : { phase: 'closed', failuresInRow, lateInRow: 0, seconds };
}

function withCall(seconds: readonly SecondOfCalls[], atMs: number, tookMs: number): readonly SecondOfCalls[] {
  const second = Math.floor(atMs / 1_000);
  const last = seconds.at(-1);
  const [present, earlier] =
    last?.second === second ? [last, seconds.slice(0, -1)] : [{ second, calls: 0, slow: 0 }, seconds];
  return [
    ...earlier.filter((one) => one.second > second - breakerLimits.windowSeconds),
    {
      second,
      calls: present.calls + 1,
      slow: present.slow + Number(tookMs > breakerLimits.slowMs),
    },
  ];
}

/** Whether the 95th percentile lies above the limit: counting what does is enough to know. */
function isSlow(seconds: readonly SecondOfCalls[]): boolean {
  const calls = seconds.reduce((sum, one) => sum + one.calls, 0);
  const slow = seconds.reduce((sum, one) => sum + one.slow, 0);
  return calls >= breakerLimits.fewestCalls && calls - slow < Math.ceil(calls * 0.95);
}
