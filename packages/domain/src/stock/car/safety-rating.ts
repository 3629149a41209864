export interface SafetyRating {
  readonly stars: number;
  /** The year of the test, which is not that of the car. */
  readonly year: number | null;
}

/** A safety rating as a page may show it: with its year; null where the year is not known (LAW-2). */
export function ancapText({ stars, year }: SafetyRating): string | null {
  return year === null ? null : `${stars} star${stars === 1 ? '' : 's'} (${year})`;
}

/** The rating of a car's variant (LAW-2); null where there is none, or where its year is not known. */
export function safetyRatingText(
  variant: { readonly ancapRating: number | null; readonly ancapYear: number | null } | null,
): string | null {
  // Feeds write 0 where nobody rated it.
  return variant?.ancapRating ? ancapText({ stars: variant.ancapRating, year: variant.ancapYear }) : null;
}
