import { describe, expect, it } from 'vitest';
import { settingsRegistry } from '../settings/registry.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { priceBasisFinding, priceBasisLabel, priceBasisOf } from './price-basis.ts';

const { settings } = resolveSettings([]);
const lawful = { ...settings, law: { showsPriceBasis: true } };
const where = { page: 'vehicle', part: 'price', id: 'car-1' } as const;

describe('LAW-2 what a price includes', () => {
  it.each([
    ['Drive Away', 'driveAway'],
    ['driveaway, no more to pay', 'driveAway'],
    ['Drive-Away', 'driveAway'],
    ['DAP', 'driveAway'],
    ['Estimated Drive Away', 'estimate'],
    ['est. drive away', 'estimate'],
    ['Excl. Govt. Charges', 'excludingCharges'],
    ['excluding government charges', 'excludingCharges'],
    ['EGC', 'excludingCharges'],
    ['Before on road costs', 'excludingCharges'],
    ['plus on-roads', 'excludingCharges'],
    ['+ ORC', 'excludingCharges'],
    ['Drive away excluded', 'excludingCharges'],
    ['Special', null],
    ['estimate', null],
    ['null', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (priceType, expected) => {
    expect(priceBasisOf(priceType)).toBe(expected);
  });

  it('understands every name that a site gives by default', () => {
    const names = settingsRegistry.price.settings.typeLabels.default;
    expect(Object.entries(names).map(([basis, name]) => priceBasisOf(name) === basis)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    ['DAP', 'DAP', 'Drive Away'],
    ['Special', 'Special', 'Excl. Govt. Charges'],
    [null, null, 'Excl. Govt. Charges'],
    ['null', null, 'Excl. Govt. Charges'],
  ])('a car with %j reads %j, and by the law %j', (priceType, asSpecified, byLaw) => {
    expect(priceBasisLabel(priceType, settings)).toBe(asSpecified);
    expect(priceBasisLabel(priceType, lawful)).toBe(byLaw);
  });
});

describe('LAW-1 findings about the basis of a price', () => {
  it.each([
    ['qld', 'Drive Away'],
    ['qld', 'Excl. Govt. Charges'],
    ['vic', 'Drive Away'],
    ['vic', 'Estimated Drive Away'],
  ] as const)('finds nothing in %s with %s', (state, basisText) => {
    expect(priceBasisFinding({ where, state, basisText })).toBeNull();
  });

  it('finds a price that does not say what it includes', () => {
    expect(priceBasisFinding({ where, state: 'vic', basisText: null })).toEqual({
      rule: 'price_basis',
      severity: 'breach',
      what: 'The price does not say whether it is drive away or excludes government charges.',
      where,
      source: 'http://www.accc.gov.au/content/index.phtml/itemId/874430',
      mendedBy: 'operator',
      mend: 'Switch on law.showsPriceBasis, or send the price type in the stock feed.',
    });
  });

  it('finds a Victorian price without its drive-away total', () => {
    expect(priceBasisFinding({ where, state: 'vic', basisText: 'EGC' })).toMatchObject({
      rule: 'drive_away_total',
      severity: 'breach',
      what: 'The price excludes government charges, and no drive-away total stands beside it.',
      where,
      mendedBy: 'dealer',
      mend: 'Give the drive-away price of the car.',
    });
  });
});
