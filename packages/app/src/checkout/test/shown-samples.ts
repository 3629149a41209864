import type { PaymentRecord } from '@forecourt/domain/checkout/payment-record';
import { paymentSchema, type Payment } from '@forecourt/domain/checkout/payment';
import { refundSchema, type Refund } from '@forecourt/domain/checkout/refund';
import { reservationSchema, type Reservation } from '@forecourt/domain/checkout/reservation';
import type { ReservationWithPayments } from '../../ports/checkout/reservation-store.port.ts';

const uuid = (end: string) => `01a1ec44-0000-7000-8000-${end.padStart(12, '0')}`;

/** Monday 16 November 2026, 2:20pm in Sydney. */
export const paidAt = new Date('2026-11-16T03:20:00Z');
export const twoDaysLater = new Date('2026-11-18T03:20:00Z');

interface Changes {
  readonly reservation?: Partial<Reservation>;
  readonly payment?: Partial<Payment>;
  readonly refund?: Partial<Refund>;
}

/** A car that Priya holds with $200, and what a test changes of it. */
export function heldSample({ reservation, payment, refund }: Changes = {}): ReservationWithPayments {
  const held = reservationSchema.parse({
    id: uuid('1'),
    siteId: uuid('2'),
    dealershipId: uuid('3'),
    carId: uuid('4'),
    state: 'held',
    amountCents: 20_000,
    name: 'Priya Natarajan',
    email: 'priya@example.com',
    phone: '+61491570006',
    postcode: '2065',
    expiresAt: twoDaysLater,
    createdAt: new Date(paidAt.getTime() - 300_000),
    ...reservation,
  });
  const paid = paymentSchema.parse({
    id: uuid('418720ab'),
    siteId: uuid('2'),
    dealershipId: uuid('3'),
    reservationId: held.id,
    provider: 'stripe',
    requestKey: 'pay_sample',
    state: 'captured',
    amountCents: 20_000,
    capturedCents: 20_000,
    capturedAt: paidAt,
    methodKind: 'card',
    methodBrand: 'visa',
    methodLastFour: '4242',
    createdAt: paidAt,
    ...payment,
  });
  const refunds = refund
    ? [
        refundSchema.parse({
          id: uuid('99'),
          paymentId: paid.id,
          cause: 'let_go',
          amountCents: 20_000,
          requestKey: 'ref_sample',
          state: 'sent',
          askedAt: twoDaysLater,
          sentAt: twoDaysLater,
          ...refund,
        }),
      ]
    : [];
  const record: PaymentRecord = { payment: paid, reservation: held, refunds, disputes: [] };
  return { reservation: held, payments: [record] };
}
