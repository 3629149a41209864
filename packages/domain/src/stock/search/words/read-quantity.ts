import type { Amount } from './read-amount.ts';
import { quantityOf, type Quantity } from './quantity-of.ts';
import { isYear } from './is-year.ts';
import {
  boundsAfter,
  boundsBefore,
  looseJoins,
  numberedThings,
  numberUnits,
  rangeJoins,
  subjects,
  type Bound,
} from './tables/quantity-words.ts';
import { joinedCodes, type Token } from './typed-tokens.ts';

export interface FoundQuantity {
  /** Null where it is a quantity and nobody can tell of what: under 50. */
  readonly quantity: Quantity | null;
  readonly length: number;
}

/** A price, kilometres, years or seats that are said from here on: [price] [under] 20 [to 30k] [or less] [kms]. */
export function readQuantity(tokens: readonly Token[], at: number, thisYear: number): FoundQuantity | null {
  const reader = { tokens, at };
  const subjectFirst = take(reader, subjects, 3) ?? seatsSubject(reader);
  const before = take(reader, boundsBefore, 4) ?? null;
  // Max budget 20k, budget max 20k
  const subject = subjectFirst ?? take(reader, subjects, 3) ?? null;
  const first = amountAt(reader);
  if (!first) return null;
  const second = secondAmount(reader, first, before);
  const after = boundAfter(reader, first);
  const isOfSeats = seatsAfter(reader, first);
  if (isYear(first.value, thisYear + 1) && first.isPlain) skipYearWord(reader);
  const isNumbered = numberedThings.has(tokens[at - 1]?.code ?? '') && before === null && subject === null;
  const amounts = second ? [first, second] : [first];
  const bound = boundOf(before, after, amounts);
  const quantity = isNumbered
    ? null
    : quantityOf({ amounts, bound, subject: isOfSeats ? 'seats' : subject, thisYear });
  return { quantity, length: reader.at - at };
}

/** Seats 7. But leather seats 2018 is two things. */
function seatsSubject(reader: Reader): 'seats' | null {
  const next = reader.tokens[reader.at + 1]?.amount;
  const word = (reader.tokens[reader.at] as Token).code;
  if (numberUnits.get(word) !== 'seats' || !next?.isPlain || next.unit !== null || next.value > 19)
    return null;
  reader.at += 1;
  return 'seats';
}

/** 7 or more seats. */
function seatsAfter(reader: Reader, { value }: Amount): boolean {
  if (numberUnits.get(reader.tokens[reader.at]?.code ?? '') !== 'seats' || value > 19) return false;
  reader.at += 1;
  return true;
}

/** Onwards is said of years: 40k on the road is not. */
function boundAfter(reader: Reader, { value, isPlain }: Amount): Bound | null {
  const start = reader.at;
  const bound = take(reader, boundsAfter, 3) ?? null;
  if ((bound !== 'newer' && bound !== 'older') || (isPlain && isYear(value))) return bound;
  reader.at = start;
  return null;
}

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
}

function take<Value>(reader: Reader, words: ReadonlyMap<string, Value>, most: number): Value | undefined {
  for (let length = most; length > 0; length -= 1) {
    const found = words.get(joinedCodes(reader.tokens, reader.at, length) ?? '');
    if (found === undefined) continue;
    reader.at += length;
    return found;
  }
  return undefined;
}

function amountAt(reader: Reader): Amount | null {
  const amount = reader.tokens[reader.at]?.amount ?? null;
  if (amount) reader.at += 1;
  return amount;
}

/** The other end of a range. Two years may stand side by side, or with and or or between them. */
function secondAmount(reader: Reader, first: Amount, before: Bound | null): Amount | null {
  const join = reader.tokens[reader.at]?.code ?? '';
  const isJoined = rangeJoins.has(join) || looseJoins.has(join);
  const second = reader.tokens[reader.at + (isJoined ? 1 : 0)]?.amount ?? null;
  if (!second || first.sign.includes('+') || !isRange({ first, second, join, before })) return null;
  reader.at += isJoined ? 2 : 1;
  return second;
}

interface Ends {
  readonly first: Amount;
  readonly second: Amount;
  readonly join: string;
  readonly before: Bound | null;
}

function isRange({ first, second, join, before }: Ends): boolean {
  if (rangeJoins.has(join)) return true;
  const areYears = [first, second].every(
    ({ value, isPlain, unit }) => isPlain && unit === null && isYear(value),
  );
  if (!looseJoins.has(join)) return areYears && before === null;
  // 2019/20
  const isShortYear = join === '/' && isYear(first.value) && second.isPlain && second.value < 100;
  return areYears || isShortYear || second.unit === 'seats' || before === 'between';
}

/** A 2021 model. But a Model Y is a name. */
function skipYearWord(reader: Reader): void {
  const [word, next] = [reader.tokens[reader.at]?.code ?? '', reader.tokens[reader.at + 1]?.code ?? ''];
  const isName = word === 'model' && /^[\da-z]$/.test(next);
  if (['model', 'models', 'build', 'year'].includes(word) && !isName) reader.at += 1;
}

const signs: Readonly<Partial<Record<string, Bound>>> = {
  '<': 'max',
  '>': 'min',
  '~': 'around',
  '+': 'from',
};

function boundOf(before: Bound | null, after: Bound | null, amounts: readonly Amount[]): Bound | null {
  const sign = amounts.map((amount) => signs[amount.sign]).find((bound) => bound !== undefined);
  return before ?? after ?? sign ?? null;
}
