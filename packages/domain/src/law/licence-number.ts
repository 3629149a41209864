/** @planned LAW-1.1 */
import { knownText } from '../core/known-text.ts';
import type { Location } from '../locations/location.ts';
import type { StateCode } from '../locations/state-code.ts';
import { isInForce, knownSince, type DatedRow } from '../core/dated-row.ts';
import { finding, type Finding, type Place } from './finding.ts';

interface LicenceRow extends DatedRow {
  readonly state: StateCode;
}

const televisionGuide = 'https://docplayer.net/amp/9837400-Producing-tvcs-which-promote-motor-vehicles.html';

/** The states whose law asks a dealer's advertisements for the licence number. */
export const licenceRows: readonly LicenceRow[] = [
  {
    state: 'nsw',
    // Motor Dealers and Repairers Act 2013, s 19A: inserted in 2023, the day is not known to us.
    since: '2023-01-01',
    source: 'https://zoelaw.ai/legislation/motor-dealers-and-repairers-act-2013/sections/19A',
    certainty: 'statute',
  },
  {
    state: 'vic',
    since: knownSince,
    source:
      'https://www.consumer.vic.gov.au/licensing-and-registration/motor-car-traders/running-your-business/obligations-used-car-sales',
    certainty: 'regulator',
  },
  { state: 'wa', since: knownSince, source: televisionGuide, certainty: 'commentary' },
  { state: 'tas', since: knownSince, source: televisionGuide, certainty: 'commentary' },
  { state: 'nt', since: knownSince, source: televisionGuide, certainty: 'commentary' },
];

export interface ShownLicence {
  readonly where: Place;
  readonly state: StateCode;
  readonly location: Pick<Location, 'dealerLicenseNumber'>;
  /** The lines of licence numbers that the page shows. */
  readonly lines: readonly string[];
}

/** That a page of a dealer lacks the licence number that its state asks for (LAW-2). */
export function licenceNumberFinding(shown: ShownLicence, date: string): Finding | null {
  const row = licenceRows.find(({ state }) => state === shown.state);
  if (row === undefined || !isInForce(row, date)) return null;
  const number = knownText(shown.location.dealerLicenseNumber);
  // In Victoria the page writes LMCT before the digits, whether the record has it or not.
  const digits = number?.replace(/^LMCT\s*/i, '');
  if (digits !== undefined && shown.lines.some((line) => line.includes(digits))) return null;
  return finding('licence_number', {
    severity: 'breach',
    what:
      number === null
        ? 'The licence number of the dealer is not on record.'
        : 'The licence number of the dealer is not shown.',
    where: shown.where,
    source: row.source,
    mendedBy: number === null ? 'dealer' : 'operator',
    mend:
      number === null ? 'Enter the licence number with the location.' : 'Switch on law.showsLicenceByState.',
  });
}
