import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payableCents } from '../core/money.ts';
import type { ShownLender } from './finance-display.ts';
import { loanOffer } from './loan-offer.ts';
import { loanQuote } from './loan-quote.ts';
import { repayment } from './repayment.ts';
import { totalPayable } from './total-payable.ts';

const settings = { assumedDepositPercent: null, calculatorTermYears: 5 };
const lender: ShownLender = {
  provider: 'bank_one',
  interestRate: 8.99,
  comparisonRate: 9.86,
  paymentWeekCents: 11_900,
  paymentMonthCents: 51_700,
  termYears: null,
  termMonths: 60,
  depositCents: null,
  balloonCents: null,
  disclaimer: null,
};

describe('RULE-5 what a lender offers', () => {
  it('is its own repayment, and what that comes to', () => {
    const offer = loanOffer(2_500_000, lender, settings);
    expect(offer).toMatchObject({
      terms: { depositCents: 0, balloonCents: 0, termMonths: 60, frequency: 'weekly' },
      offered: { repaymentCents: 11_900, totalCents: 261 * 11_900 },
    });
    expect(loanQuote(offer, offer.terms)).toMatchObject({
      repaymentCents: 11_900,
      totalCents: 261 * 11_900,
      interestCents: 261 * 11_900 - 2_500_000,
      isAsOffered: true,
    });
  });

  it('is monthly with the provider that assumes a deposit, and adds up to its total payable', () => {
    const offer = loanOffer(2_500_000, lender, { ...settings, assumedDepositPercent: 10 });
    const total = totalPayable(2_500_000, lender, { assumedDepositPercent: 10 });
    expect(offer.terms).toMatchObject({ depositCents: 250_000, frequency: 'monthly' });
    expect(offer.offered).toEqual({ repaymentCents: 51_700, totalCents: total?.totalCents });
  });

  it('counts the final payment in the total', () => {
    const { offered } = loanOffer(2_500_000, { ...lender, balloonCents: 700_000 }, settings);
    expect(offered?.totalCents).toBe(261 * 11_900 + 700_000);
  });

  it.each([
    [{ paymentWeekCents: 0 }, 'monthly', 51_700],
    [{ paymentWeekCents: null }, 'monthly', 51_700],
    [{ paymentWeekCents: null, paymentMonthCents: null }, 'weekly', undefined],
  ] as const)('tells the repayment that it has: %j', (told, frequency, cents) => {
    const { terms, offered } = loanOffer(2_500_000, { ...lender, ...told }, settings);
    expect([terms.frequency, offered?.repaymentCents]).toEqual([frequency, cents]);
  });

  it.each([{ termMonths: 0 }, { termMonths: 240 }, { termMonths: null }])(
    'says no total where its term is not known: %j',
    (term) => {
      const offer = loanOffer(2_500_000, { ...lender, ...term }, settings);
      expect(offer).toMatchObject({ knowsTerm: false, terms: { termMonths: 60 }, ratePercent: 8.99 });
      expect(loanQuote(offer, offer.terms)).toMatchObject({ totalCents: null, interestCents: null });
      expect(loanQuote(offer, { ...offer.terms, termMonths: 48 }).totalCents).not.toBeNull();
    },
  );

  it('reads a term in years', () => {
    expect(
      loanOffer(2_500_000, { ...lender, termMonths: null, termYears: 2.5 }, settings).terms.termMonths,
    ).toBe(30);
  });

  it('goes by the interest rate where the repayment is of something else', () => {
    const weekly = { ...lender, paymentMonthCents: null };
    expect(loanOffer(2_500_000, { ...weekly, paymentWeekCents: 1_000 }, settings).ratePercent).toBe(8.99);
    expect(loanOffer(2_500_000, { ...weekly, paymentWeekCents: 90_000 }, settings).ratePercent).toBe(8.99);
  });

  it('lends nothing above the price', () => {
    const { terms } = loanOffer(100_000, { ...lender, depositCents: 400_000, balloonCents: 5 }, settings);
    expect(terms).toMatchObject({ depositCents: 100_000, balloonCents: 0 });
  });
});

const loans = fc.record({
  price: fc.integer({ min: 2_000_000, max: 20_000_000 }),
  rate: fc.integer({ min: 100, max: 1_800 }).map((hundredths) => hundredths / 100),
  termMonths: fc.constantFrom(36, 48, 54, 60, 84),
  depositPercent: fc.integer({ min: 0, max: 40 }),
  balloonPercent: fc.integer({ min: 0, max: 40 }),
});

describe('RULE-5 the calculator', () => {
  it('goes on from the figure of the card without a jump', () => {
    fc.assert(
      fc.property(loans, ({ price, rate, termMonths, depositPercent, balloonPercent }) => {
        const depositCents = Math.round((price * depositPercent) / 100);
        const balloonCents = Math.round(((price - depositCents) * balloonPercent) / 100);
        const loan = {
          amountCents: price - depositCents,
          balloonCents,
          ratePercent: rate,
          termMonths,
          frequency: 'weekly' as const,
        };
        const payments = { paymentWeekCents: repayment(loan) + 200, paymentMonthCents: null };
        const told = { ...lender, interestRate: rate, ...payments };
        const offer = loanOffer(price, { ...told, termMonths, depositCents, balloonCents }, settings);
        const asOffered = loanQuote(offer, offer.terms);
        const nearly = loanQuote(offer, { ...offer.terms, tradeInCents: 1 });
        expect(asOffered.repaymentCents).toBe(payableCents(told.paymentWeekCents));
        expect(Math.abs(nearly.repaymentCents - asOffered.repaymentCents)).toBeLessThanOrEqual(100);
      }),
      { numRuns: 40 },
    );
  });

  it('is as many times the repayment that is shown as there are, whoever worked it out and however often it is paid', () => {
    const frequencies = fc.constantFrom('weekly', 'fortnightly', 'monthly');
    const weeklyPayments = fc.option(fc.integer({ min: 5_000, max: 90_000 }), { nil: null });
    fc.assert(
      fc.property(
        loans,
        frequencies,
        weeklyPayments,
        ({ price, rate, termMonths, depositPercent }, frequency, paymentWeekCents) => {
          const depositCents = Math.round((price * depositPercent) / 100);
          const told = {
            ...lender,
            interestRate: rate,
            paymentWeekCents,
            paymentMonthCents: null,
            termMonths,
          };
          const offer = loanOffer(price, told, settings);
          for (const choice of [offer.terms, { ...offer.terms, depositCents, frequency }]) {
            const { repaymentCents, repaymentCount, totalCents, amountCents } = loanQuote(offer, choice);
            expect(repaymentCents % 100).toBe(0);
            expect(totalCents).toBe(price - amountCents + repaymentCents * repaymentCount);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('asks less a time for a deposit, and adds up to price and interest', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 100, max: 400_000 }), ({ price, rate, termMonths }, deposit) => {
        const offer = loanOffer(
          price,
          { ...lender, interestRate: rate, paymentWeekCents: null, paymentMonthCents: null, termMonths },
          settings,
        );
        const [without, wanted] = [0, deposit].map((depositCents) =>
          loanQuote(offer, { ...offer.terms, depositCents }),
        );
        expect(wanted?.repaymentCents).toBeLessThanOrEqual(without?.repaymentCents ?? 0);
        expect(wanted?.totalCents).toBe(price + (wanted?.interestCents ?? 0));
        expect(wanted?.isAsOffered).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});
