import { describe, expect, it } from 'vitest';
import { anyId, anyMoment, reads } from '../core/test/reads.ts';
import { isOpenPayment, isPaid, paymentSchema } from './payment.ts';

describe('a payment', () => {
  it.each([
    ['started', true, false],
    ['authorised', true, false],
    ['captured', false, true],
    ['refunding', false, true],
    ['refunded', false, true],
    ['failed', false, false],
    ['cancelled', false, false],
  ] as const)('BUY-3.1 that is %s may still take money: %s; has taken it: %s', (state, isOpen, hasMoney) => {
    expect([isOpenPayment({ state }), isPaid({ state })]).toEqual([isOpen, hasMoney]);
  });

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
    [{ methodLastFour: '4242' }, true],
    [{ methodLastFour: '4242424242424242' }, false],
  ])('BUY-3.1 with %j is read: %s', (changed, expected) => {
    expect(isRead(changed)).toBe(expected);
  });
});
