import { expect, it } from 'vitest';
import { settingsRegistry } from '../settings/registry.ts';
import { licenceNumberFinding, licenceRows } from './licence-number.ts';

const where = { page: 'every', part: 'footer', id: null } as const;
const date = '2026-06-15';

it.each([
  ['nsw', 'MD12345', ['Dealer licence number MD12345'], false],
  ['nsw', 'MD12345', [], true],
  ['nsw', 'MD12345', ['Motor vehicle repairer licence number MVRL9'], true],
  ['nsw', null, [], true],
  ['nsw', 'null', ['Dealer licence number null'], true],
  ['vic', 'LMCT 1234', ['LMCT 1234'], false],
  ['vic', 'LMCT1234', ['LMCT 1234'], false],
  ['vic', '1234', [], true],
  ['wa', 'MD1', [], true],
  ['tas', 'MD1', [], true],
  ['nt', 'MD1', [], true],
  ['qld', 'MD1', [], false],
  ['sa', null, [], false],
  ['act', null, [], false],
] as const)('LAW-2.4 %s with %j and %j: found %s', (state, dealerLicenseNumber, lines, isFound) => {
  const shown = { where, state, location: { dealerLicenseNumber }, lines };
  expect(licenceNumberFinding(shown, date) !== null).toBe(isFound);
});

it('LAW-1.2 says who can mend it', () => {
  const shown = { where, state: 'nsw', lines: [] } as const;
  expect(licenceNumberFinding({ ...shown, location: { dealerLicenseNumber: 'MD1' } }, date)).toEqual({
    rule: 'licence_number',
    severity: 'breach',
    what: 'The licence number of the dealer is not shown.',
    where,
    source: 'https://zoelaw.ai/legislation/motor-dealers-and-repairers-act-2013/sections/19A',
    mendedBy: 'operator',
    mend: 'Switch on law.showsLicenceByState.',
  });
  expect(licenceNumberFinding({ ...shown, location: { dealerLicenseNumber: null } }, date)).toMatchObject({
    what: 'The licence number of the dealer is not on record.',
    mendedBy: 'dealer',
    mend: 'Enter the licence number with the location.',
  });
});

it('LAW-1.1 finds nothing before the rule stood, and names the state its own source', () => {
  const shown = { where, state: 'nsw', lines: [], location: { dealerLicenseNumber: null } } as const;
  expect(licenceNumberFinding(shown, '2022-12-31')).toBeNull();
  expect(licenceNumberFinding(shown, '2023-01-01')).not.toBeNull();
  expect(licenceNumberFinding({ ...shown, state: 'vic' }, date)?.source).toContain('consumer.vic.gov.au');
});

it('LAW-2.4 has the states of the setting', () => {
  expect(licenceRows.map(({ state }) => state)).toEqual(settingsRegistry.law.settings.licenceStates.default);
});
