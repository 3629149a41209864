import type { PaymentBook } from './payment-book.ts';

export interface LedgerOfAccount {
  readonly account: string;
  /** All of it in cents. */
  readonly taken: number;
  readonly returned: number;
  readonly returning: number;
  /** Out of the dealership's hands while a dispute is open, and after it was lost. */
  readonly disputed: number;
  readonly left: number;
  readonly payments: readonly {
    readonly session: string;
    readonly payment: string;
    readonly payment_id: string | null;
    readonly taken: number;
    readonly refunds: readonly {
      readonly refund: string;
      readonly refund_id: string | null;
      readonly amount: number;
      readonly status: string;
    }[];
  }[];
}

/** All money of an account, so that a test can compare to the cent. */
export function ledgerOf(book: PaymentBook, account: string): LedgerOfAccount {
  const refunds = Map.groupBy(book.list('refund', account), ({ payment_intent: intent }) => intent);
  const payments = book
    .list('intent', account)
    .filter(({ amount_received: received }) => received > 0)
    .map((intent) => ({
      session: intent.session,
      payment: intent.id,
      payment_id: intent.metadata['payment_id'] ?? null,
      taken: intent.amount_received,
      refunds: (refunds.get(intent.id) ?? []).map(({ id, metadata, amount, status }) => ({
        refund: id,
        refund_id: metadata['refund_id'] ?? null,
        amount,
        status,
      })),
    }));
  const sumOf = (status: string) =>
    payments
      .flatMap((payment) => payment.refunds)
      .reduce((sum, refund) => sum + (refund.status === status ? refund.amount : 0), 0);
  const taken = payments.reduce((sum, payment) => sum + payment.taken, 0);
  const disputed = book
    .list('dispute', account)
    .reduce((sum, { status, amount }) => sum + (status === 'won' ? 0 : amount), 0);
  const [returned, returning] = [sumOf('succeeded'), sumOf('pending')];
  return {
    account,
    taken,
    returned,
    returning,
    disputed,
    left: taken - returned - returning - disputed,
    payments,
  };
}
