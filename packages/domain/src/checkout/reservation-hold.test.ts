import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { brokenPromise } from '../stock/test/broken-promise.ts';
import { heldUntil, payableUntil, reservationHold } from './reservation-hold.ts';

const { checkout } = resolveSettings([]).settings;
/** The evening before clocks go back in Sydney, where the second day has 25 hours. */
const paidAt = new Date('2026-04-04T08:00:00Z');
const expiresAt = new Date('2026-04-06T08:00:00Z');

describe('the hold of a reservation', () => {
  it('BUY-1.4 lasts 48 hours by the stopwatch, also where a day has 25', () => {
    expect(heldUntil(paidAt, checkout)).toEqual(expiresAt);
    expect(heldUntil(paidAt, { holdHours: 1 })).toEqual(new Date('2026-04-04T09:00:00Z'));
  });

  it('BUY-1.4 is short while the deposit is not paid', () => {
    expect(payableUntil(paidAt, checkout)).toEqual(new Date('2026-04-04T08:30:00Z'));
    expect(payableUntil(paidAt, { paymentMinutes: 5 })).toEqual(new Date('2026-04-04T08:05:00Z'));
  });

  it.each(['pending', 'held'] as const)(
    'BUY-1.4 keeps the car while it is %s, and frees it by itself',
    (state) => {
      const keeps = { keepsCar: true, validUntil: expiresAt };
      expect(reservationHold({ state, expiresAt }, paidAt)).toEqual(keeps);
      expect(reservationHold({ state, expiresAt }, new Date(expiresAt.getTime() - 1))).toEqual(keeps);
      expect(reservationHold({ state, expiresAt }, expiresAt)).toEqual({ keepsCar: false, validUntil: null });
    },
  );

  it.each(['completed', 'expired', 'cancelled', 'refunded'] as const)(
    'BUY-1.4 has let the car go once it is %s',
    (state) => {
      expect(reservationHold({ state, expiresAt }, paidAt)).toEqual({ keepsCar: false, validUntil: null });
    },
  );

  it('BUY-1.4 stays the same up to the moment it names', () => {
    const states = fc.constantFrom('pending' as const, 'held' as const, 'expired' as const);
    fc.assert(
      fc.property(states, fc.integer({ min: -100, max: 100 }), (state, hours) => {
        const now = new Date(expiresAt.getTime() + hours * 3_600_000);
        expect(brokenPromise((moment) => reservationHold({ state, expiresAt }, moment), now)).toBeNull();
      }),
    );
  });
});
