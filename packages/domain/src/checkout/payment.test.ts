import { describe, expect, it } from 'vitest';
import { anyId, anyMoment, reads } from '../core/test/reads.ts';
import { canBecome, paymentSchema, type PaymentState } from './payment.ts';

/** Each state with those that a payment may come from. */
const ways: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  started: [],
  authorised: ['started'],
  captured: ['started', 'authorised'],
  failed: ['started', 'authorised'],
  cancelled: ['started', 'authorised'],
  refunding: ['captured'],
  refunded: ['captured', 'refunding', 'refunded'],
};
const states = Object.keys(ways) as PaymentState[];

describe('canBecome', () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to, ways[to].includes(from)] as const)))(
    'BUY-3.1 takes a payment from %s to %s: %s',
    (from, to, allowed) => {
      expect(canBecome(from, to)).toBe(allowed);
    },
  );
});

describe('a payment', () => {
  const isRead = reads(paymentSchema, {
    id: anyId as never,
    siteId: anyId as never,
    dealershipId: anyId as never,
    provider: 'stripe',
    requestKey: '12345678',
    state: 'started',
    amountCents: 20_000,
    createdAt: anyMoment,
  });

  it.each([
    [{}, true],
    [{ amountCents: 1 }, true],
    [{ amountCents: 0 }, false],
    [{ amountCents: 1.5 }, false],
    [{ provider: '' }, false],
    [{ requestKey: '1234567' }, false],
    [{ requestKey: 'k'.repeat(200) }, true],
    [{ requestKey: 'k'.repeat(201) }, false],
    [{ state: 'lost' }, false],
  ])('BUY-3.1 with %j is read: %s', (changed, expected) => {
    expect(isRead(changed)).toBe(expected);
  });
});
