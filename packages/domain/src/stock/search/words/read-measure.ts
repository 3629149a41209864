import type { ChosenRange } from '../search-state.ts';
import { aboutCc } from '../../car/engine-size.ts';
import type { Measured } from './measured.ts';
import { measureShapes, type MeasureShape } from './tables/measure-shapes.ts';
import { boundsAfter, boundsBefore, numberWords } from './tables/quantity-words.ts';
import type { Token } from './typed-tokens.ts';

export interface FoundMeasure {
  readonly attribute: Measured;
  readonly range: ChosenRange;
  readonly length: number;
}

/** What is said from here on, of what this stock can be searched by: tows 3.5t, 18 foot, sleeps 4, low seat. */
export function readMeasure(
  tokens: readonly Token[],
  at: number,
  known: ReadonlySet<Measured>,
): FoundMeasure | null {
  const text = codesFrom(tokens, at).join(' ');
  for (const shape of measureShapes) {
    const { attribute, unlessKnown } = shape;
    if (!known.has(attribute) || (unlessKnown !== undefined && known.has(unlessKnown))) continue;
    const found = shape.says.exec(text);
    const length = found?.[0].split(' ').length ?? 0;
    const isOrMore = tokens.slice(at, at + length).some(({ amount }) => amount?.sign === '+');
    const range = found && rangeIn(found.groups ?? {}, shape, isOrMore);
    if (range) return { attribute, range, length };
  }
  return null;
}

const mostWords = 7;

/** As far as a quotation, which stays as it is. */
function codesFrom(tokens: readonly Token[], at: number): readonly string[] {
  const codes = tokens.slice(at, at + mostWords).map(({ code }) => code);
  const end = codes.indexOf('');
  return end < 0 ? codes : codes.slice(0, end);
}

type Groups = Readonly<Partial<Record<string, string>>>;

function rangeIn(
  { amount, unit = '', before, after, low: from }: Groups,
  { low, high, usual }: MeasureShape,
  isOrMore: boolean,
): ChosenRange | null {
  if (amount === undefined) return { min: null, max: high };
  const value = Math.round((numberWords.get(amount) ?? Number(amount)) * (unit.startsWith('t') ? 1000 : 1));
  // Also where it is no number at all.
  if (!(value >= low && value <= high)) return null;
  if (from !== undefined) return { min: Math.min(Number(from), value), max: Math.max(Number(from), value) };
  const said = before === undefined ? null : boundsBefore.get(before.replaceAll(' ', ''));
  if (said === undefined) return null;
  return ends(
    value,
    said ?? boundsAfter.get((after ?? '').replaceAll(' ', '')) ?? (isOrMore ? 'from' : usual),
  );
}

function ends(value: number, bound: MeasureShape['usual']): ChosenRange | null {
  if (bound === 'called') return aboutCc(value);
  if (bound === 'exactly') return { min: value, max: value };
  if (bound === 'max') return { min: null, max: value };
  return bound === 'min' || bound === 'from' ? { min: value, max: null } : null;
}
