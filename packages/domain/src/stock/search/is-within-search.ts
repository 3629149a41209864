import type { ChosenRange, NormalSearchState } from './search-state.ts';

/** Whether a search finds nothing but what a wider one finds: it chooses all that the wider one does, or less of it. */
export function isWithinSearch(state: NormalSearchState, wider: NormalSearchState): boolean {
  if (wider.query !== '' && wider.query !== state.query) return false;
  const chosen = new Map(Object.entries(state.lists));
  const ranges = new Map(Object.entries(state.ranges));
  return (
    Object.entries(wider.lists).every(([attribute, values]) => isPart(chosen.get(attribute) ?? [], values)) &&
    Object.entries(wider.ranges).every(([attribute, range]) => liesIn(ranges.get(attribute), range))
  );
}

function isPart(some: readonly string[], all: readonly string[]): boolean {
  return some.length > 0 && some.every((value) => all.includes(value));
}

function liesIn(range: ChosenRange | undefined, { min, max }: ChosenRange): boolean {
  if (!range) return false;
  return (
    (min === null || (range.min !== null && range.min >= min)) &&
    (max === null || (range.max !== null && range.max <= max))
  );
}
