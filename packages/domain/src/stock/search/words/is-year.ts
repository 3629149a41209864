/** The oldest car anybody looks for by its year. */
const oldest = 1950;
/** Next year's models are sold this year; that is looked at where the year is known. */
const newest = 2100;

/** Whether a number looks like the year of a car. */
export function isYear(value: number, last = newest): boolean {
  return value >= oldest && value <= last;
}
