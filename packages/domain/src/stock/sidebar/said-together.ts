import { codeOf } from '../../core/folded-text.ts';
import type { ListAttribute } from '../attributes/search-attributes.ts';
import { saidCities } from '../search/words/said-cities.ts';
import type { StockVocabulary } from '../search/words/stock-vocabulary.ts';

/** Values that one word says. */
interface SaidValues {
  readonly values: readonly string[];
  /** The word; null where it is the value's own. */
  readonly word: string | null;
}

/** What is chosen of a list, as people say it: all suburbs of a city are the city, and what differs in its writing alone is one thing. */
export function saidTogether(
  attribute: ListAttribute,
  chosen: readonly string[],
  vocabulary: StockVocabulary,
): readonly SaidValues[] {
  if (attribute === 'city') return saidCities(chosen, vocabulary).map(inCity);
  return Array.from(Map.groupBy(chosen, codeOf).values(), (same) =>
    same.length === 1
      ? { values: same, word: null }
      : { values: same, word: same.find((value) => /\p{Ll}/u.test(value)) ?? null },
  );
}

/** The suburb is said too where it is the only one, since the list of filters has nothing else. */
function inCity({
  values,
  city,
}: {
  readonly values: readonly string[];
  readonly city: string | null;
}): SaidValues {
  const [only, ...others] = values;
  const isNamedAlone = city === null || others.length > 0 || only === city;
  return { values, word: isNamedAlone ? city : `${only}, ${city}` };
}
