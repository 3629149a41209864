export interface Coverage {
  readonly uncovered: readonly string[];
  /** Covered when the baseline was written, and no longer. */
  readonly lost: readonly string[];
  /** Covered now, and not yet in the baseline. */
  readonly gained: readonly string[];
  readonly percent: number;
}

/** Compares what tests cover with what they are required to, and with what they covered before. */
export function compareCoverage(
  defined: readonly string[],
  covered: ReadonlySet<string>,
  baseline: readonly string[],
): Coverage {
  const reached = defined.filter((one) => covered.has(one));
  return {
    uncovered: defined.filter((one) => !covered.has(one)),
    lost: baseline.filter((one) => !reached.includes(one)),
    gained: reached.filter((one) => !baseline.includes(one)),
    percent: defined.length === 0 ? 0 : Math.floor((reached.length * 1000) / defined.length) / 10,
  };
}
