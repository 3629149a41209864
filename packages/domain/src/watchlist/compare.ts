import { knownText } from '../core/known-text.ts';
import {
  basisOf,
  compareRules,
  keyLabels,
  lastRules,
  type ComparedCar,
  type CompareGroup,
  type CompareSettings,
  type RowRule,
  type Said,
} from './compare-rules.ts';
import { comparedFeatures, isLacking } from './compared-features.ts';

export interface CompareRow {
  readonly group: CompareGroup;
  readonly label: string;
  /** One for each car, in their order; null where the car does not say. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
  /** What buyers decide by: it stays in its place even where all say the same. */
  readonly isKey: boolean;
  /** All of several cars say the very same. */
  readonly isSame: boolean;
  /** The car that is plainly ahead, by its place, and the word for that. */
  readonly best: { readonly place: number; readonly word: string } | null;
}

/**
 * Cars side by side (WATCH-4): a row for each fact that at least one of them states. A row differs where two of them
 * state different things, or where the list of one has what another's lacks: what a feed leaves out altogether may well be so. One is called the best only where all can be measured,
 * nobody would want the other end, and no other is as good.
 */
export function compareRows(
  cars: readonly ComparedCar[],
  settings: CompareSettings,
  today: string,
): readonly CompareRow[] {
  const isOneBasis = new Set(cars.map((car) => basisOf(car, settings)?.toLowerCase())).size === 1;
  const rowsOf = (rules: readonly RowRule[]) =>
    rules.flatMap(({ group, label, of, better }) => {
      const all = cars.map((car) => of(car, settings, today));
      const values = all.map(({ text }) => knownText(text?.toString()));
      const canJudge = better !== undefined && (label !== 'Price' || isOneBasis);
      return compareRow(group, label, values, canJudge ? bestOf(all, better) : null);
    });
  const features = comparedFeatures(cars).flatMap(({ label, values }) =>
    compareRow('What comes with it', label, values, null),
  );
  return [...rowsOf(compareRules), ...features, ...rowsOf(lastRules)];
}

/** A row, or none where no car says anything. */
export function compareRow(
  group: CompareGroup,
  label: string,
  values: readonly (string | null)[],
  best: CompareRow['best'],
): readonly CompareRow[] {
  const stated = values.flatMap((value) => (value === null || isLacking(value) ? [] : value));
  const said = new Set(stated.map((value) => value.toLowerCase()));
  if (said.size === 0) return [];
  const isSame = values.length > 1 && said.size === 1 && stated.length === values.length;
  const differs = said.size > 1 || values.some(isLacking);
  return [{ group, label, values, differs, isKey: keyLabels.has(label), isSame, best }];
}

/** Which of them is plainly ahead: all can be measured, and no other is as good. */
export function bestOf(
  all: readonly Pick<Said, 'measure'>[],
  better: NonNullable<RowRule['better']>,
): CompareRow['best'] {
  const measures = all.flatMap(({ measure }) => measure ?? []);
  if (measures.length < 2 || measures.length < all.length) return null;
  const best = better.end === 'least' ? Math.min(...measures) : Math.max(...measures);
  const isAlone = measures.filter((measure) => measure === best).length === 1;
  return isAlone ? { place: measures.indexOf(best), word: better.word } : null;
}
