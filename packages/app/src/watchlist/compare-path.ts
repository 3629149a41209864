import { readQueryString, writeQueryString } from '@forecourt/domain/core/query-string';

/** Where cars are compared, on every site that compares. */
export const comparePath = '/compare';

/** More than any site shows side by side. */
const limits = { parameters: 20, characters: 4_000, slugs: 20 };

export interface CompareQuery {
  readonly slugs: readonly string[];
  readonly showsDifferencesOnly: boolean;
}

/** The address of a comparison: one parameter, so that it stays short enough to be sent to somebody. */
export function compareHref({ slugs, showsDifferencesOnly }: CompareQuery): string {
  const parameters: [string, string][] = [
    ...(slugs.length > 0 ? [['cars', slugs.join(',')] as [string, string]] : []),
    ...(showsDifferencesOnly ? [['rows', 'different'] as [string, string]] : []),
  ];
  // Slugs hold no comma, and a comma may stand in a query as it is.
  const query = writeQueryString(parameters).replaceAll('%2C', ',');
  return query === '' ? comparePath : `${comparePath}?${query}`;
}

/** Reads the address of a comparison. A form without script names each car by itself. */
export function readCompareQuery(query: string, most: number): CompareQuery {
  const read = readQueryString(query, limits);
  const named = (name: string) => read.flatMap(([one, value]) => (one === name ? [value] : []));
  const slugs = named('cars')
    .flatMap((value) => value.split(',', limits.slugs))
    .filter((slug) => slug !== '');
  return {
    slugs: [...new Set(slugs)].slice(0, most),
    showsDifferencesOnly: named('rows').includes('different'),
  };
}
