import type { PaymentState } from '@forecourt/domain/checkout/payment';
import type { Reservation } from '@forecourt/domain/checkout/reservation';

/** The card or account that paid, as the provider calls it; never its number. */
export interface PaidBy {
  readonly kind: string;
  readonly brand: string | null;
  readonly lastFour: string | null;
}

export interface ShownPayment {
  readonly id: string;
  readonly state: PaymentState;
  readonly startedAt: Date;
  readonly paidAt: Date | null;
  readonly capturedCents: number;
  readonly paidBy: PaidBy | null;
  /** The buyer has pressed the button and nobody has answered yet. */
  readonly isBeingConfirmed: boolean;
  readonly isDeclined: boolean;
}

export interface ShownRefund {
  readonly id: string;
  readonly amountCents: number;
  readonly state: 'asked' | 'sent' | 'succeeded' | 'failed';
  readonly askedAt: Date;
  /** Of its state. */
  readonly changedAt: Date;
  /** By which the buyer's bank finds it. */
  readonly reference: string | null;
}

/** A reservation with its money, as pages, mails and the PDF of a receipt show it. */
export interface ShownReservation {
  readonly id: string;
  readonly state: Reservation['state'];
  readonly amountCents: number;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  /** Why it ended: the buyer let it go, its time passed, the sum did not match. */
  readonly endedReason: string | null;
  readonly firstName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly payment: ShownPayment | null;
  readonly refund: ShownRefund | null;
}

/** Which page a reservation has (BUY-1, BUY-6). */
export type CheckoutStanding =
  | 'pay'
  | 'processing'
  | 'held'
  /** Its minutes to pay are up, and nothing was taken. */
  | 'unpaid'
  /** Its hours are up; the deposit goes back. */
  | 'expired'
  /** It was let go; the deposit goes back. */
  | 'returning'
  | 'returned'
  | 'not_returned'
  /** The provider took another sum than was asked: it went back. */
  | 'mismatched'
  | 'bought';

/** How a reservation stands; its time is the server's. */
export function checkoutStanding(
  { state, expiresAt, endedReason, payment, refund }: ShownReservation,
  now: Date,
): CheckoutStanding {
  // Past its time it is over, though the job that writes it down and returns the money comes within the minute.
  if (state === 'held') return now < expiresAt ? 'held' : 'expired';
  if (state === 'completed') return 'bought';
  if (state === 'pending') {
    if (payment?.isBeingConfirmed) return 'processing';
    return now < expiresAt ? 'pay' : 'unpaid';
  }
  if ((payment?.capturedCents ?? 0) === 0 && !refund) return 'unpaid';
  if (refund?.state === 'failed') return 'not_returned';
  if (refund?.state === 'succeeded') return 'returned';
  if (endedReason === 'mismatch') return 'mismatched';
  return state === 'expired' ? 'expired' : 'returning';
}
