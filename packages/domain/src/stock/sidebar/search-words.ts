import { namesCar, type FilterChip } from './filter-chips.ts';

type Chosen = Pick<FilterChip, 'attribute' | 'value'>;

/**
 * A search in the words that somebody would type for it: what its field has in it, to go on from. It is made of what
 * was understood, so that a word that is taken away is gone from it too; nothing of it where all is shown.
 */
export function searchWords(chips: readonly Chosen[]): string {
  if (chips.every(({ attribute }) => attribute === 'carType')) return '';
  return chips
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ value }) =>
      value
        .replaceAll('"', '')
        .replace(/^Up to /, 'under ')
        .replace(/^From /, 'from '),
    )
    .join(' ');
}

/** Used white Toyota HiLux ute, and then what it is like. */
function placeOf(chip: Chosen): number {
  if (chip.attribute === 'carType') return 0;
  if (chip.attribute === 'colour') return 1;
  if (namesCar(chip)) return 2;
  return chip.attribute === 'body' ? 3 : 4;
}
