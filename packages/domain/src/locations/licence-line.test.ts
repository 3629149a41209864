import { describe, expect, it } from 'vitest';
import { buildLocation } from '@forecourt/testkit/build-location';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { licenceLine } from './licence-line.ts';

const { locations, law, site } = resolveSettings([]).settings;
const location = (
  state: string | null,
  dealer: string | null = 'MD1234',
  repairer: string | null = 'MVRL99',
) => {
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
    ['are away without a flag', location('NSW'), none, []],
    ['of the dealer by its flag', location('QLD'), dealerFlag, ['Dealer licence number MD1234']],
    [
      'of the repairer by its flag',
      location('QLD'),
      repairerFlag,
      ['Motor vehicle repairer licence number MVRL99'],
    ],
    [
      'are away where they are not known',
      location('QLD', 'null', ' '),
      { ...dealerFlag, ...repairerFlag },
      [],
    ],
    ['are away where there is none', location('QLD', null, null), dealerFlag, []],
    ['of a Victorian dealer read LMCT', location('VIC', '10432'), dealerFlag, ['LMCT 10432']],
    ['of a Victorian dealer read LMCT once', location('Victoria', 'lmct 10432'), dealerFlag, ['LMCT 10432']],
  ])('NAV-3 %s', (_, licensed, settings, lines) => {
    expect(licenceLine(licensed, settings)).toEqual(lines);
  });

  it('NAV-3 both stand under each other', () => {
    const both = {
      ...none,
      locations: { ...locations, showsDealerLicence: true, showsRepairerLicence: true },
    };
    expect(licenceLine(location('SA'), both)).toEqual([
      'Dealer licence number MD1234',
      'Motor vehicle repairer licence number MVRL99',
    ]);
    expect(licenceLine(location('SA', null), both)).toEqual(['Motor vehicle repairer licence number MVRL99']);
    expect(licenceLine(location('SA', 'MD1', null), both)).toEqual(['Dealer licence number MD1']);
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
  ])('LAW-2.4 where the law of %s asks, %j', (state, lines) => {
    expect(licenceLine(location(state), byLaw)).toEqual(lines);
  });

  it('LAW-2.4 a location of unknown state goes by the state of the site', () => {
    const inNsw = { ...byLaw, site: { ...site, defaultState: 'nsw' as const } };
    expect(licenceLine(location(null), inNsw)).toEqual(['Dealer licence number MD1234']);
    expect(licenceLine({ ...location(null), address: null }, inNsw)).toEqual([
      'Dealer licence number MD1234',
    ]);
    expect(licenceLine(location(null), byLaw)).toEqual([]);
    expect(licenceLine(location('QLD'), inNsw)).toEqual([]);
  });
});
