import { cellOf } from './write-lead-csv.ts';

/** Without the mark, spreadsheets read UTF-8 as something else. */
export const csvStart = '\ufeff';

/** A line of a file for spreadsheets, in which nothing is run as a formula. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map((value) => cellOf(String(value ?? ''))).join(',')}\r\n`;
}
