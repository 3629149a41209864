import { breakerAfter, closedBreaker, type CircuitBreaker } from '../../shared/circuit-breaker.ts';

interface Watched {
  readonly breaker: CircuitBreaker;
  /** While it is left alone: when a single try is made to see whether it is back. */
  readonly probeAt: Date | null;
}

/** Which destinations are left alone for a while, as their last tries failed one after the other. */
export interface DestinationBreakers {
  /** Null when it may be tried, else when it may be asked again. */
  heldUntil(destination: string, now: Date): Date | null;
  report(destination: string, failed: boolean, now: Date): void;
}

/**
 * Breakers of one worker, for each destination: five failures in a row, and the messages for it wait without
 * counting a try; one message at a time asks whether it is back. Other destinations are not held up by it.
 */
export function destinationBreakers(pauseMs = 60_000): DestinationBreakers {
  const watched = new Map<string, Watched>();
  return {
    heldUntil(destination, now) {
      const known = watched.get(destination);
      if (known === undefined || known.probeAt === null) return null;
      if (now < known.probeAt) return known.probeAt;
      // This one is the try; whoever asks while it runs waits for the next.
      watched.set(destination, { ...known, probeAt: new Date(now.getTime() + pauseMs) });
      return null;
    },
    report(destination, failed, now) {
      const before = watched.get(destination)?.breaker ?? closedBreaker;
      const event =
        before.phase === 'open'
          ? ({ kind: 'probed', failed } as const)
          : ({ kind: 'called', failed, tookMs: 0, atMs: now.getTime() } as const);
      const breaker = breakerAfter(before, event);
      if (breaker.phase === 'open') {
        watched.set(destination, { breaker, probeAt: new Date(now.getTime() + pauseMs) });
      } else if (breaker.failuresInRow > 0) watched.set(destination, { breaker, probeAt: null });
      // What is well takes no memory, however many destinations there are.
      else watched.delete(destination);
    },
  };
}
