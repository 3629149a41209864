/** What became of calls in one second. */
interface SecondOfCalls {
  readonly second: number;
  readonly calls: number;
  readonly slow: number;
  readonly slowOf: Callers;
}

/** Of different callers as many as a limit asks for: further ones add nothing. */
type Callers = readonly string[];

/** Closed: calls are made. Open: they are refused, but for a probe now and then. */
export type CircuitBreaker =
  | {
      readonly phase: 'closed';
      readonly failuresInRow: number;
      readonly failuresOf: Callers;
      /** Calls that are overdue since the last one ended. */
      readonly lateInRow: number;
      readonly lateOf: Callers;
      /** The newest last. */
      readonly seconds: readonly SecondOfCalls[];
    }
  /** Half open from `probeAtMs` on: the next call may be made as a probe. */
  | { readonly phase: 'open'; readonly probeAtMs: number };

export type BreakerEvent =
  | {
      readonly kind: 'called';
      readonly failed: boolean;
      readonly tookMs: number;
      readonly atMs: number;
      readonly caller?: string;
    }
  /** A call has gone without an answer for longer than answers take. */
  | { readonly kind: 'late'; readonly atMs: number; readonly caller?: string }
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
  /** Of how many callers at least are the calls that open it; events then name theirs. */
  readonly fewestCallers?: number;
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
  failuresOf: [],
  lateInRow: 0,
  lateOf: [],
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
  const isOfEnough = (callers: Callers) => callers.length >= (limits.fewestCallers ?? 0);
  if (event.kind === 'late') {
    const lateInRow = breaker.lateInRow + 1;
    const lateOf = withCaller(breaker.lateOf, event, limits);
    const isLate = lateInRow >= (limits.lateInRow ?? Infinity) && isOfEnough(lateOf);
    return isLate ? open : { ...breaker, lateInRow, lateOf };
  }
  const failuresInRow = event.failed ? breaker.failuresInRow + 1 : 0;
  const failuresOf = event.failed ? withCaller(breaker.failuresOf, event, limits) : [];
  if (failuresInRow >= limits.failuresInRow && isOfEnough(failuresOf)) return open;
  if (!limits.slow && failuresInRow === 0) return closedBreaker;
  const seconds = limits.slow ? withCall(breaker.seconds, event, limits) : [];
  const isSlowOfEnough = isOfEnough(seconds.reduce((all: Callers, { slowOf }) => union(all, slowOf), []));
  return limits.slow && isSlow(seconds, limits.slow) && isSlowOfEnough
    ? open
    : { phase: 'closed', failuresInRow, failuresOf, lateInRow: 0, lateOf: [], seconds };
}

const union = (some: Callers, others: Callers): Callers => [...new Set([...some, ...others])];

function withCaller(
  callers: Callers,
  { caller }: { readonly caller?: string },
  { fewestCallers = 0 }: BreakerLimits,
): Callers {
  return caller === undefined || callers.length >= fewestCallers ? callers : union(callers, [caller]);
}

function withCall(
  seconds: readonly SecondOfCalls[],
  event: Extract<BreakerEvent, { readonly kind: 'called' }>,
  limits: BreakerLimits,
): readonly SecondOfCalls[] {
  const { ms = Infinity, windowSeconds = 0 } = limits.slow ?? {};
  const second = Math.floor(event.atMs / 1_000);
  const isSlowCall = event.tookMs > ms;
  const last = seconds.at(-1);
  const [present, earlier] =
    last?.second === second
      ? [last, seconds.slice(0, -1)]
      : [{ second, calls: 0, slow: 0, slowOf: [] }, seconds];
  return [
    ...earlier.filter((one) => one.second > second - windowSeconds),
    {
      second,
      calls: present.calls + 1,
      slow: present.slow + Number(isSlowCall),
      slowOf: isSlowCall ? withCaller(present.slowOf, event, limits) : present.slowOf,
    },
  ];
}

/** Whether the 95th percentile lies above the limit: counting what does is enough to know. */
function isSlow(seconds: readonly SecondOfCalls[], { fewestCalls }: SlowLimit): boolean {
  const calls = seconds.reduce((sum, one) => sum + one.calls, 0);
  const slow = seconds.reduce((sum, one) => sum + one.slow, 0);
  return calls >= fewestCalls && calls - slow < Math.ceil(calls * 0.95);
}
