import { readQueryString, writeQueryString } from '@forecourt/domain/core/query-string';

/** Where cars are compared, on every site that compares. */
export const comparePath = '/compare';

/** More than any site shows side by side. */
const limits = { parameters: 20, characters: 4_000, slugs: 20 };

export interface CompareQuery {
  readonly slugs: readonly string[];
  readonly showsDifferencesOnly: boolean;
}

/** In place of cars, where the last was taken away: an address that names none is about those of the tray. */
export const noCars = 'none';

/** The address of a comparison: one parameter, so that it stays short enough to be sent to somebody. */
export function compareHref({ slugs, showsDifferencesOnly }: CompareQuery): string {
  const parameters: [string, string][] = [
    ['cars', slugs.length > 0 ? slugs.join(',') : noCars],
    ...(showsDifferencesOnly ? [['rows', 'different'] as [string, string]] : []),
  ];
  // Slugs hold no comma, and a comma may stand in a query as it is.
  const query = writeQueryString(parameters).replaceAll('%2C', ',');
  return `${comparePath}?${query}`;
}

/** Reads the address of a comparison. A form without script names each car by itself. */
export function readCompareQuery(query: string, most: number): CompareQuery {
  const read = readQueryString(query, limits);
  const named = (name: string) => read.flatMap(([one, value]) => (one === name ? [value] : []));
  const slugs = named('cars')
    .flatMap((value) => value.split(',', limits.slugs))
    .filter((slug) => slug !== '' && slug !== noCars);
  return {
    slugs: [...new Set(slugs)].slice(0, most),
    showsDifferencesOnly: named('rows').includes('different'),
  };
}

/** Whether an address leaves it to the tray of the browser which cars it is about. */
export function readsTray(query: string): boolean {
  return readQueryString(query, limits).every(([name, value]) => name !== 'cars' || value === '');
}
