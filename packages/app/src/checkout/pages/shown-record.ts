import type { PaymentRecord } from '@forecourt/domain/checkout/payment-record';
import { isPaid } from '@forecourt/domain/checkout/payment';
import type { ReservationWithPayments } from '../../ports/checkout/reservation-store.port.ts';
import type { ShownReservation } from './shown-reservation.ts';

/** The payment that a page speaks of: the one that took money, else the newest. */
export function mainRecord(payments: readonly PaymentRecord[]): PaymentRecord | null {
  return payments.find(({ payment }) => isPaid(payment)) ?? payments[0] ?? null;
}

/** A reservation as its pages show it. */
export function shownRecord(
  { reservation, payments }: ReservationWithPayments,
  { isBeingConfirmed = false }: { readonly isBeingConfirmed?: boolean } = {},
): ShownReservation {
  const record = mainRecord(payments);
  const payment = record?.payment ?? null;
  const refund = record?.refunds.toSorted((a, b) => b.askedAt.getTime() - a.askedAt.getTime())[0] ?? null;
  const [firstName = ''] = (reservation.name ?? '').split(' ');
  return {
    id: reservation.id,
    state: reservation.state,
    amountCents: reservation.amountCents,
    startedAt: reservation.createdAt,
    expiresAt: reservation.expiresAt,
    endedAt: reservation.endedAt,
    endedReason: reservation.endedReason,
    firstName: firstName === '' ? null : firstName,
    email: reservation.email,
    phone: reservation.phone,
    payment: payment && {
      id: payment.id,
      state: payment.state,
      startedAt: payment.createdAt,
      paidAt: payment.capturedAt,
      capturedCents: payment.capturedCents,
      paidBy:
        payment.methodKind === null
          ? null
          : { kind: payment.methodKind, brand: payment.methodBrand, lastFour: payment.methodLastFour },
      isBeingConfirmed,
      isDeclined: payment.declinedAt !== null,
    },
    refund: refund && {
      id: refund.id,
      amountCents: refund.amountCents,
      state: refund.state,
      askedAt: refund.askedAt,
      changedAt: refund.settledAt ?? refund.sentAt ?? refund.askedAt,
      reference: refund.reference,
    },
  };
}
