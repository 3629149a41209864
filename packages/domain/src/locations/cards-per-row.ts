/**
 * How many location cards stand side by side on a large screen (LOC-2): as many as the site says at most, in rows
 * that are as even as they can be, so that four of three a row are two and two.
 */
export function cardsPerRow(count: number, most: number): number {
  const rows = Math.ceil(count / most);
  return Math.ceil(count / Math.max(1, rows));
}
