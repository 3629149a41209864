import type { PaymentRecord, SettledPayment } from '@forecourt/domain/checkout/payment-record';
import type { Payment } from '@forecourt/domain/checkout/payment';
import type { Refund } from '@forecourt/domain/checkout/refund';
import type { DealershipId, PaymentId, RefundId, ReservationId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import type { PaymentToStart, StartedPayment } from './payment-provider.port.ts';

/** What the provider is asked to start, as it was first asked: a repeat has to say the same. */
export type StartRequest = Omit<
  PaymentToStart,
  'paymentId' | 'requestKey' | 'account' | 'amountCents' | 'currency'
>;

export type PaymentToWrite = Pick<
  Payment,
  | 'id'
  | 'dealershipId'
  | 'reservationId'
  | 'visitorId'
  | 'reference'
  | 'provider'
  | 'requestKey'
  | 'amountCents'
> & { readonly accountRef: string; readonly request: StartRequest };

export interface RefundToSend {
  readonly refund: Refund;
  readonly payment: Payment;
  /** The bank has the money or may take it: a refund on top would pay twice. */
  readonly isDisputed: boolean;
  /** How often the provider was asked. */
  readonly attempts: number;
}

/** Payments, what goes back of them, and what is known of both (BUY-3). */
export interface PaymentStore {
  /**
   * Writes down a payment before the provider hears of it, so that one whose answer was lost can be asked after. The same
   * request key answers the first payment. `not_shown`: the site does not show the dealership, or the reservation is not
   * the site's. `open`: the reservation has an open payment, and one is enough.
   */
  start(
    payment: PaymentToWrite,
    now: Date,
  ): Promise<Result<{ readonly payment: Payment; readonly repeated: boolean }, 'not_shown' | 'open'>>;
  find(id: PaymentId): Promise<Payment | null>;
  /** What was asked of the provider, and what it answered; null while it has not. */
  findStart(
    id: PaymentId,
  ): Promise<{ readonly request: StartRequest; readonly started: StartedPayment | null } | null>;
  /** Keeps what the provider answered. */
  keepSession(id: PaymentId, started: StartedPayment): Promise<void>;
  /** All that is known of a payment. */
  findRecord(id: PaymentId): Promise<PaymentRecord | null>;
  /** The same, with its rows locked until the transaction ends: the reservation first, as everywhere. */
  lockRecord(id: PaymentId): Promise<PaymentRecord | null>;
  /** The payments of a reservation, the newest first. */
  listRecords(reservationId: ReservationId): Promise<readonly PaymentRecord[]>;
  /** Writes what became of a locked payment. Answers the refunds that are new. */
  settle(before: PaymentRecord, settled: SettledPayment, now: Date): Promise<readonly Refund[]>;
  /** Writes down refunds; one of a cause that was asked before stays as it is. */
  askRefunds(
    asks: readonly {
      readonly paymentId: PaymentId;
      readonly cause: Refund['cause'];
      readonly amountCents: number;
    }[],
    now: Date,
  ): Promise<readonly Refund[]>;
  findRefund(id: RefundId): Promise<RefundToSend | null>;
  /** Counts a try before it is made. */
  countRefundTry(id: RefundId, now: Date): Promise<void>;
  /** The provider took it on, or said no for good. */
  noteRefund(
    id: RefundId,
    said: {
      readonly providerRefundId: string | null;
      readonly state: 'sent' | 'failed';
      readonly failure: string | null;
    },
    now: Date,
  ): Promise<void>;
  /** Takes the provider's session as closed: an open payment is cancelled. */
  noteClosed(id: PaymentId, now: Date): Promise<void>;
  /** What a person has to look at on this site, at most so many. */
  listTroubles(limit: number): Promise<readonly PaymentTrouble[]>;
}

export interface PaymentTrouble {
  readonly kind:
    'mismatch' | 'not_ours' | 'hold_without_money' | 'refund_failed' | 'refund_stuck' | 'dispute';
  readonly paymentId: PaymentId;
  readonly dealershipId: DealershipId;
  readonly amountCents: number;
  readonly dueAt: Date | null;
}
