/** The part of a page at which a car can be saved: who comes back from signing in finds the same card there (WATCH-2). */
export function savePlace(carId: string): string {
  return `save-${carId}`;
}

/** The car at whose part of the page an address ends; null where it ends otherwise. */
export function carAtPlace(hash: string): string | null {
  return /^#save-([0-9a-f-]{36})$/.exec(hash)?.[1] ?? null;
}
