import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { financeOffer } from './finance-offer.ts';
import type { Lender } from '../stock/car/lender.ts';

const at = { now: new Date('2026-11-16T00:00:00Z'), zone: 'Australia/Sydney' };
const lender: Lender = {
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
const settingsOf = (finance: object) =>
  resolveSettings([
    { layer: 'site', key: 'one', number: 1, overrides: { finance: { provider: 'bank_one', ...finance } } },
  ]).settings;

describe('the finance that a card is about', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('RULE-4 is the lender’s for a provider of type %i', (providerType) => {
    const offer = financeOffer(buildCar({ lenders: [lender] }), settingsOf({ providerType }), at);
    expect(offer).toMatchObject({
      lender: { provider: 'bank_one' },
      isEstimate: false,
      assumedDepositPercent: providerType === 7 ? 10 : null,
    });
  });

  it.each([1, 2, 3, 4, 5, 6, 7])(
    'RULE-5 is the calculator’s at 10 where no lender was asked, for type %i',
    (providerType) => {
      const offer = financeOffer(buildCar({ lenders: [] }), settingsOf({ providerType }), at);
      expect(offer).toMatchObject({
        lender: { interestRate: 10, comparisonRate: 10, termMonths: 60 },
        isEstimate: true,
        assumedDepositPercent: null,
      });
    },
  );

  it('RULE-5 is at the rate of the dealer, also on a site without a provider', () => {
    const settings = settingsOf({ provider: null, calculatorRatePercent: 8.5 });
    expect(financeOffer(buildCar({ lenders: [lender] }), settings, at)?.lender.interestRate).toBe(8.5);
  });

  it.each([
    ['finance is switched off', {}, { showsFinance: false }],
    ['the calculator is switched off', {}, { showsCalculator: false }],
    ['the make is excluded', { make: 'Suzuki' }, {}],
    ['the dealership is excluded', {}, { excludedDealerships: ['harbour-toyota'] }],
    ['the car is sold', { status: 'sold' }, {}],
    ['the car is too old', { year: 2014 }, {}],
    ['there is no price', { priceCents: null }, {}],
    [
      'the lender has refused the car',
      { lenders: [{ ...lender, interestRate: null, comparisonRate: null }] },
      {},
    ],
  ] as const)('RULE-4 is none where %s', (_, car, finance) => {
    const built = buildCar({ lenders: [], ...car } as Parameters<typeof buildCar>[0]);
    expect(financeOffer(built, settingsOf(finance), at)).toBeNull();
  });
});
