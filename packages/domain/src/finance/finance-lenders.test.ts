import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import type { Lender } from '../stock/car/lender.ts';
import { financeLenders } from './finance-lenders.ts';
import { lendersOfCar } from './lenders-of-car.ts';

const at = { now: new Date('2026-11-17T00:00:00Z'), zone: 'Australia/Melbourne' };
const lender: Lender = {
  provider: 'bank_one',
  interestRate: 8.99,
  comparisonRate: 9.86,
  paymentWeekCents: 18_400,
  paymentMonthCents: 79_750,
  termYears: null,
  termMonths: 60,
  depositCents: 200_000,
  balloonCents: null,
  disclaimer: 'To approved applicants.',
};
const settingsOf = (finance: object = {}) =>
  resolveSettings([
    { layer: 'site', key: 'a', overrides: { finance: { provider: 'bank_one', ...finance } } },
  ] as never).settings;
const carOf = (...lenders: readonly Partial<Lender>[]) =>
  buildCar({
    year: 2024,
    make: 'Toyota',
    priceCents: 3_849_000,
    lenders: lenders.map((one) => Object.assign({}, lender, one)),
  });

describe('FIN-3 finance data of a car', () => {
  it('FIN-3 has the lender of the site’s provider in the names of the specification, in dollars', () => {
    expect(financeLenders(carOf({}, { provider: 'bank_two' }), settingsOf(), at)).toEqual({
      bank_one: {
        interestRate: 8.99,
        comparisonRate: 9.86,
        paymentWeek: 184,
        paymentMonth: 797.5,
        termYears: 5,
        termMonths: 60,
        deposit: 2_000,
        balloon: null,
        disclaimer: 'To approved applicants.',
      },
    });
  });

  it.each([
    [
      { termYears: 4.5, termMonths: null },
      { termYears: 4.5, termMonths: 54 },
    ],
    [
      { termYears: 5, termMonths: 60 },
      { termYears: 5, termMonths: 60 },
    ],
    [
      { termYears: null, termMonths: null },
      { termYears: null, termMonths: null },
    ],
  ])('FIN-3 tells the term of %j in both units', (told, terms) => {
    expect(financeLenders(carOf(told), settingsOf(), at)['bank_one']).toMatchObject(terms);
  });

  it('FIN-3 is empty where the site shows no finance', () => {
    expect(financeLenders(carOf({}), settingsOf({ showsFinance: false }), at)).toEqual({});
  });
});

const names = (car: ReturnType<typeof carOf>, finance: object = {}) =>
  lendersOfCar(car, settingsOf(finance), at).map((offer) => offer.lender.provider);

describe('FIN-2 the lenders side by side', () => {
  it('FIN-2 are the site’s first, then the others with both rates, four at most', () => {
    const others = ['a', 'b', 'c', 'd'].map((provider) => ({ provider }));
    expect(names(carOf({ provider: 'refuses', interestRate: null }, ...others, {}))).toEqual([
      'bank_one',
      'a',
      'b',
      'c',
    ]);
  });

  it('FIN-2 are the calculator alone where no lender was asked, and none where the site shows none', () => {
    expect(names(carOf({ provider: 'bank_two' }))).toEqual(['calculator']);
    expect(names(carOf({}), { showsFinance: false })).toEqual([]);
  });
});
