/** What a character of a VIN counts in its check sum; I, O and Q do not occur. */
const values: Readonly<Record<string, number>> = {
  ...valuesOf('0123456789', 0),
  ...valuesOf('ABCDEFGH', 1),
  ...valuesOf('JKLMN', 1),
  P: 7,
  R: 9,
  ...valuesOf('STUVWXYZ', 2),
};
/** How much each place counts: the ninth is the check digit itself. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Letters and digits for model years, from 1980 (A) on, repeating every thirty years. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

export interface VinParts {
  /** World manufacturer identifier. */
  readonly prefix: string;
  /** The model, body and engine, as a number that is the same for all cars of a kind. */
  readonly kind: number;
  readonly year: number;
  /** The number of the car in its year; the last six digits count. */
  readonly serial: number;
}

/** A vehicle identification number as ISO 3779 lays it out, with the check digit of the North American method. */
export function vinOf({ prefix, kind, year, serial }: VinParts): string {
  let descriptor = '';
  for (let rest = kind, place = 0; place < 5; place += 1) {
    descriptor += letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length);
  }
  const yearCode = yearCodes.charAt((((year - 1980) % 30) + 30) % 30);
  const plant = letters.charAt(kind % letters.length);
  const unchecked = `${prefix}${descriptor}0${yearCode}${plant}${String(serial % 1_000_000).padStart(6, '0')}`;
  return unchecked.slice(0, 8) + checkDigit(unchecked) + unchecked.slice(9);
}

/** The character that belongs at the ninth place, whatever stands there. */
export function checkDigit(vin: string): string {
  let sum = 0;
  for (const [place, weight] of weights.entries()) sum += weight * (values[vin.charAt(place)] ?? 0);
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

function valuesOf(characters: string, first: number): Readonly<Record<string, number>> {
  return Object.fromEntries(Array.from(characters, (letter, index) => [letter, first + index]));
}
