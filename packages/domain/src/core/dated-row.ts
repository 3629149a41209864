/** How we know a rule: from the act or regulation, from the authority that watches over it, or from others. */
export type Certainty = 'statute' | 'regulator' | 'commentary';

/**
 * A line of a table of law. Rates and thresholds change, so every line says from which day it stands and
 * where that is written; what replaced it is a line of its own, and the old one gets an `until`.
 */
export interface DatedRow {
  readonly since: string;
  /** The first day on which it no longer stands. */
  readonly until?: string;
  readonly source: string;
  readonly certainty: Certainty;
}

/**
 * The `since` of a line whose source names no day of commencement: its rule is older, but from this day on we
 * answer for it and for no day before.
 */
export const knownSince = '2024-01-01';

/** Whether a line of law stands on a day. */
export function isInForce({ since, until }: Pick<DatedRow, 'since' | 'until'>, date: string): boolean {
  return since <= date && (until === undefined || date < until);
}

/** The days on which a line of law begins and, if it does, ends. */
export function changeDays({ since, until = since }: Pick<DatedRow, 'since' | 'until'>): readonly string[] {
  return [since, until];
}
