import type { ChosenRange } from '../search-state.ts';
import type { Measured } from './measured.ts';
import type { Amount } from './read-amount.ts';
import type { Bound } from './tables/quantity-words.ts';
import { isYear } from './is-year.ts';

/** What some numbers are of, and from where to where. */
export interface Quantity {
  readonly attribute: 'price' | 'km' | 'year' | 'seats' | Measured;
  readonly range: ChosenRange;
  /** One number without a bound: 40k, 2019. Two of them are the ends of a range. */
  readonly isPoint: boolean;
}

export interface SaidQuantity {
  /** One number, or the two ends of a range. */
  readonly amounts: readonly Amount[];
  readonly bound: Bound | null;
  readonly subject: 'price' | 'km' | 'year' | 'seats' | null;
  readonly thisYear: number;
}

/** What is said by numbers with their bound; null where it could be of several things: under 50, 50000. */
export function quantityOf(said: SaidQuantity): Quantity | null {
  const amounts = sameScale(said.amounts, said.thisYear + 1);
  const attribute = attributeOf({ ...said, amounts });
  if (!attribute || (amounts.length === 1 && said.bound === 'between')) return null;
  const values = amounts.map(({ value }) => value).toSorted((one, other) => one - other);
  const [low, high] = values as [number, number?];
  if (high !== undefined) return { attribute, range: { min: low, max: high }, isPoint: false };
  const range = rangeOf(attribute, low, said.bound);
  return range ? { attribute, range, isPoint: said.bound === null } : null;
}

/** 20-30k is 20k to 30k, and 2018-20 until 2020: what one end says holds for the other. */
function sameScale(amounts: readonly Amount[], lastYear: number): readonly Amount[] {
  const [first, second] = amounts;
  if (!first || !second) return amounts;
  if (first.isPlain && isYear(first.value, lastYear) && second.isPlain && second.value < 100) {
    return [first, { ...second, value: Math.floor(first.value / 100) * 100 + second.value }];
  }
  const isScaled = amounts.some(({ isPlain }) => !isPlain);
  const unit = first.unit ?? second.unit;
  const isMoney = first.isMoney || second.isMoney;
  return amounts.map((amount) => {
    const scales = isScaled && amount.isPlain && amount.value < 1000;
    return {
      ...amount,
      unit,
      isMoney,
      isPlain: !isScaled,
      value: scales ? amount.value * 1000 : amount.value,
    };
  });
}

/** Beyond this, so many dollars are as likely kilometres. */
const dearest = 100_000;
const fewestKm = 1000;

function attributeOf({ amounts, bound, subject, thisYear }: SaidQuantity): SaidQuantity['subject'] {
  const every = (holds: (amount: Amount) => boolean) => amounts.every(holds);
  const unit = amounts[0]?.unit ?? subject;
  const isOfYears = bound === 'newer' || bound === 'older';
  if (unit === 'seats') return isOfYears ? null : 'seats';
  const isPlain = every((amount) => amount.isPlain);
  if (isPlain && unit !== 'price' && unit !== 'km' && every(({ value }) => isYear(value, thisYear + 1))) {
    return isYearBound(bound, amounts) ? 'year' : null;
  }
  const isMoney = every((amount) => amount.isMoney);
  // Nobody has a car for it, and it says so: it is no other thing than a price.
  if (isMoney && bound === 'max' && unit !== 'km' && unit !== 'year') return 'price';
  if (isOfYears || unit === 'year' || !every(({ value }) => value >= fewestKm && value < 1_000_000))
    return null;
  if (unit === 'km') return 'km';
  if (unit === 'price' || isMoney) return 'price';
  const isNear = every(({ value }) => (isPlain ? value < dearest : value <= dearest));
  return isNear && (!isPlain || bound !== null || amounts.length === 2) ? 'price' : null;
}

/** Under 2000 may be dollars; newer than 2000, from 2000, over 2015 and under 2013 are years. */
function isYearBound(bound: Bound | null, amounts: readonly Amount[]): boolean {
  if (bound === 'around') return false;
  return (bound !== 'min' && bound !== 'max') || amounts.every(({ value }) => value % 100 !== 0);
}

function rangeOf(attribute: Quantity['attribute'], value: number, bound: Bound | null): ChosenRange | null {
  const isOfSeats = attribute === 'seats';
  if (bound === 'from' || bound === 'newer') return { min: value, max: null };
  if (bound === 'min') return { min: isOfSeats ? value + 1 : value, max: null };
  if (bound === null && (isOfSeats || attribute === 'year')) return { min: value, max: value };
  if (isOfSeats) return null;
  // Under 2013 is until 2012.
  if (bound === 'max' && attribute === 'year') return { min: null, max: value - 1 };
  if (bound === 'around') return { min: Math.round(value * 0.9), max: Math.round(value * 1.1) };
  return { min: null, max: value };
}
