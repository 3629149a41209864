import { breakerAfter, closedBreaker, type BreakerEvent, type BreakerLimits } from './circuit-breaker.ts';
import type { ElapsedClock } from './elapsed-clock.ts';

export interface GuardOptions {
  readonly limits: BreakerLimits;
  /** A call that takes longer counts as failed, and nobody waits for it any more. */
  readonly timeoutMs: number;
  readonly clock: ElapsedClock;
  readonly onChange: (phase: 'open' | 'closed') => void;
  readonly onProbeFailed?: () => void;
}

/**
 * What the call answers, or null where it fails, takes too long, or is refused as the circuit breaker is open. The caller
 * is named where the limits count callers.
 */
export type GuardedCall = <T>(call: () => Promise<T>, caller?: string) => Promise<T | null>;

/**
 * A circuit breaker with a timeout, before something that one can do without: while it is down or slow, calling it
 * costs nothing.
 */
export function guardCalls({ limits, timeoutMs, clock, onChange, onProbeFailed }: GuardOptions): GuardedCall {
  let breaker = closedBreaker;

  function onEvent(event: BreakerEvent): void {
    const before = breaker.phase;
    breaker = breakerAfter(breaker, event, limits);
    if (breaker.phase !== before) onChange(breaker.phase);
    else if (event.kind === 'probed' && event.failed) onProbeFailed?.();
  }

  return async (call, caller) => {
    const startedMs = clock.elapsedMs();
    const isProbe = breaker.phase === 'open';
    if (breaker.phase === 'open') {
      if (startedMs < breaker.probeAtMs) return null;
      onEvent({ kind: 'probing', atMs: startedMs });
    }
    const outcome = await outcomeOf(call, timeoutMs, clock);
    const atMs = clock.elapsedMs();
    const failed = outcome === null;
    onEvent(
      isProbe
        ? { kind: 'probed', failed, atMs }
        : {
            kind: 'called',
            failed,
            tookMs: atMs - startedMs,
            atMs,
            ...(caller === undefined ? {} : { caller }),
          },
    );
    return outcome && outcome.value;
  };
}

/** Null where it failed, or did not end in time. */
function outcomeOf<T>(
  call: () => Promise<T>,
  timeoutMs: number,
  clock: ElapsedClock,
): Promise<{ readonly value: T } | null> {
  return new Promise((resolve) => {
    const callOff = clock.after(timeoutMs, () => resolve(null));
    (async () => call())()
      .then((value) => resolve({ value }))
      .catch(() => resolve(null))
      .finally(callOff);
  });
}
