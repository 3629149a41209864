import { describe, expect, it } from 'vitest';
import { anyId, anyMoment, reads } from '../core/test/reads.ts';
import { reservationSchema } from './reservation.ts';

describe('a reservation', () => {
  const isRead = reads(reservationSchema, {
    id: anyId as never,
    siteId: anyId as never,
    dealershipId: anyId as never,
    carId: anyId as never,
    state: 'pending',
    amountCents: 20_000,
    expiresAt: anyMoment,
    createdAt: anyMoment,
  });

  it.each([
    [{}, true],
    [{ amountCents: 1 }, true],
    [{ amountCents: 0 }, false],
    [{ state: 'held' }, true],
    [{ state: 'lost' }, false],
    [{ carId: undefined }, false],
    [{ email: 'e'.repeat(254) }, true],
    [{ email: 'e'.repeat(255) }, false],
  ])('BUY-1.1 with %j is read: %s', (changed, expected) => {
    expect(isRead(changed)).toBe(expected);
  });
});
