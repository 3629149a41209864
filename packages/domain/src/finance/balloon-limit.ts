import type { Loan } from './loan.ts';

/** Of what is borrowed, by full years of the term: what the tax office's guide to residual values and lenders leave for the end. */
const mostPercentByYear = [65.63, 56.25, 46.88, 37.5, 28.13, 20] as const;
const longTermPercent = 15;

export interface BalloonLimit {
  /** Of what is borrowed. */
  readonly percent: number;
  readonly cents: number;
}

/** The most that a loan may leave for its end (FIN-2): the longer it runs, the less. A year begun counts as a full one. */
export function balloonLimit({
  amountCents,
  termMonths,
}: Pick<Loan, 'amountCents' | 'termMonths'>): BalloonLimit {
  const year = Math.max(1, Math.ceil(termMonths / 12));
  const percent = mostPercentByYear[year - 1] ?? longTermPercent;
  return { percent, cents: Math.floor((amountCents * Math.round(percent * 100)) / 1_000_000) * 100 };
}
