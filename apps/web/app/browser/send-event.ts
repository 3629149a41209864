import type { SavingView } from '@forecourt/app/watchlist/saving.view';

type Counting = Pick<SavingView, 'countsUnasked' | 'keys'>;

/** Has something counted that a visitor did here (FORM-8), unless they refused. A beacon: nothing waits for it. */
export function sendEvent(event: number, carId: string | null, counting: Counting): void {
  if (!mayMeasure(counting)) return;
  const body = new Blob([JSON.stringify({ event, car_id: carId })], { type: 'application/json' });
  navigator.sendBeacon('/api/events', body);
}

/** Whether what a visitor does may be counted: not once they refused, and not before they were asked where they must be. */
export function mayMeasure({ countsUnasked, keys }: Counting): boolean {
  const consent = readConsent(keys.consent);
  return consent === 'given' || (consent !== 'refused' && countsUnasked);
}

function readConsent(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
