import type { ChosenRange, ChosenRanges } from '../search-state.ts';
import type { Quantity } from './quantity-of.ts';
import { measures } from './measured.ts';

const ranged = ['price', 'km', 'year', ...measures] as const;

/** The ranges of all quantities: what is said twice of the same thing must hold both. */
export function mergeRanges(quantities: readonly Quantity[]): ChosenRanges {
  const ranges: Partial<Record<(typeof ranged)[number], ChosenRange>> = {};
  for (const attribute of ranged) {
    const said = quantities.filter((quantity) => quantity.attribute === attribute);
    if (said.length > 0) ranges[attribute] = mergedRange(said);
  }
  return ranges;
}

/** Two numbers without a bound are the ends of a range: 2018 and 2020. */
function mergedRange(said: readonly Quantity[]): ChosenRange {
  const ends = said.flatMap(({ range: { min, max } }) => [min, max]).filter((end) => end !== null);
  if (said.length > 1 && said.every(({ isPoint }) => isPoint)) {
    return { min: Math.min(...ends), max: Math.max(...ends) };
  }
  const min = said.map(({ range }) => range.min).filter((end) => end !== null);
  const max = said.map(({ range }) => range.max).filter((end) => end !== null);
  const [low, high] = [min.length > 0 ? Math.max(...min) : null, max.length > 0 ? Math.min(...max) : null];
  return low !== null && high !== null && low > high ? { min: high, max: low } : { min: low, max: high };
}
