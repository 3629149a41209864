import { describe, expect, it } from 'vitest';
import { depositLimitCents, refundFinding } from './deposit-limit.ts';

const price = { priceCents: 1_500_000 };

describe('what a deposit may be', () => {
  it.each([
    ['sa', 'used', 150_000],
    ['sa', 'demo', 150_000],
    ['sa', null, 150_000],
    ['sa', 'new', null],
    ['nt', 'new', 150_000],
    ['vic', 'used', null],
    ['qld', 'used', null],
  ] as const)('LAW-1.1 in %s of a %s car is at most %s cents', (state, carType, cents) => {
    expect(depositLimitCents({ ...price, state, carType }, '2026-11-16')).toBe(cents);
  });

  it('LAW-1.1 is not answered for a day before we know it', () => {
    expect(depositLimitCents({ ...price, state: 'sa', carType: 'used' }, '2023-12-31')).toBeNull();
  });
});

describe('a deposit of which a part is kept', () => {
  it('LAW-1.1 BUY-1.1 is a finding, and one that goes back in full is none', () => {
    expect(refundFinding({ hasReserveOnline: true, refundPercent: 90 })).toMatchObject({
      rule: 'deposit_refund',
      what: 'Of a deposit 10% is kept when its buyer does not buy.',
    });
    expect(refundFinding({ hasReserveOnline: true, refundPercent: 100 })).toBeNull();
    expect(refundFinding({ hasReserveOnline: false, refundPercent: 90 })).toBeNull();
  });
});
