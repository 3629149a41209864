import type { Dispute } from './dispute.ts';
import type { Payment } from './payment.ts';
import type { Refund, RefundToAsk } from './refund.ts';
import type { Reservation } from './reservation.ts';

/** All that we know of a payment. */
export interface PaymentRecord {
  readonly payment: Payment;
  /** None for an invoice. */
  readonly reservation: Reservation | null;
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
}

/** What happened, for those who are told of it. */
export type PaymentNews = 'declined' | 'held' | 'returned' | 'refund_failed' | 'refunded' | 'disputed';

/** What is to be written down, and told. */
export interface SettledPayment extends PaymentRecord {
  readonly asks: readonly RefundToAsk[];
  readonly news: readonly PaymentNews[];
}
