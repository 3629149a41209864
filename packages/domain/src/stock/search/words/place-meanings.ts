import { codeOf } from '../../../core/folded-text.ts';
import type { Meaning } from './meaning.ts';
import type { StockVocabulary } from './stock-vocabulary.ts';
import { cityNicknames, stateWords } from './tables/place-names.ts';

type Entry = readonly [string, Meaning];

/** What places say: a city the suburbs of it in which cars stand, a suburb itself, a state all that is in it. */
export function placeMeanings({ values, cities = {} }: StockVocabulary): readonly Entry[] {
  const suburbs = Map.groupBy(values.city ?? [], codeOf);
  return [
    ...Object.entries(cities).flatMap(([city, within]): readonly Entry[] => {
      const own = suburbs.get(codeOf(city)) ?? [];
      const all = [...new Set([...own, ...within])];
      return [codeOf(city), ...(cityNicknames[city] ?? [])].map((code) => [
        code,
        { kind: 'values', attribute: 'city', values: all },
      ]);
    }),
    ...Array.from(suburbs, ([code, same]): Entry => [
      code,
      { kind: 'values', attribute: 'city', values: same },
    ]),
    ...stateWords.flatMap((words) => {
      const same = (values.state ?? []).filter((state) => words.includes(codeOf(state)));
      return words
        .filter((word) => word.length > 2 || word === 'wa')
        .map((word): Entry => [word, { kind: 'values', attribute: 'state', values: same }]);
    }),
  ];
}
