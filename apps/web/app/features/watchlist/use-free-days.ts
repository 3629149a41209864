import { useEffect, useState } from 'react';
import type { SavedCarView } from '@forecourt/app/watchlist/show-car-cards';

/** Each is a request of its own, and the first of a list are those that are looked at. */
const mostAsked = 6;
const timeoutMs = 8_000;

/** The first free day of a test drive, in words, by the id of the car; those that have no other news are asked for. */
export function useFreeDays(
  cars: readonly SavedCarView[] | null,
  isAsked: boolean,
): ReadonlyMap<string, string> {
  const [days, setDays] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!isAsked || cars === null) return undefined;
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
    void (async () => {
      const asked = cars.filter(mayBeDriven).slice(0, mostAsked);
      const found = await Promise.all(asked.map((car) => freeDay(car, signal)));
      if (!controller.signal.aborted) setDays(new Map(found.filter((day) => day !== null)));
    })();
    return () => controller.abort();
  }, [cars, isAsked]);
  return days;
}

function mayBeDriven({ card, event }: SavedCarView): boolean {
  const hasNoNews = event === null || event.kind === 'saved';
  return hasNoNews && card.buttons.some(({ opens }) => opens === 'testDrive');
}

async function freeDay(
  { card: { id } }: SavedCarView,
  signal: AbortSignal,
): Promise<readonly [id: string, words: string] | null> {
  try {
    const response = await fetch(`/api/test-drive/times?car_id=${id}`, { signal });
    if (!response.ok) return null;
    const { first_free: words } = (await response.json()) as { readonly first_free: string | null };
    return words === null ? null : [id, words];
  } catch {
    // The line says when the car was saved, as without it.
    return null;
  }
}
