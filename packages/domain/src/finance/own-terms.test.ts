import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../form/test/default-settings.ts';
import { balloonLimit } from './balloon-limit.ts';
import { borrowable } from './borrowable.ts';
import { offerForBand } from './credit-band.ts';
import { lenderName } from './lender-name.ts';
import { loanOffer } from './loan-offer.ts';
import { sumFieldsIn } from './loan-choice.ts';
import { sumsInWords, sumsOf } from './loan-sums.ts';
import { repayment } from './repayment.ts';
import type { ShownLender } from './finance-display.ts';

const lender: ShownLender = {
  provider: 'eastlight_credit',
  interestRate: 8.99,
  comparisonRate: 9.86,
  paymentWeekCents: 18_400,
  paymentMonthCents: null,
  termYears: 5,
  termMonths: 60,
  depositCents: null,
  balloonCents: null,
  disclaimer: null,
};
const offer = loanOffer(3_849_000, lender, { assumedDepositPercent: null, calculatorTermYears: 5 });

describe('FIN-2 the way back from a weekly sum', () => {
  it.each([
    [8.99, 0],
    [0, 0],
    [8.99, 500_000],
  ])(
    'FIN-2 finds the loan whose repayment it is, at %s%% with a balloon of %s cents',
    (ratePercent, balloonCents) => {
      const terms = { ratePercent, balloonCents, termMonths: 60, frequency: 'weekly' } as const;
      const amountCents = borrowable(16_000, terms);
      expect(Math.abs(repayment({ ...terms, amountCents }) - 16_000)).toBeLessThanOrEqual(1);
    },
  );

  it('FIN-2 leaves no more for the end than lenders do, whatever was typed', () => {
    const terms = {
      ratePercent: 8.99,
      balloonCents: 9_000_000,
      termMonths: 60,
      frequency: 'weekly',
    } as const;
    const amountCents = borrowable(20_000, terms);
    const balloonCents = balloonLimit({ amountCents, termMonths: 60 }).cents;
    expect(amountCents).toBe(5_120_353);
    expect(Math.abs(repayment({ ...terms, amountCents, balloonCents }) - 20_000)).toBeLessThanOrEqual(1);
  });

  it('FIN-2 borrows nothing for less than nothing', () => {
    expect(borrowable(-1, { ratePercent: 9, balloonCents: 0, termMonths: 60, frequency: 'weekly' })).toBe(0);
  });
});

describe('FIN-2 a credit history', () => {
  it('FIN-2 moves both rates together, and no repayment of the lender stands for it', () => {
    const moved = offerForBand(offer, { addsPercent: 4 });
    expect([moved.interestRate, moved.comparisonRate]).toEqual([12.99, 13.86]);
    expect(moved.offered).toBeNull();
    expect(offerForBand(offer, { addsPercent: -20 }).interestRate).toBe(0);
  });

  it('FIN-2 that moves nothing leaves the lender’s own figures', () => {
    expect(offerForBand(offer, null)).toBe(offer);
    expect(offerForBand(offer, { addsPercent: 0 })).toBe(offer);
  });
});

it('FIN-2 names a lender as people do', () => {
  expect(lenderName('saltwater_auto-finance')).toBe('Saltwater Auto Finance');
});

describe('URL-4.1 the sums of a calculator', () => {
  const choice = {
    depositCents: 800_000,
    tradeInCents: 0,
    balloonCents: 0,
    termMonths: 60,
    frequency: 'weekly',
  } as const;

  it('URL-4.1 travel in an address', () => {
    expect(Object.fromEntries(sumsOf(choice))).toEqual({
      deposit: '8000',
      trade_in: '0',
      balloon: '0',
      term: '60',
      frequency: 'weekly',
    });
  });

  it.each([
    [{}, null],
    [{ deposit: '8000', term: '60' }, '$8,000 deposit, 5 years, no balloon'],
    [
      { deposit: '0', trade_in: '14,800', balloon: '5000', term: '12', frequency: 'monthly' },
      'no deposit, $14,800 trade-in, 1 year, $5,000 balloon, paid monthly',
    ],
    [{ term: '54' }, 'no deposit, 54 months, no balloon'],
    [{ deposit: '10' }, '$10 deposit, no balloon'],
    [{ deposit: '10', price: '30000' }, '$10 deposit, no balloon'],
  ])('URL-4.1 %j reads %s', (fields, words) => {
    expect(sumsInWords(fields, { hasCar: true })).toBe(words);
  });

  it.each([
    [{ price: '30000', deposit: '2000', term: '60' }, '$30,000 price, $2,000 deposit, 5 years, no balloon'],
    [{ price: 'abc', term: '60' }, 'no deposit, 5 years, no balloon'],
    [{ term: '60' }, 'no deposit, 5 years, no balloon'],
  ])('URL-4.1 without a car %j reads %s', (fields, words) => {
    expect(sumsInWords(fields, { hasCar: false })).toBe(words);
  });

  it('URL-4.1 takes the price and the year along among other fields', () => {
    const fields = { price: '30000', year: '2026', term: '60', name: 'Kim' };
    expect(sumFieldsIn(Object.entries(fields))).toEqual({ price: '30000', year: '2026', term: '60' });
  });
});

it('FIN-1 the settings of finance begin without applications', () => {
  expect(defaultSettings.finance.takesApplications).toBe(false);
});
