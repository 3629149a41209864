import type { AccountId } from '../../core/ids.ts';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { listedCar } from '../card/listed-car.ts';
import type { Car } from '../car/car.ts';
import { customRank } from './custom-rank.ts';
import { searchDocument } from './search-document.ts';

const { rankWeights } = resolveSettings([]).settings.stock;
const accountId = buildId() as AccountId;
const now = new Date('2026-03-03T00:00:00Z');
const documentOf = (car: Car, dealershipName: string | null = 'Harbour Toyota') =>
  searchDocument({ car, accountId, dealershipName, version: 7, staffBoost: 10, rankWeights }, now);

describe('what an engine holds of a car', () => {
  it('SRCH-1 is its place, its rank, its values and its card', () => {
    const car = buildCar({ standardEquipment: ['Tow  Bar ', 'tow bar', 'Sunroof'], tag: 'null' });
    const { rank, validUntil } = customRank({ ...car, staffBoost: 10 }, rankWeights, now);
    expect(documentOf(car)).toMatchObject({
      carId: car.id,
      accountId,
      dealershipId: car.dealershipId,
      version: 7,
      isVisible: true,
      createdAt: car.createdAt,
      soldAt: null,
      rank,
      rankedUntil: validUntil,
      dealershipName: 'Harbour Toyota',
      featureKeys: ['tow bar', 'sunroof'],
      weekly: {},
      card: listedCar(car),
    });
    expect(documentOf(car).values).toMatchObject({
      make: ['Toyota'],
      make_model: ['Toyota Corolla'],
      price: [24_990],
      tag: [],
      seats: [],
      certified: [false],
    });
  });

  it('TEN-8 keeps a car that is off the website, as one that nobody sees', () => {
    expect(documentOf(buildCar({ showOnDealerWebsite: false })).isVisible).toBe(false);
  });

  it('SRCH-18 is found by its words and its numbers', () => {
    const car = buildCar({ stockNumber: 'U-12 34', regoPlate: 'abc 12d', vin: '6T1 BF3' });
    const { text, codes, vin } = documentOf(car);
    expect(text).toContain('Toyota Corolla Ascent Sport');
    expect({ codes, vin }).toEqual({ codes: ['u1234', 'abc12d'], vin: '6t1bf3' });
    expect(documentOf(buildCar({ stockNumber: null, regoPlate: 'null', vin: ' ' }), 'null')).toMatchObject({
      codes: [],
      vin: null,
      dealershipName: null,
    });
  });

  it('RULE-4 has the weekly payment of each lender that a site could show', () => {
    const rates = { interestRate: 8.99, comparisonRate: 9.94 };
    const car = buildCar({
      lenders: [
        { ...rates, provider: 'bank_one', paymentWeekCents: 9_401, paymentMonthCents: 40_000 },
        { ...rates, provider: 'bank_one', paymentWeekCents: 1 },
        { ...rates, provider: 'bank-two', comparisonRate: 0, paymentWeekCents: 9_400 },
        { ...rates, provider: 'no-week' },
        { ...rates, provider: 'free', paymentWeekCents: 0 },
        { ...rates, provider: 'no-rate', interestRate: null, paymentWeekCents: 100 },
        { ...rates, provider: 'no-comparison', comparisonRate: null, paymentWeekCents: 100 },
        { ...rates, provider: 'Bank Three', paymentWeekCents: 100 },
        { ...rates, provider: 'four_', paymentWeekCents: 100 },
        { ...rates, provider: '_five', paymentWeekCents: 100 },
      ],
    });
    expect(documentOf(car).weekly).toEqual({
      bank_one: { dollars: 95, hasComparisonRate: true, hasMonthlyPayment: true },
      'bank-two': { dollars: 94, hasComparisonRate: false, hasMonthlyPayment: false },
    });
  });
});
