import { formatDollars } from '@forecourt/domain/core/money';
import type { PaidBy } from './shown-reservation.ts';

/** With its cents, as a receipt has it: $200.00. */
export function exactDollars(cents: number): string {
  const written = formatDollars(cents);
  return written.includes('.') ? written : `${written}.00`;
}

const kinds: Readonly<Record<string, string>> = { payto: 'PayTo', au_becs_debit: 'Your bank account' };
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  eftpos_au: 'eftpos',
  eftpos: 'eftpos',
};

/** Visa ending 4242; how it was paid where the provider says less. */
export function paidByWords(paidBy: PaidBy | null): string | null {
  if (paidBy === null) return null;
  const { kind, brand, lastFour } = paidBy;
  const named = (brand !== null && (brands[brand] ?? brand)) || (kinds[kind] ?? 'Card');
  return lastFour === null ? named : `${named} ending ${lastFour}`;
}

/** Where money goes back to, within a sentence: Visa ending 4242, or your card. */
export function backToWords(paidBy: PaidBy | null): string {
  if (paidBy === null) return 'your card';
  if (paidBy.lastFour !== null) return paidByWords(paidBy) ?? 'your card';
  return paidBy.kind === 'card' ? 'your card' : 'your account';
}

const shortOf = (id: string) => id.replaceAll('-', '').slice(-8).toUpperCase();

/** What a buyer says on the phone: P-9F3C21AB. */
export const paymentNumber = (paymentId: string) => `P-${shortOf(paymentId)}`;
export const receiptNumber = (paymentId: string) => `R-${shortOf(paymentId)}`;
/** A refund has its own name under the receipt's. */
export const refundNumber = (paymentId: string, refundId: string) =>
  `${receiptNumber(paymentId)}-${shortOf(refundId).slice(-3)}`;
