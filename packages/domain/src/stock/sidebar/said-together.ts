import { codeOf } from '../../core/folded-text.ts';
import type { ListAttribute } from '../attributes/search-attributes.ts';
import { paintFamily } from '../search/words/paint-family.ts';
import { saidCities } from '../search/words/said-cities.ts';
import type { StockVocabulary } from '../search/words/stock-vocabulary.ts';

/** Values that one word says. */
interface SaidValues {
  readonly values: readonly string[];
  /** The word; null where it is the value's own. */
  readonly word: string | null;
}

/**
 * What is chosen of a list, as people say it: all red paints of the stock are Red, and what differs in its
 * writing alone is one thing. Some of the red paints are said one by one.
 */
export function saidTogether(
  attribute: ListAttribute,
  chosen: readonly string[],
  vocabulary: StockVocabulary,
): readonly SaidValues[] {
  if (attribute === 'city') return saidCities(chosen, vocabulary).map(inCity);
  if (chosen.length < 2) return chosen.map(alone);
  if (attribute === 'colour') return byFamily(chosen, vocabulary.values.colour ?? [], paintFamily);
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

const alone = (value: string): SaidValues => ({ values: [value], word: null });

function byFamily(
  chosen: readonly string[],
  stock: readonly string[],
  familyOf: (value: string) => string | null,
): readonly SaidValues[] {
  return Array.from(Map.groupBy(chosen, familyOf)).flatMap(([family, members]): readonly SaidValues[] => {
    const isWhole =
      family !== null &&
      members.length > 1 &&
      stock.every((value) => familyOf(value) !== family || members.includes(value));
    return isWhole ? [{ values: members, word: capitalised(family) }] : members.map(alone);
  });
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
