/** @planned TRADE-6.3 */

/** What is logged when a valuation could not be kept; the visitor never sees it (TRADE-6). */
export const valuationSaveFailed = 'Failed to save valuation data';

/** What POST /api/miscellaneous is sent: the valuation, and the column that it is for. */
export function valuationRecord(valuation: Readonly<Record<string, unknown>>) {
  return { ...valuation, column_name: 'valuation' };
}
