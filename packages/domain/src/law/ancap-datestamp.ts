/** @planned LAW-2.10 */
import { finding, type Finding, type Place } from './finding.ts';

export interface SafetyRating {
  readonly stars: number;
  /** The year of the test, which is not that of the car. */
  readonly year: number | null;
}

/** A safety rating as a page may show it: with its year; null where the year is not known (LAW-2). */
export function ancapText({ stars, year }: SafetyRating): string | null {
  return year === null ? null : `${stars} star${stars === 1 ? '' : 's'} (${year})`;
}

/** That a safety rating is shown without its year. */
export function ancapDatestampFinding(rating: SafetyRating, shown: string, where: Place): Finding | null {
  if (rating.year !== null && shown.includes(String(rating.year))) return null;
  return finding('safety_rating_year', {
    severity: 'breach',
    what: 'The safety rating does not show its year.',
    where,
    mendedBy: rating.year === null ? 'dealer' : 'operator',
    mend: rating.year === null ? 'Give the year of the rating, or leave it out.' : 'Show the year beside it.',
  });
}
