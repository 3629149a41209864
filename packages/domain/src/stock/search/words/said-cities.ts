import type { StockVocabulary } from './stock-vocabulary.ts';

interface SaidCity {
  readonly values: readonly string[];
  /** The city that they are all of; null for a suburb that is said by its own name. */
  readonly city: string | null;
}

/** The chosen suburbs as people say them: all of the stock's suburbs of a city are that city, some are said one by one. */
export function saidCities(
  chosen: readonly string[],
  { cities = {} }: Pick<StockVocabulary, 'cities'>,
): readonly SaidCity[] {
  const left = new Set(chosen);
  const whole = Object.entries(cities).flatMap(([city, suburbs]): readonly SaidCity[] => {
    if (!suburbs.every((suburb) => left.has(suburb))) return [];
    for (const suburb of suburbs) left.delete(suburb);
    return [{ values: suburbs, city }];
  });
  return [...whole, ...Array.from(left, (suburb) => ({ values: [suburb], city: null }))];
}
