/** A page that can be turned to, or a gap of pages that are left out. */
export type PageNumber = number | 'gap';

/** The pages at the foot of a list: the first, the last, the present one and its neighbours. */
export function pageNumbers(current: number, pages: number): readonly PageNumber[] {
  const near =
    current <= 3
      ? [2, 3, 4]
      : current >= pages - 2
        ? [pages - 3, pages - 2, pages - 1]
        : [current - 1, current, current + 1];
  const shown = [...new Set([1, ...near, pages])].filter((page) => page >= 1 && page <= pages);
  return shown.flatMap((page, index) => {
    const left = page - (shown[index - 1] ?? 0) - 1;
    // A gap takes as much room as the one page that it would leave out.
    if (left === 1) return [page - 1, page];
    return left > 1 ? ['gap' as const, page] : [page];
  });
}
