import type { SavingView } from '@forecourt/app/watchlist/saving.view';

type Counting = Pick<SavingView, 'countsUnasked' | 'keys'>;

/** Has something counted that a visitor did here (FORM-8), unless they do not want it. Nobody waits for it. */
export function reportEvent(event: number, carId: string | null, { countsUnasked, keys }: Counting): void {
  const consent = readConsent(keys.consent);
  if (consent === 'refused' || (consent !== 'given' && !countsUnasked)) return;
  const body = new Blob([JSON.stringify({ event, car_id: carId })], { type: 'application/json' });
  navigator.sendBeacon('/api/events', body);
}

function readConsent(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
