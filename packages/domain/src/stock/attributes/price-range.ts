/** Money from a lower edge up to, and not including, an upper one; a missing edge is open. In dollars. */
export interface PriceRange {
  readonly from: number | null;
  readonly below: number | null;
}

const written = /^(\d{1,9}(?:\.\d{1,2})?)?-(\d{1,9}(?:\.\d{1,2})?)?$/;

/** The ranges between a site's rising edges, with one below the first and one above the last (DATA-7). */
export function priceRanges(edgesCents: readonly number[]): readonly PriceRange[] {
  const edges = edgesCents.map((cents) => cents / 100);
  return [null, ...edges].map((from, index) => ({ from, below: edges[index] ?? null }));
}

/** The range that a price falls into, as the search's addresses write it: 10000-15000 (DATA-7). */
export function priceRange(cents: number, edgesCents: readonly number[]): string {
  const from = edgesCents.findLast((edge) => edge <= cents) ?? null;
  const below = edgesCents.find((edge) => edge > cents) ?? null;
  return writePriceRange({
    from: from === null ? null : from / 100,
    below: below === null ? null : below / 100,
  });
}

/** Writes a range so that it says itself what it holds, and a link outlives a change of the edges. */
export function writePriceRange({ from, below }: PriceRange): string {
  return `${from ?? ''}-${below ?? ''}`;
}

/** Reads a range as written; null for anything else. */
export function readPriceRange(text: string): PriceRange | null {
  const match = written.exec(text);
  if (!match) return null;
  const [from, below] = [match[1], match[2]].map((edge) => (edge === undefined ? null : Number(edge)));
  return { from: from ?? null, below: below ?? null };
}

const dollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

/** A range in words: Under $10,000; $10,000 - $15,000; $100,000 and over. */
export function priceRangeLabel({ from, below }: PriceRange): string {
  if (from === null) return below === null ? 'Any price' : `Under $${dollars.format(below)}`;
  return below === null
    ? `$${dollars.format(from)} and over`
    : `$${dollars.format(from)} - $${dollars.format(below)}`;
}
