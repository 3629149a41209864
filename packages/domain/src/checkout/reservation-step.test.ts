import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../core/result.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { heldUntil } from './reservation-hold.ts';
import { reservationStep, type ReservationEvent } from './reservation-step.ts';
import type { Reservation } from './reservation.ts';

const { checkout } = resolveSettings([]).settings;
const expiresAt = new Date('2026-03-03T00:00:00Z');
const before = new Date(expiresAt.getTime() - 1);
const states = ['pending', 'held', 'completed', 'expired', 'cancelled', 'refunded'] as const;
const events = ['paid', 'paymentFailed', 'cancelled', 'refunded', 'completed', 'timePassed'] as const;
const step = (state: Reservation['state'], event: ReservationEvent, now = expiresAt) =>
  reservationStep({ state, expiresAt }, event, checkout, now);

describe('a reservation', () => {
  it.each([
    ['paymentFailed', 'cancelled'],
    ['cancelled', 'cancelled'],
    ['timePassed', 'expired'],
  ] as const)('BUY-1.1 that waits for its payment becomes, once %s, %s; nothing is owed', (event, state) => {
    expect(step('pending', event)).toEqual(ok({ state, expiresAt, owesRefund: false }));
  });

  it.each([
    ['completed', 'completed', false],
    ['refunded', 'refunded', false],
    ['cancelled', 'cancelled', true],
    ['timePassed', 'expired', true],
  ] as const)(
    'BUY-1.1 that is paid becomes, once %s, %s; a refund is owed: %s',
    (event, state, owesRefund) => {
      expect(step('held', event)).toEqual(ok({ state, expiresAt, owesRefund }));
    },
  );

  it('BUY-1.1 holds the car for 48 hours from its payment, also when that came late', () => {
    for (const paidAt of [before, expiresAt]) {
      expect(step('pending', 'paid', paidAt)).toEqual(
        ok({ state: 'held', expiresAt: heldUntil(paidAt, checkout), owesRefund: false }),
      );
    }
  });

  it('BUY-1.4 does not expire before its time', () => {
    for (const state of ['pending', 'held'] as const) {
      expect(step(state, 'timePassed', before)).toEqual(fail('not_due'));
      expect(step(state, 'timePassed', expiresAt).ok).toBe(true);
    }
  });

  it.each([
    ['pending', 'completed', 'not_paid'],
    ['pending', 'refunded', 'not_paid'],
    ['held', 'paid', 'already_paid'],
    ['held', 'paymentFailed', 'already_paid'],
  ] as const)('BUY-3.1 that is %s is not %s: %s', (state, event, reason) => {
    expect(step(state, event)).toEqual(fail(reason));
  });

  it('BUY-3.1 that has ended stays as it is, whatever is reported late', () => {
    for (const state of states.slice(2)) {
      for (const event of events) {
        expect(step(state, event)).toEqual(fail('ended'));
        expect(step(state, event, before)).toEqual(fail('ended'));
      }
    }
  });

  it('BUY-1.1 owes the deposit at most once, and only of what was paid and did not become a sale', () => {
    const reports = fc.array(fc.tuple(fc.constantFrom(...events), fc.nat(100)), { maxLength: 12 });
    fc.assert(
      fc.property(reports, (all) => {
        let reservation: Pick<Reservation, 'state' | 'expiresAt'> = { state: 'pending', expiresAt };
        let now = before.getTime();
        let wasPaid = false;
        let owed = 0;
        for (const [event, hours] of all) {
          now += hours * 3_600_000;
          const answer = reservationStep(reservation, event, checkout, new Date(now));
          if (!answer.ok) continue;
          reservation = answer.value;
          wasPaid ||= reservation.state === 'held';
          owed += answer.value.owesRefund ? 1 : 0;
        }
        const { state } = reservation;
        expect(owed).toBe(wasPaid && (state === 'cancelled' || state === 'expired') ? 1 : 0);
        expect((state === 'completed' || state === 'refunded') && !wasPaid).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});
