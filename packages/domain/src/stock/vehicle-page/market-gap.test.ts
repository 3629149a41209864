import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { marketGap } from './market-gap.ts';

const { settings } = resolveSettings([]);
const averages = { averagePriceCents: 4_000_000, averagedOn: '2026-11-15' };

type Market = NonNullable<Parameters<typeof buildCar>[0]>['market'];

const gapOf = (market: Market, priceType = 'Drive Away', priceCents = 3_849_000) =>
  marketGap(buildCar({ priceCents, priceType, market }), settings);

describe('how a price stands against the market', () => {
  it('RULE-7 VDP-3 is said above and below, of how many like it', () => {
    const market = { ...averages, averageBasis: 'driveAway', averagedCars: 14 } as const;
    expect(gapOf(market)).toEqual({
      line: '$1,510 under the average of 14 like it',
      isUnder: true,
      fact: {
        label: 'Price against the market',
        text: '$1,510 under the Australian average of $40,000',
        source: 'Average of 14 like it by a valuation service, 15 November 2026. Both drive away.',
      },
    });
    const dearer = gapOf(market, 'Drive Away', 4_064_000);
    expect(dearer).toMatchObject({ line: '$640 over the average of 14 like it', isUnder: false });
    expect(gapOf(market, 'Drive Away', 4_000_000)).toMatchObject({
      line: 'About the average of 14 like it',
      fact: { text: 'The same as the Australian average of $40,000' },
    });
    expect(gapOf(market, 'Drive Away', 3_960_000)).toMatchObject({
      line: 'About the average of 14 like it',
      fact: { text: '$400 under the Australian average of $40,000' },
    });
  });

  it('RULE-7 is not said of a used one whose odometer nobody knows', () => {
    const market = { ...averages, averageBasis: 'driveAway', averagedCars: 14 } as const;
    const known = (car: Parameters<typeof buildCar>[0]) =>
      marketGap(buildCar({ priceCents: 3_849_000, priceType: 'Drive Away', market, ...car }), settings) !==
      null;
    expect(known({ carType: 'used', km: null })).toBe(false);
    expect(known({ carType: 'new', km: null })).toBe(true);
    expect(known({ carType: 'used', km: null, itemType: 'caravan' })).toBe(true);
  });

  it('RULE-7 names whose average it is where it is not known of how many', () => {
    const found = gapOf(averages, 'EGC');
    expect(found?.line).toBe('$1,510 under the Australian average');
    expect(found?.fact.source).toContain('Both before government charges.');
  });

  it.each([
    ['of fewer than six', { ...averages, averagedCars: 5 }, 'EGC'],
    ['before charges, of a price that has them', averages, 'Drive Away'],
    ['with charges, of a price without', { ...averages, averageBasis: 'driveAway' }, 'EGC'],
    ['of no known day', { ...averages, averagedOn: null }, 'EGC'],
  ] as const)('RULE-7 LAW-2.2 is not said by an average %s', (_, market, priceType) => {
    expect(gapOf(market, priceType)).toBeNull();
  });
});
