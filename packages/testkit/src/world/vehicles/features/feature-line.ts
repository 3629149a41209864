/** A line of a brochure, with the years and the prices when new between which a vehicle has it. */
export interface FeatureLine {
  readonly text: string;
  readonly since: number;
  readonly until: number;
  readonly above: number;
  readonly below: number;
}

type Limits = Partial<Omit<FeatureLine, 'text'>>;

/** Lines from a table: what is left out does not limit. */
export function featureTable(
  rows: readonly (readonly [text: string, limits?: Limits])[],
): readonly FeatureLine[] {
  return rows.map(([text, limits]) => ({
    text,
    since: 0,
    until: Infinity,
    above: 0,
    below: Infinity,
    ...limits,
  }));
}
