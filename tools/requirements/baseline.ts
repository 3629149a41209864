import type { ClauseState } from './requirement-states.ts';

/** The places at which each clause is shown; one that is shown nowhere is left out. */
export type Baseline = Readonly<Record<string, string>>;

export function baselineOf(clauses: readonly ClauseState[]): Baseline {
  const shown = clauses.filter((clause) => clause.shown.length > 0);
  return Object.fromEntries(shown.map((clause) => [clause.id, clause.shown.join(' ')]));
}

export interface Changes {
  /** Shown when the baseline was written, and no longer. */
  readonly lost: readonly string[];
  /** Shown now, and not yet in the baseline. */
  readonly gained: readonly string[];
}

export function compareBaselines(before: Baseline, now: Baseline): Changes {
  return { lost: missing(before, now), gained: missing(now, before) };
}

function missing(from: Baseline, there: Baseline): string[] {
  return Object.entries(from).flatMap(([id, places]) => {
    const gone = places.split(' ').filter((place) => !there[id]?.split(' ').includes(place));
    return gone.length > 0 ? [`${id} (${gone.join(' ')})`] : [];
  });
}
