import type { Payment, PaymentState } from '@forecourt/domain/checkout/payment';
import type { PaymentId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';

export type PaymentToStart = Pick<
  Payment,
  'id' | 'dealershipId' | 'reservationId' | 'reference' | 'provider' | 'requestKey' | 'amountCents'
>;

/** What the provider said of a payment, in its answer to us or in a message of its own. */
export interface ProviderAnswer {
  /** The provider's own id of what it said: the same thing said twice is recorded once. */
  readonly providerEventId: string;
  readonly kind: string;
  readonly state: PaymentState;
  readonly providerPaymentId: string | null;
  readonly refundedCents: number | null;
  readonly error: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Payments and what their provider said of them (BUY-3). */
export interface PaymentStore {
  /**
   * Writes down a payment before the provider hears of it, so that one whose answer was lost can be asked
   * after. The same request key answers the first payment. `not_shown`: the site does not show the
   * dealership, or the reservation is not the site's.
   */
  start(
    payment: PaymentToStart,
    now: Date,
  ): Promise<Result<{ readonly payment: Payment; readonly repeated: boolean }, 'not_shown'>>;
  find(id: PaymentId): Promise<Payment | null>;
  /**
   * Records an answer. One that comes late and would turn the payment back (started, when the money was
   * taken) is kept in the record and changes nothing: `out_of_turn`.
   */
  record(id: PaymentId, answer: ProviderAnswer): Promise<'recorded' | 'repeated' | 'out_of_turn' | 'unknown'>;
}
