import { comparisonRate } from '@forecourt/domain/finance/comparison-rate';
import { lenderSchema } from '@forecourt/domain/stock/car/lender';
import { loanPayments } from '@forecourt/domain/finance/loan-payments';
import { repayment } from '@forecourt/domain/finance/repayment';
import { totalPayable } from '@forecourt/domain/finance/total-payable';
import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { financeProviders } from './finance-providers.ts';
import { lendersOf } from './lenders.ts';

const keys = Object.keys(financeProviders);
const car = { priceCents: 2_699_000, years: 3 };
const lenders = lendersOf(keys, car, randomFor('a car'));

describe('the figures of lenders', () => {
  it('RULE-4 know a provider of each type', () => {
    const types = Object.values(financeProviders).map(({ providerType }) => providerType);
    expect([...new Set(types)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/);
  });

  it.each(lenders)('RULE-5 of $provider pay off the price', (lender) => {
    expect(lenderSchema.parse(lender)).toEqual(lender);
    const amountCents = car.priceCents - (lender.depositCents ?? 0);
    for (const [frequency, payment] of [
      ['weekly', lender.paymentWeekCents],
      ['monthly', lender.paymentMonthCents],
    ] as const) {
      if (payment === null) continue;
      const expected = repayment({
        amountCents,
        balloonCents: lender.balloonCents ?? 0,
        ratePercent: lender.interestRate ?? 0,
        termMonths: lender.termMonths ?? 0,
        frequency,
      });
      expect(payment).toBe(expected);
    }
  });

  it('RULE-5 compare on 30,000 dollars over five years, with the fees of the provider', () => {
    const { establishmentCents, monthlyFeeCents } = financeProviders['eastlight_credit'] ?? {
      establishmentCents: 0,
      monthlyFeeCents: 0,
    };
    const [lender] = lendersOf(['eastlight_credit'], car, randomFor('a car'));
    const loan = {
      amountCents: 3_000_000,
      balloonCents: 0,
      ratePercent: lender?.interestRate ?? 0,
      termMonths: 60,
      frequency: 'monthly',
    } as const;
    const payments = loanPayments(loan, { establishmentCents, perRepaymentCents: monthlyFeeCents });
    const rate = comparisonRate({ creditCents: loan.amountCents, payments, frequency: 'monthly' });
    expect(lender?.comparisonRate).toBeCloseTo(rate ?? 0, 2);
    expect(lender?.comparisonRate).toBeGreaterThan(lender?.interestRate ?? 0);
  });

  it('RULE-5 assume a deposit of ten percent at the provider with monthly payments', () => {
    const [lender] = lendersOf(['ridgeline_finance'], car, randomFor('a car'));
    expect(lender).toMatchObject({ depositCents: 269_900, paymentWeekCents: null });
    const total = lender && totalPayable(car.priceCents, lender, { assumedDepositPercent: 10 });
    expect(total?.depositCents).toBe(lender?.depositCents);
    expect(total?.months).toBe(48);
  });

  it('RULE-4 have no rates for a car that is too old to lend for', () => {
    for (const lender of lendersOf(keys, { ...car, years: 14 }, randomFor('a car'))) {
      expect(lender).toMatchObject({ interestRate: null, comparisonRate: null, paymentWeekCents: null });
    }
  });

  it('exist for a provider that only a plan knows', () => {
    const [lender] = lendersOf(['harbour_bank'], car, randomFor('a car'));
    expect(lender?.paymentWeekCents).toBeGreaterThan(0);
    expect(lender?.paymentMonthCents).toBeGreaterThan(0);
  });
});
