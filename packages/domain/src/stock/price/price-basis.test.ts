import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { priceBasis, priceTypeWords } from './price-basis.ts';

const { price } = resolveSettings([]).settings;

const words = (priceType: string | null, showsPriceBasis: boolean) =>
  priceTypeWords({ priceType }, price, { showsPriceBasis });

describe('the basis of a price', () => {
  it.each([
    ['Drive Away', 'driveAway'],
    ['DRIVEAWAY', 'driveAway'],
    ['Drive-Away, no more to pay', 'driveAway'],
    ['No more to pay', 'driveAway'],
    ['DAP', 'driveAway'],
    ['Ride Away', 'driveAway'],
    ['Excl. Govt. Charges', 'excludingCharges'],
    ['Excluding Government Charges', 'excludingCharges'],
    ['excludes on-road costs', 'excludingCharges'],
    ['Exclusive of govt charges', 'excludingCharges'],
    ['Ex Gov Charges', 'excludingCharges'],
    ['EGC', 'excludingCharges'],
    ['Plus On Road Costs', 'excludingCharges'],
    ['plus ORC', 'excludingCharges'],
    ['+ORC', 'excludingCharges'],
    ['Drive away excluded', 'excludingCharges'],
    ['Before onroads', 'excludingCharges'],
    ['RRP', 'excludingCharges'],
    ['MRLP', 'excludingCharges'],
    ['MSRP', 'excludingCharges'],
    ['Drive away, excl. govt charges', 'excludingCharges'],
    ['Estimated Drive Away', 'estimate'],
    ['Est. drive away price', 'estimate'],
    ['Estimate', 'estimate'],
    ['Exclusive offer', null],
    ['Best price', null],
    ['Includes GST', null],
    ['Special', null],
    ['null', null],
    ['', null],
    [null, null],
  ])('of the type %j is %s', (priceType, basis) => {
    expect(priceBasis(priceType)).toBe(basis);
  });

  it.each([
    'Guesstimated',
    'Estimator',
    'Estate sale',
    'Complex government sale',
    'NRRP',
    'Unexcluded',
    'RRPS',
    'Overdrive away',
    'Pride away',
    'Drive awayday',
    'Odap',
    'Dapper',
    'Casino more to pay',
    'No more to payoff',
  ])('is not heard in words that only sound like it: %s', (priceType) => {
    expect(priceBasis(priceType)).toBeNull();
  });

  it.each([
    ['DAP', 'Drive away', 'Drive away'],
    ['EGC', 'Excl. govt charges', 'Excl. govt charges'],
    ['est. driveaway', 'Estimated drive away', 'Estimated drive away'],
    ['Special', 'Special', 'Special, Excl. govt charges'],
    [null, null, 'Excl. govt charges'],
    ['null', null, 'Excl. govt charges'],
  ])(
    'CARD-1 LAW-2.1 reads beside a price of type %j: %j, in the form of the law %j',
    (type, usual, lawful) => {
      expect(words(type, false)).toBe(usual);
      expect(words(type, true)).toBe(lawful);
    },
  );

  it('is understood in every name that a site gives it by default', () => {
    const names = Object.entries(price.typeLabels);
    expect(names.map(([, name]) => priceBasis(name))).toEqual(names.map(([basis]) => basis));
  });

  it('LAW-2.1 is the one that the site names where the feed does not', () => {
    const site = { ...price, defaultType: 'driveAway' as const };
    expect(priceTypeWords({ priceType: null }, site, { showsPriceBasis: true })).toBe('Drive away');
  });
});
