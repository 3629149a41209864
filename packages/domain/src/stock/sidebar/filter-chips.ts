import { changeList, changeQuery, changeRange } from './change-filters.ts';
import {
  listAttributes,
  rangeAttributes,
  searchAttributes,
  type SearchAttribute,
} from '../attributes/search-attributes.ts';
import type { NormalSearchState } from '../search/search-state.ts';
import type { StockVocabulary } from '../search/words/stock-vocabulary.ts';
import { saidTogether } from './said-together.ts';
import { rangeLabel, valueLabel } from './value-label.ts';

/** One thing that is chosen, as it stands over the results, and the search without it. */
export interface FilterChip {
  readonly attribute: SearchAttribute | 'query';
  /** The name of the filter: Make. */
  readonly label: string;
  /** What is chosen of it: Toyota. */
  readonly value: string;
  readonly without: NormalSearchState;
}

/** Whether it says which car, rather than what it is like. */
export function namesCar({ attribute }: Pick<FilterChip, 'attribute'>): boolean {
  return attribute === 'makeModel' || attribute === 'make' || attribute === 'model';
}

/** In the order in which they are looked at: which car, what it is like, and last whether it is new. */
export function carFirst<Chip extends Pick<FilterChip, 'attribute'>>(
  chips: readonly Chip[],
): readonly Chip[] {
  const placeOf = (chip: Chip) => (namesCar(chip) ? 0 : chip.attribute === 'carType' ? 2 : 1);
  return chips.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Everything that is chosen, in the order of the attributes, each with what remains when it is taken away. */
export function filterChips(
  state: NormalSearchState,
  categoryNames: ReadonlyMap<string, string>,
  vocabulary: StockVocabulary,
): readonly FilterChip[] {
  const query = queryParts(state.query).map(({ value, rest }): FilterChip => ({
    attribute: 'query',
    label: 'Search',
    value,
    without: changeQuery(state, rest),
  }));

  const lists = listAttributes.flatMap((attribute) => {
    const chosen = state.lists[attribute] ?? [];
    return saidTogether(attribute, chosen, vocabulary).map(({ values, word }) => ({
      attribute,
      label: searchAttributes[attribute].label,
      value: word ?? valueLabel(attribute, values[0] as string, categoryNames),
      without: changeList(
        state,
        attribute,
        chosen.filter((other) => !values.includes(other)),
      ),
    }));
  });

  const ranges = rangeAttributes.flatMap((attribute) => {
    const range = state.ranges[attribute];
    if (!range) return [];
    return [
      {
        attribute,
        label: searchAttributes[attribute].label,
        value: rangeLabel(attribute, range),
        without: changeRange(state, attribute, { min: null, max: null }),
      },
    ];
  });

  return [...query, ...lists, ...ranges];
}

const quotation = /"([^"]+)"/gu;

/** The words in one, or each quotation where there is nothing else: what a vehicle has is taken away piece by piece. */
function queryParts(query: string): readonly { readonly value: string; readonly rest: string }[] {
  if (query === '') return [];
  const pieces = Array.from(query.matchAll(quotation));
  if (pieces.length === 0 || query.replaceAll(quotation, '').trim() !== '')
    return [{ value: query.replaceAll('"', ''), rest: '' }];
  return pieces.map(([piece, value = '']) => ({
    value,
    rest: pieces
      .map(([other]) => other)
      .filter((other) => other !== piece)
      .join(' '),
  }));
}
