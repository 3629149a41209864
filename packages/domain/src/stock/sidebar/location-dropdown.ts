/** What a location dropdown shows as chosen: where there is but one location, that one (SRCH-15). */
export function chosenLocation(locations: readonly string[], chosen: string | null): string | null {
  if (chosen !== null && locations.includes(chosen)) return chosen;
  const [only] = locations;
  return locations.length === 1 && only !== undefined ? only : null;
}
