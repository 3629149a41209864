import { describe, expect, it } from 'vitest';
import { depositFindings } from './deposit-findings.ts';

const site = {
  hasReserveOnline: true,
  refundPercent: 100,
  reserveAmountCents: 20_000,
  abovePriceCents: 200_000,
};

describe('a deposit of which a part is kept', () => {
  it('LAW-1.1 BUY-1.1 is a finding, and one that goes back in full is none', () => {
    expect(depositFindings({ ...site, refundPercent: 90 }, [])).toMatchObject([
      { rule: 'deposit_refund', what: 'Of a deposit 10% is kept when its buyer does not buy.' },
    ]);
    expect(depositFindings(site, [])).toEqual([]);
    expect(depositFindings({ ...site, hasReserveOnline: false, refundPercent: 90 }, ['sa'])).toEqual([]);
  });
});

describe('a deposit above what a state allows', () => {
  it('LAW-1.1 is a finding where cars can be reserved that are too cheap for it', () => {
    expect(depositFindings({ ...site, reserveAmountCents: 50_000 }, ['qld', 'sa'])).toMatchObject([
      {
        rule: 'deposit_limit',
        what: 'In South Australia a deposit may be 10% of the price: below $5,000 the page asks for that in place of $500.',
        where: { page: 'checkout', part: 'deposit', id: 'sa' },
        source: expect.stringContaining('sa.gov.au'),
        mend: 'Set checkout.abovePriceCents to $5,000, or checkout.reserveAmountCents to less.',
      },
    ]);
    expect(depositFindings(site, ['sa', 'nt', 'vic'])).toEqual([]);
  });
});
