import { centsFromDollars } from '../core/money.ts';
import { repaymentsPerYear } from '../core/repayment-frequency.ts';
import { balloonLimit, type BalloonLimit } from './balloon-limit.ts';
import { amountToFinance, type LoanTerms } from './loan.ts';

/** What a buyer can choose of a loan for a car: what is paid at once, for how long, and how often. */
export interface LoanChoice extends Omit<LoanTerms, 'ratePercent'> {
  readonly depositCents: number;
  readonly tradeInCents: number;
}

/** The names under which an address or a form says what was chosen. */
export const loanFields = ['deposit', 'trade_in', 'balloon', 'term', 'frequency'] as const;
/** Of a loan without a car: what one costs, and when it was built. */
export const anyCarFields = ['price', 'year'] as const;
/** What the rates of the sums go by (FIN-2): it moves a figure, and is no word about whoever asks. */
export const rateFields = ['credit'] as const;

export type LoanFields = Readonly<Partial<Record<(typeof loanFields)[number], string>>>;
export type AnyCarFields = Readonly<Partial<Record<(typeof anyCarFields)[number], string>>>;
export type RateFields = Readonly<Partial<Record<(typeof rateFields)[number], string>>>;
export type SumFields = LoanFields & AnyCarFields & RateFields;

/** All sums among the fields of an address or a form, of a loan without a car too, with what their rates go by. */
export function sumFieldsIn<Value>(
  fields: Iterable<readonly [string, Value]>,
): Readonly<Partial<Record<keyof SumFields, Value>>> {
  const names = new Set<string>([...anyCarFields, ...loanFields, ...rateFields]);
  return Object.fromEntries([...fields].filter(([name]) => names.has(name)));
}

/** The fields of a loan among those of an address or a form. */
export function loanFieldsIn<Value>(
  fields: Iterable<readonly [string, Value]>,
): Readonly<Partial<Record<keyof LoanFields, Value>>> {
  return Object.fromEntries([...fields].filter(([name]) => loanFields.some((one) => one === name)));
}

/** In months. Lenders of cars lend for one to seven years; a term of its own may be longer. */
export const loanTermMonths = [12, 24, 36, 48, 60, 72, 84] as const;
const longestMonths = 120;

const amount = /^\d{1,9}(?:\.\d{1,2})?$/;

/**
 * What somebody chose, read from fields that anybody may have written. A field that says nothing leaves the
 * beginning as it was, an empty one is zero, no amount is above the price and no balloon above what a lender leaves for the end.
 */
export function readLoanChoice(fields: LoanFields, begins: LoanChoice, priceCents: number): LoanChoice {
  const cents = (written: string | undefined, otherwise: number) =>
    Math.min(readCents(written) ?? otherwise, priceCents);
  const depositCents = cents(fields.deposit, begins.depositCents);
  const tradeInCents = Math.min(cents(fields.trade_in, begins.tradeInCents), priceCents - depositCents);
  const termMonths = Number(fields.term ?? begins.termMonths);
  const isTerm = Number.isInteger(termMonths) && termMonths >= 1 && termMonths <= longestMonths;
  const { frequency = begins.frequency } = fields;
  const chosen = {
    depositCents,
    tradeInCents,
    termMonths: isTerm ? termMonths : begins.termMonths,
    frequency: isFrequency(frequency) ? frequency : begins.frequency,
  };
  const most = balloonLimitOf(chosen, begins, priceCents).cents;
  return { ...chosen, balloonCents: Math.min(cents(fields.balloon, begins.balloonCents), most) };
}

/** The most that a choice may leave for the end: as lenders do, or the share that this one offers for no shorter a term (FIN-2). */
export function balloonLimitOf(
  chosen: Omit<LoanChoice, 'balloonCents'>,
  begins: LoanChoice,
  priceCents: number,
): BalloonLimit {
  const amountCents = borrowedOf(chosen, priceCents);
  const limit = balloonLimit({ amountCents, termMonths: chosen.termMonths });
  const offered = begins.balloonCents / Math.max(1, borrowedOf(begins, priceCents));
  const cents = Math.round(amountCents * Math.min(1, offered));
  const isOffered = chosen.termMonths <= begins.termMonths && cents > limit.cents;
  return isOffered ? { percent: offered * 100, cents } : limit;
}

function borrowedOf(
  { depositCents, tradeInCents }: Pick<LoanChoice, 'depositCents' | 'tradeInCents'>,
  priceCents: number,
): number {
  return amountToFinance({ price: priceCents, deposit: depositCents, tradeIn: tradeInCents });
}

/** What somebody brings along where no price is known: the deposit and the trade-in, read as everywhere. */
export function broughtAlong(fields: LoanFields): Pick<LoanChoice, 'depositCents' | 'tradeInCents'> {
  return { depositCents: readCents(fields.deposit) ?? 0, tradeInCents: readCents(fields.trade_in) ?? 0 };
}

/** The most that a loan is worked out for, where the buyer types the price: beyond it is a slip of the hand. */
export const mostPriceCents = 50_000_000;

/** A price that a buyer typed, in cents, or why it is none: nothing is worked out from what was not said. */
export function readLoanPrice(
  written: string,
): { readonly cents: number; readonly fault: null } | { readonly cents: null; readonly fault: PriceFault } {
  const cents = readCents(written);
  if (cents === null) return { cents, fault: 'unread' };
  if (cents === 0) return { cents: null, fault: 'missing' };
  return cents > mostPriceCents ? { cents: null, fault: 'tooMuch' } : { cents, fault: null };
}

export type PriceFault = 'missing' | 'tooMuch' | 'unread';

/** Why an amount was not taken as it was written: it is none, or more than can be; null: it was taken. */
export function amountFault(written: string | undefined, takenCents: number): 'unread' | 'tooMuch' | null {
  if (written === undefined) return null;
  const cents = readCents(written);
  if (cents === null) return 'unread';
  return cents > takenCents ? 'tooMuch' : null;
}

/** Whether two choices are the same loan. */
export function isSameChoice(one: LoanChoice, other: LoanChoice): boolean {
  return (
    one.depositCents === other.depositCents &&
    one.tradeInCents === other.tradeInCents &&
    one.balloonCents === other.balloonCents &&
    one.termMonths === other.termMonths &&
    one.frequency === other.frequency
  );
}

function readCents(written: string | undefined): number | null {
  if (written === undefined) return null;
  const digits = written.replaceAll(/[$,\s]/g, '');
  if (digits === '') return 0;
  return amount.test(digits) ? centsFromDollars(Number(digits)) : null;
}

function isFrequency(word: string): word is LoanChoice['frequency'] {
  return Object.hasOwn(repaymentsPerYear, word);
}
