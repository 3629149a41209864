import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import { settle } from '@forecourt/domain/checkout/settle';
import type { Payment } from '@forecourt/domain/checkout/payment';
import type { PaymentId, ReservationId } from '@forecourt/domain/core/ids';
import { addExactHours } from '@forecourt/domain/core/zoned-time';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite, type TwoDealers } from '@forecourt/testkit-db/two-dealers';

export const startedAt = new Date('2026-03-01T00:00:00Z');

/** Starts and pays as a provider would have it. */
export function payments(dealers: () => TwoDealers) {
  return {
    async start(
      { id: reservationId }: { readonly id: ReservationId | null },
      scope: Scope = harbourSite,
      requestKey: string = buildId(),
    ): Promise<Payment> {
      const started = await dealers().run(scope, ({ payments: store }) =>
        store.start(
          {
            id: buildId(),
            dealershipId: twoSites.rangesKia.id,
            reservationId,
            visitorId: null,
            reference: null,
            provider: 'cards',
            requestKey,
            amountCents: 20_000,
            accountRef: 'acct_ranges',
            request: {
              description: 'Deposit',
              descriptor: null,
              email: null,
              look: 'fields',
              returnUrl: 'https://harbour.example/',
              expiresAt: startedAt,
            },
          },
          startedAt,
        ),
      );
      if (!started.ok) throw new Error(started.error);
      return started.value.payment;
    },

    /** As heard 48 hours before the hold is to end. */
    pay: (id: PaymentId, heldUntil: Date, scope: Scope = harbourSite) =>
      dealers().run(scope, async ({ payments: store }) => {
        const record = await store.lockRecord(id);
        if (!record) throw new Error('no such payment');
        const paidAt = addExactHours(heldUntil, -48);
        const settled = settle(
          record,
          {
            account: 'acct_ranges',
            paymentId: id,
            session: `cs ${id}`,
            state: 'paid',
            capturedCents: 20_000,
            currency: 'aud',
            payment: `pi ${id}`,
            paidAt,
            method: { kind: 'card', brand: 'visa', lastFour: '4242' },
            decline: null,
            refunds: [],
            disputes: [],
          },
          paidAt,
        );
        return store.settle(record, settled, paidAt);
      }),
  };
}
