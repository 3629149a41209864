import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { marketIndicator, type MarketSettings } from './market-indicator.ts';

const platform = resolveSettings([]).settings;
const site = (price: Partial<MarketSettings['price']> = {}, comparesMarketLikeForLike = false) => ({
  price: { ...platform.price, ...price },
  law: { comparesMarketLikeForLike },
});
const dollars = (amount: number | null) => (amount === null ? null : amount * 100);
const carOf = (price: number | null, state: number | null, national: number | null) =>
  buildCar({
    priceCents: dollars(price),
    market: { stateAveragePriceCents: dollars(state), averagePriceCents: dollars(national) },
  });

describe('the market indicator', () => {
  it.each([
    // price, state average, national average, the sign
    [24_500, 25_000, null, '$500'],
    [24_501, 25_000, null, null],
    [24_500, null, 25_000, '$500'],
    [24_501, null, 25_000, null],
    [24_500, 25_000, 24_600, '$500'],
    [24_500, 24_600, 30_000, null],
    [24_500, 0, 25_500, '$1,000'],
    [24_500, 0, 0, null],
    [24_500, null, null, null],
    [24_500, 24_000, 30_000, null],
    [10, 25_000, 25_000, null],
    [null, 25_000, 25_000, null],
  ])(
    'RULE-7 of $%s, with $%s in the state and $%s in the nation, says %s',
    (price, state, national, sign) => {
      const expected = sign === null ? null : { text: `${sign} below market average`, note: null };
      expect(marketIndicator(carOf(price, state, national), site())).toEqual(expected);
    },
  );

  it('RULE-7 looks at what a buyer would pay', () => {
    const car = { ...carOf(26_000, 25_000, null), offerPriceCents: 2_400_000 };
    expect(marketIndicator(car, site())?.text).toBe('$1,000 below market average');
  });

  it('RULE-7 knows nothing without market data, and takes a junk price for none', () => {
    expect(marketIndicator(buildCar({ market: null }), site())).toBeNull();
    expect(marketIndicator(carOf(400, 25_000, null), site({ aboveCents: 50_000 }))).toBeNull();
  });

  it('RULE-7 has the words and the distance of the site, and never names nothing as a distance', () => {
    const any = site({ marketIndicatorCents: 0, marketIndicatorText: 'You save {amount}' });
    expect(marketIndicator(carOf(24_999, 25_000, null), any)?.text).toBe('You save $1');
    expect(marketIndicator(carOf(25_000, 25_000, null), any)).toBeNull();
    expect(marketIndicator(carOf(25_000, null, 25_000), any)).toBeNull();
    expect(marketIndicator(carOf(20_000, 25_000, null), site({ showsMarketIndicator: false }))).toBeNull();
  });

  describe('in the form of the law', () => {
    const car = carOf(24_000, 25_000, null);
    const day = '2026-03-01';
    const like = (priceType: string | null, settings = site({}, true), averagedOn: string | null = day) =>
      marketIndicator(buildCar({ ...car, priceType, market: { ...car.market, averagedOn } }), settings);

    it('RULE-7 compares like with like, and names basis and date', () => {
      const sign = {
        text: '$1,000 below market average',
        note: 'Excl. govt charges, average of 1 March 2026',
      };
      expect(like('EGC')).toEqual(sign);
      expect(like(null)).toEqual(sign);
    });

    it('RULE-7 compares nothing else, and nothing without a date', () => {
      expect(like('Drive Away')).toBeNull();
      expect(like('Estimated Drive Away')).toBeNull();
      expect(like(null, site({ defaultType: 'driveAway' }, true))).toBeNull();
      expect(like('EGC', site({}, true), null)).toBeNull();
    });
  });
});
