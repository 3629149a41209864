import { formatDollars } from '../core/money.ts';
import type { ValuedAnswers } from './offer-answers.ts';
import type { ValuationLine, ValuationReason } from './read-valuation.ts';

/** A line of the sum as its seller reads it. */
export interface OfferReason {
  readonly text: string;
  readonly note: string | null;
  /** $28,050 for what the sum begins with, then +$350 and −$700. */
  readonly amount: string;
}

/** Why an offer is what it is (TRADE-6): each line with what the seller said of it. */
export function offerReasons(
  lines: readonly ValuationLine[],
  answers: ValuedAnswers | null,
): readonly OfferReason[] {
  return lines.map((line, index) => ({
    text: texts[line.reason](answers),
    note: noteOf(line),
    amount:
      index === 0 && line.amountCents > 0 ? formatDollars(line.amountCents) : signedDollars(line.amountCents),
  }));
}

/** An amount that is added or taken away: +$350, −$700. */
export function signedDollars(cents: number): string {
  return `${cents < 0 ? '−' : '+'}${formatDollars(Math.abs(cents))}`;
}

const said = (name: string, answer: string | null | undefined) => (answer ? `${name}: ${answer}` : name);

const texts: Readonly<Record<ValuationReason, (answers: ValuedAnswers | null) => string>> = {
  market: () => 'Trade value of cars like it',
  odometer: (answers) => {
    const km = answers?.odometer ?? null;
    return km === null ? 'Kilometres' : `${km.toLocaleString('en-AU')} km`;
  },
  condition: (answers) => said('Condition', answers?.carCondition),
  serviceHistory: (answers) => said('Service history', answers?.serviceHistory),
  keys: (answers) => said('Keys', answers?.numberOfKeys),
  preparation: () => 'Getting it ready for sale',
  other: () => 'Other things about it',
};

function noteOf({ reason, count, kmFewer }: ValuationLine): string | null {
  if (reason === 'market' && count !== null && count > 0) {
    return count === 1 ? 'From one car' : `From ${count.toLocaleString('en-AU')} cars`;
  }
  if (reason !== 'odometer' || kmFewer === null || kmFewer === 0) return null;
  const apart = Math.abs(kmFewer).toLocaleString('en-AU');
  return `${apart} km ${kmFewer > 0 ? 'fewer' : 'more'} than most of its year`;
}
