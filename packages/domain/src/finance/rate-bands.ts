// In the browser's bundle: nothing here may import the schema library.

/** The lowest rates that a lender asks for cars of a year. */
export interface RatesOfYear {
  /** Null: it is not known when they were built. */
  readonly year: number | null;
  readonly interestRate: number;
  readonly comparisonRate: number;
  /** Other cars of the year have other rates. */
  readonly hasOthers: boolean;
}

/** The rates of cars that were built in some years, of which no two bands share one. */
export interface RateBand extends Pick<RatesOfYear, 'interestRate' | 'comparisonRate'> {
  /** Null in both: of any year. */
  readonly fromYear: number | null;
  readonly toYear: number | null;
  /** Some of its cars have higher rates. */
  readonly isLowest: boolean;
}

/**
 * The table of a lender's rates, the newest years first: years with the same rates are one row, and none is in two. Cars
 * without a year speak only where no other does.
 */
export function rateBands(rates: readonly RatesOfYear[], most: number): readonly RateBand[] {
  const dated = rates.filter(({ year }) => year !== null);
  const years = (dated.length > 0 ? dated : rates).toSorted(
    (one, other) => (other.year ?? 0) - (one.year ?? 0) || one.interestRate - other.interestRate,
  );
  const bands: RateBand[] = [];
  for (const { year, interestRate, comparisonRate, hasOthers } of years) {
    const last = bands.at(-1);
    const isSame = last?.interestRate === interestRate && last.comparisonRate === comparisonRate;
    if (last && isSame)
      bands.splice(-1, 1, { ...last, fromYear: year, isLowest: last.isLowest || hasOthers });
    else bands.push({ interestRate, comparisonRate, fromYear: year, toYear: year, isLowest: hasOthers });
  }
  return bands.slice(0, most);
}

/** The band of a year that somebody chose, and the newest where they chose none; null: there are no rates. */
export function bandOfYear(bands: readonly RateBand[], written: string | undefined): RateBand | null {
  return bands.find((band) => bandKey(band) === written) ?? bands[0] ?? null;
}

/** What a form calls a band: its newest year. */
export function bandKey({ toYear }: Pick<RateBand, 'toYear'>): string {
  return String(toYear ?? '');
}

/** Built 2022 to 2025, Built 2026, Any year. */
export function bandWords({ fromYear, toYear }: Pick<RateBand, 'fromYear' | 'toYear'>): string {
  if (fromYear === null || toYear === null) return 'Any year';
  return fromYear === toYear ? `Built ${toYear}` : `Built ${fromYear} to ${toYear}`;
}
