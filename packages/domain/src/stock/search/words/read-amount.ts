import { numberUnits, type Unit } from './tables/quantity-words.ts';

/** A number as it was typed: $40k, 40,000km, 2019+. */
export interface Amount {
  readonly value: number;
  /** Without thousands' k: 2019 could be a year, 40k could not. */
  readonly isPlain: boolean;
  readonly unit: 'price' | 'km' | 'seats' | null;
  /** Dollars that nobody takes for kilometres: $120k, 120 grand. */
  readonly isMoney: boolean;
  /** Said by a sign: <, >, ~ or +. */
  readonly sign: string;
}

const shape = /^([<>~]?)(\$?)(\d{1,9})(\.\d{1,2})?([a-z]*)(\+?)$/;
/** A model year as the trade writes it: MY23, MY2023. */
const modelYear = /^my(?:20)?(?=\d{2}\+?$)/;
const grouped = /^[<>~]?\$?\d{1,3}(?:,\d{3}){1,2}(?!\d)/;

/** Reads a number with what is written to it; null where it is none, or of something else: 2.5i, 6spd, 17ft. */
export function readAmount(text: string): Amount | null {
  const plain = grouped.test(text) ? text.replaceAll(',', '') : text.replace(modelYear, '20');
  const match = shape.exec(plain);
  if (!match) return null;
  const [, sign = '', dollar, whole, decimals = '', letters = '', plus = ''] = match;
  const units = unitsOf(letters);
  // 2.5 is the size of an engine, 7.5k an amount.
  if (!units || (decimals !== '' && !units.includes('thousand'))) return null;
  const start: Amount = {
    value: Number(`${whole}${decimals}`),
    isPlain: true,
    unit: dollar === '$' ? 'price' : null,
    isMoney: dollar === '$',
    sign: sign + plus,
  };
  return units.reduce((amount, unit) => withUnit(amount, unit, letters), start);
}

function unitsOf(letters: string): readonly Unit[] | null {
  if (letters === '') return [];
  const whole = numberUnits.get(letters);
  if (whole) return [whole];
  // 40kkms, 40kish
  const rest = letters.startsWith('k') ? numberUnits.get(letters.slice(1)) : undefined;
  return rest ? ['thousand', rest] : null;
}

/** The amount with a word that was typed after it. */
export function withUnit(amount: Amount, unit: Unit, word: string): Amount {
  if (unit === 'ish') return { ...amount, sign: '~' };
  if (unit === 'dollar') return { ...amount, unit: 'price', isMoney: true };
  if (unit !== 'thousand') return { ...amount, unit };
  const value = Math.round(amount.value * 1000);
  return { ...amount, value, isPlain: false, isMoney: amount.isMoney || word === 'grand' };
}
