/**
 * Fills the places in curly braces of a dealer's words, in one pass: what is filled in may have braces of
 * its own. A place that nobody fills stays as it is.
 */
export function fillPlaces(text: string, places: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(places, name) ? String(places[name]) : whole,
  );
}
