import { isRecord } from '../core/is-record.ts';
import { centsFromDollars } from '../core/money.ts';

export const valuationReasons = [
  'market',
  'odometer',
  'condition',
  'serviceHistory',
  'keys',
  'preparation',
  'other',
] as const;

/** Why a line of the sum is there; what the service calls anything else is `other`. */
export type ValuationReason = (typeof valuationReasons)[number];

export interface ValuationLine {
  readonly reason: ValuationReason;
  readonly amountCents: number;
  /** How many cars like it were looked at. */
  readonly count: number | null;
  /** How many kilometres fewer than most of its year; more where negative. */
  readonly kmFewer: number | null;
}

/** What a car is worth, as a sum that adds up. */
export interface Valuation {
  readonly valueCents: number;
  readonly lowCents: number;
  readonly highCents: number;
  readonly lines: readonly ValuationLine[];
}

const mostLines = 20;
const mostDollars = 10_000_000;

/**
 * Reads the value that the valuation service gives for an evaluation. Null where it gives none, where it is about
 * another evaluation, or where the number is not what its lines add up to: an offer binds, so it is not guessed.
 */
export function readValuation(answer: unknown, evalId: string): Valuation | null {
  if (!isRecord(answer) || answer['id'] !== evalId) return null;
  const value = dollars(answer['value']);
  const lines = readLines(answer['lines']);
  if (value === null || value <= 0 || lines === null) return null;
  const valueCents = centsFromDollars(value);
  if (lines.reduce((sum, { amountCents }) => sum + amountCents, 0) !== valueCents) return null;
  const [low, high] = [dollars(answer['low']) ?? value, dollars(answer['high']) ?? value];
  if (low <= 0 || low > value || high < value) return null;
  return { valueCents, lowCents: centsFromDollars(low), highCents: centsFromDollars(high), lines };
}

function readLines(list: unknown): readonly ValuationLine[] | null {
  if (!Array.isArray(list) || list.length === 0 || list.length > mostLines) return null;
  const lines = (list as readonly unknown[]).map(readLine);
  return lines.every((line) => line !== null) ? lines.filter((line) => line.amountCents !== 0) : null;
}

function readLine(line: unknown): ValuationLine | null {
  const amount = isRecord(line) ? dollars(line['amount']) : null;
  if (!isRecord(line) || amount === null) return null;
  return {
    reason: reasons.get(line['code']) ?? 'other',
    amountCents: centsFromDollars(amount),
    count: wholeNumber(line['count']),
    kmFewer: wholeNumber(line['km']),
  };
}

const reasons: ReadonlyMap<unknown, ValuationReason> = new Map([
  ['market', 'market'],
  ['odometer', 'odometer'],
  ['condition', 'condition'],
  ['service_history', 'serviceHistory'],
  ['keys', 'keys'],
  ['preparation', 'preparation'],
]);

/** Numbers arrive as texts too. */
function dollars(value: unknown): number | null {
  const isText = typeof value === 'string' && /^-?\d{1,9}(?:\.\d{1,2})?$/.test(value);
  const number = isText ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= mostDollars ? number : null;
}

function wholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
