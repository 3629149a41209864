/** @planned LAW-1.1 */
import { finding, type Finding, type Place } from './finding.ts';
import type { SafetyRating } from '../stock/car/safety-rating.ts';

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
