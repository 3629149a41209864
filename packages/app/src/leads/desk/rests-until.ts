import type { DestinationFigures } from '../../ports/leads/delivery-desk.port.ts';
import { destinationBreakers } from '../deliver/destination-breakers.ts';

const destination = 'this one';

/**
 * Until when the circuit breaker leaves a destination alone; null while it is in use. The breaker is the worker's own, so
 * its last tries are gone through by the same rule; where several workers share them, one may still try.
 */
export function restsUntil(lastTries: DestinationFigures['lastTries'], now: Date): Date | null {
  const breakers = destinationBreakers();
  for (const { outcome, at } of lastTries.toReversed()) {
    breakers.report(destination, outcome !== 'delivered', at);
  }
  const until = breakers.heldUntil(destination, now);
  return until !== null && until > now ? until : null;
}
