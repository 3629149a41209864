export type Fetch = (path: string, options: RequestInit) => Promise<Response>;

interface StoredCar {
  readonly id: string;
  /** As JSON has moments. */
  readonly saved_at: string;
}

/** The list of whoever is signed in, and their number as far as it is shown. */
interface StoredList {
  readonly cars: readonly StoredCar[];
  readonly signed_in_as: string;
}

/** A car that this browser saved without anybody signed in. */
export interface CarriedCar {
  readonly id: string;
  readonly savedAt: string | null;
}

/** What became of a change: `signIn` where the session has ended. */
export type ChangeOutcome = 'done' | 'signIn' | { readonly message: string | null };

const timeoutMs = 15_000;

/** The watchlist of whoever is signed in. Throws where nobody is, or the server cannot say. */
export async function requestWatchlist(
  fetch: Fetch,
  onSession: (isSignedIn: boolean) => void,
): Promise<StoredList> {
  const response = await fetch('/api/watchlist', { signal: AbortSignal.timeout(timeoutMs) });
  if (response.ok || response.status === 401) onSession(response.ok);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as StoredList;
}

export async function requestChange(
  fetch: Fetch,
  { carId, wantsSaved }: { readonly carId: string; readonly wantsSaved: boolean },
): Promise<ChangeOutcome> {
  try {
    const response = await fetch(`/api/watchlist/${wantsSaved ? 'save' : 'remove'}-car`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ car_id: carId }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return 'done';
    if (response.status === 401) return 'signIn';
    const { error } = (await response.json()) as { error?: { message?: string } };
    return { message: error?.message ?? null };
  } catch {
    return { message: null };
  }
}

/** Takes cars of this browser into the list of whoever is signed in; twice is as once. */
export async function requestCarry(fetch: Fetch, cars: readonly CarriedCar[]): Promise<boolean> {
  const written = cars.map(({ id, savedAt }) => (savedAt === null ? id : `${id}@${savedAt}`)).join(',');
  try {
    const response = await fetch('/api/watchlist/save-cars', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ cars: written }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}
