import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { marketIndicator } from './market-indicator.ts';
import { marketMeter } from './market-meter.ts';

const { settings } = resolveSettings([]);
const location = (state: string) => ({
  name: 'Dandenong',
  slug: 'dandenong',
  address: { id: buildId(), state },
});
const carOf = (dollars: number, market: object, state = 'Victoria') =>
  buildCar({ priceCents: dollars * 100, market, location: location(state) });

describe('the market meter', () => {
  it('RULE-7 names the average, whose it is, and where the price stands below it', () => {
    const car = carOf(52_990, { stateAveragePriceCents: 5_513_000, averagePriceCents: 5_700_000 });
    expect(marketMeter(car, settings)).toEqual({
      text: '$2,140 below market average',
      note: null,
      average: 'VIC average $55,130',
      priceAt: 37,
      lowest: '$47k',
      highest: '$63k',
    });
  });

  it('RULE-7 compares with the nation where the state has no average', () => {
    const car = carOf(52_990, { stateAveragePriceCents: 0, averagePriceCents: 5_700_000 });
    expect(marketMeter(car, settings)?.average).toBe('Australian average $57,000');
    const nowhere = carOf(52_990, { stateAveragePriceCents: 5_700_000 }, 'somewhere');
    expect(marketMeter(nowhere, settings)?.average).toBe('State average $57,000');
  });

  it('RULE-7 is there exactly where the sign is, with the price on its scale and below the average', () => {
    const dollars = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(dollars, dollars, dollars, (asked, state, nation) => {
        const market = { stateAveragePriceCents: state * 100, averagePriceCents: nation * 100 };
        const meter = marketMeter(carOf(asked, market), settings);
        expect(meter === null).toBe(marketIndicator(carOf(asked, market), settings) === null);
        if (!meter) return;
        expect(meter.priceAt).toBeGreaterThanOrEqual(10);
        expect(meter.priceAt).toBeLessThanOrEqual(50);
      }),
    );
  });
});
