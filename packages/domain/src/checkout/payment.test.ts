import { describe, expect, it } from 'vitest';
import { canBecome, type PaymentState } from './payment.ts';

describe('canBecome', () => {
  it.each<[PaymentState, PaymentState, boolean]>([
    ['started', 'authorised', true],
    ['started', 'captured', true],
    ['authorised', 'captured', true],
    ['captured', 'refunded', true],
    ['refunding', 'refunded', true],
    ['captured', 'authorised', false],
    ['captured', 'failed', false],
    ['captured', 'started', false],
    ['refunded', 'captured', false],
    ['failed', 'captured', false],
    ['started', 'refunded', false],
  ])('BUY-3 takes a payment from %s to %s: %s', (from, to, allowed) => {
    expect(canBecome(from, to)).toBe(allowed);
  });
});
