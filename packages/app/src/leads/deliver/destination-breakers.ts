import {
  breakerAfter,
  closedBreaker,
  type BreakerEvent,
  type CircuitBreaker,
} from '@forecourt/resilience/circuit-breaker';

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
export function destinationBreakers(
  pauseMs = 60_000,
  onOpened: (destination: string) => void = () => undefined,
): DestinationBreakers {
  const limits = { failuresInRow: 5, pauseMs };
  const breakers = new Map<string, CircuitBreaker>();

  function onEvent(destination: string, event: BreakerEvent): void {
    const before = breakers.get(destination) ?? closedBreaker;
    const breaker = breakerAfter(before, event, limits);
    if (breaker.phase === 'open' && before.phase !== 'open') onOpened(destination);
    // What is well takes no memory, however many destinations there are.
    if (breaker === closedBreaker) breakers.delete(destination);
    else breakers.set(destination, breaker);
  }

  return {
    heldUntil(destination, now) {
      const breaker = breakers.get(destination);
      if (breaker?.phase !== 'open') return null;
      if (now.getTime() < breaker.probeAtMs) return new Date(breaker.probeAtMs);
      // This one is the try; whoever asks while it runs waits for the next.
      onEvent(destination, { kind: 'probing', atMs: now.getTime() });
      return null;
    },
    report(destination, failed, now) {
      const atMs = now.getTime();
      // Messages are few and tries are long: one that began before its destination was left alone tells as much.
      const isOpen = breakers.get(destination)?.phase === 'open';
      onEvent(
        destination,
        isOpen ? { kind: 'probed', failed, atMs } : { kind: 'called', failed, tookMs: 0, atMs },
      );
    },
  };
}
