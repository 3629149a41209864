export interface TimedBreakerLimits {
  /** A call that takes longer counts as failed, and nobody waits for it any more. */
  readonly callMs: number;
  readonly failuresInRow: number;
  /** For so long an open breaker makes no calls; then one probes. */
  readonly pauseMs: number;
}

export interface TimedCircuitBreaker {
  /** What the call answers, or null where it fails, takes too long, or is not made as the breaker is open. */
  call<T>(made: () => Promise<T>): Promise<T | null>;
}

export interface TimedBreakerOptions {
  readonly nowMs: () => number;
  /** Open: no calls are made. */
  readonly onChange: (isOpen: boolean) => void;
  /** Called when a probe has failed. */
  readonly onStillOpen?: () => void;
}

/**
 * A circuit breaker with a timeout, before something that one can do without: while it is down or slow, calling it
 * costs nothing.
 */
export function timedCircuitBreaker(
  { callMs, failuresInRow, pauseMs }: TimedBreakerLimits,
  { nowMs, onChange, onStillOpen }: TimedBreakerOptions,
): TimedCircuitBreaker {
  let failures = 0;
  let nextProbeMs = -Infinity;
  let isOpen = false;

  function record(failed: boolean): void {
    const wasOpen = isOpen;
    failures = failed ? failures + 1 : 0;
    isOpen = failures >= failuresInRow;
    nextProbeMs = isOpen ? nowMs() + pauseMs : -Infinity;
    if (isOpen !== wasOpen) onChange(isOpen);
    else if (isOpen) onStillOpen?.();
  }

  return {
    async call<T>(made: () => Promise<T>) {
      if (nowMs() < nextProbeMs) return null;
      // Half open: this one probes, and whoever comes meanwhile goes on without.
      if (isOpen) nextProbeMs = nowMs() + pauseMs;
      const { promise: timeout, resolve: timeOut } = Promise.withResolvers<'timed out'>();
      const timer = setTimeout(() => timeOut('timed out'), callMs);
      try {
        const called = made().then((value) => ({ value }));
        // It may fail when nobody waits any more.
        called.catch(() => undefined);
        const outcome = await Promise.race([called, timeout]);
        record(outcome === 'timed out');
        return outcome === 'timed out' ? null : outcome.value;
      } catch {
        record(true);
        return null;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
