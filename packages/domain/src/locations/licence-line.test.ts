import { describe, expect, it } from 'vitest';
import { buildLocation } from '@forecourt/testkit/build-location';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { licenceLine } from './licence-line.ts';

const { locations, law, site } = resolveSettings([]).settings;
const yard = (state: string | null, dealer: string | null = 'MD1234', repairer: string | null = 'MVRL99') => {
  const { address } = buildLocation();
  return {
    dealerLicenseNumber: dealer,
    motorVehicleRepairer: repairer,
    address: address && { ...address, state },
  };
};
const none = { locations, law, site };
const dealerFlag = { ...none, locations: { ...locations, showsDealerLicence: true } };
const repairerFlag = { ...none, locations: { ...locations, showsRepairerLicence: true } };
const byLaw = { ...none, law: { ...law, showsLicenceByState: true } };

describe('licence numbers', () => {
  it.each([
    ['are away without a flag', yard('NSW'), none, []],
    ['of the dealer by its flag', yard('QLD'), dealerFlag, ['Dealer licence number MD1234']],
    [
      'of the repairer by its flag',
      yard('QLD'),
      repairerFlag,
      ['Motor vehicle repairer licence number MVRL99'],
    ],
    ['are away where they are not known', yard('QLD', 'null', ' '), { ...dealerFlag, ...repairerFlag }, []],
    ['are away where there is none', yard('QLD', null, null), dealerFlag, []],
    ['of a Victorian dealer read LMCT', yard('VIC', '10432'), dealerFlag, ['LMCT 10432']],
    ['of a Victorian dealer read LMCT once', yard('Victoria', 'lmct 10432'), dealerFlag, ['LMCT 10432']],
  ])('NAV-3 %s', (_, location, settings, lines) => {
    expect(licenceLine(location, settings)).toEqual(lines);
  });

  it('NAV-3 both stand under each other', () => {
    const both = {
      ...none,
      locations: { ...locations, showsDealerLicence: true, showsRepairerLicence: true },
    };
    expect(licenceLine(yard('SA'), both)).toEqual([
      'Dealer licence number MD1234',
      'Motor vehicle repairer licence number MVRL99',
    ]);
    expect(licenceLine(yard('SA', null), both)).toEqual(['Motor vehicle repairer licence number MVRL99']);
    expect(licenceLine(yard('SA', 'MD1', null), both)).toEqual(['Dealer licence number MD1']);
  });

  it.each([
    ['NSW', ['Dealer licence number MD1234']],
    ['VIC', ['LMCT MD1234']],
    ['WA', ['Dealer licence number MD1234']],
    ['TAS', ['Dealer licence number MD1234']],
    ['NT', ['Dealer licence number MD1234']],
    ['QLD', []],
    ['SA', []],
    ['ACT', []],
  ])('LAW-2 where the law of %s asks, %j', (state, lines) => {
    expect(licenceLine(yard(state), byLaw)).toEqual(lines);
  });

  it('LAW-2 a location of unknown state goes by the state of the site', () => {
    const inNsw = { ...byLaw, site: { ...site, defaultState: 'nsw' as const } };
    expect(licenceLine(yard(null), inNsw)).toEqual(['Dealer licence number MD1234']);
    expect(licenceLine({ ...yard(null), address: null }, inNsw)).toEqual(['Dealer licence number MD1234']);
    expect(licenceLine(yard(null), byLaw)).toEqual([]);
    expect(licenceLine(yard('QLD'), inNsw)).toEqual([]);
  });
});
