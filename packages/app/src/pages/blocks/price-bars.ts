import type { FacetCount } from '@forecourt/domain/stock/count-facets';
import { readPriceRange } from '@forecourt/domain/stock/price-range';

const barCount = 24;

interface Track {
  readonly lowest: number;
  readonly highest: number;
}

/**
 * How a stock spreads over the prices of a slider, in percent of the tallest bar. The stock is counted in
 * bands of different widths, so that within a band its cars are taken to lie evenly.
 */
export function priceBars(bands: readonly FacetCount[], { lowest, highest }: Track): readonly number[] {
  const spread = bands.flatMap(({ value, count }) => {
    const band = readPriceRange(value);
    if (!band) return [];
    const from = band.from ?? 0;
    // The dearest band is open: its cars thin out, rather than standing at its edge.
    const below = band.below ?? Math.max(highest, from * 2);
    return below > from ? [{ from, below, perDollar: count / (below - from) }] : [];
  });
  const width = (highest - lowest) / barCount;
  const heights = Array.from({ length: barCount }, (_, index) => {
    const start = lowest + index * width;
    return spread.reduce((sum, { from, below, perDollar }) => {
      const overlap = Math.min(below, start + width) - Math.max(from, start);
      return overlap > 0 ? sum + overlap * perDollar : sum;
    }, 0);
  });
  const tallest = Math.max(...heights);
  return tallest > 0 ? heights.map((height) => Math.round((height / tallest) * 100)) : [];
}
