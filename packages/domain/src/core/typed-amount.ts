/** What a box for a number holds: its words are $40,000, 40,000 km, 3,500 kg or 2019. */
export type AmountUnit = 'dollars' | 'km' | 'year' | 'kg' | 'mm' | 'ft' | 'cc';

const shape = /^\$?(\d{1,9}(?:\.\d{1,4})?)(k|t)?(?:kms?|kg|mm|ft|cc)?$/;

/** As many digits as the range of an address takes (URL-2). */
const mostAmount = 999_999_999;

/**
 * Reads a whole number as people type it into a box: 40000, $40,000, 40 000, 40k, 37.5k, 120,000 km, 3.5t. Null
 * where the box is empty or holds no such number.
 */
export function readTypedAmount(text: string): number | null {
  const match = shape.exec(text.toLowerCase().replaceAll(/[\s,]/g, ''));
  if (!match) return null;
  const [, digits, thousands] = match;
  const amount = Math.round(Number(digits) * (thousands === undefined ? 1 : 1_000));
  return amount <= mostAmount ? amount : null;
}

/** Writes it back into the box, so that it reads like the prices beside it; `readTypedAmount` reads the same number. */
export function writeTypedAmount(amount: number, unit: AmountUnit): string {
  const digits = String(Math.round(amount));
  if (unit === 'year') return digits;
  // Not by `toLocaleString`: server and browser may have different locale data, and hydration wants one text.
  const grouped = digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return unit === 'dollars' ? `$${grouped}` : `${grouped} ${unit}`;
}
