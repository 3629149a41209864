import type { FacetCount, FacetStats } from '@forecourt/domain/stock/search/search-results';
import { readPriceRange } from '@forecourt/domain/stock/attributes/price-range';
import type { StockSite } from '../../ports/stock/stock-index.port.ts';

/** How many bars stand behind a slider. */
const bars = 22;
/** Narrower than the bars, as the slider of a narrower search begins and ends elsewhere. */
const bands = 60;

/** The site with price ranges narrow enough for a histogram: the index counts those as it counts the site's. */
export function withHistogramBands<Site extends StockSite>(site: Site, prices: FacetStats): Site {
  const last = known.get(site);
  if (last?.prices === prices) return last.fine as Site;
  const fine = makeBands(site, prices);
  known.set(site, { prices, fine });
  return fine;
}

/** Both stay the same for as long as a site and its stock do, and what is worked out of a site is kept by it. */
const known = new WeakMap<StockSite, { readonly prices: FacetStats; readonly fine: StockSite }>();

function makeBands<Site extends StockSite>(site: Site, { min, max }: FacetStats): Site {
  const width = (max - min) / bands;
  const edges = Array.from({ length: bands - 1 }, (_, index) =>
    Math.round((min + width * (index + 1)) * 100),
  );
  return {
    ...site,
    priceRangeEdgesCents: [...new Set(edges)],
    facetLimits: { ...site.facetLimits, price_range: bands },
  };
}

/** How many cars lie in each part of a slider's track, from its low end. */
export function histogram(
  counts: readonly FacetCount[],
  prices: FacetStats,
  { lowest, highest }: { readonly lowest: number; readonly highest: number },
): readonly number[] {
  const width = (highest - lowest) / bars;
  if (width <= 0 || counts.length === 0) return [];
  const sums = Array.from({ length: bars }, () => 0);
  for (const { value, count } of counts) {
    const band = readPriceRange(value);
    const [from, below] = [band?.from ?? prices.min, band?.below ?? prices.max];
    for (const [bar, sum] of sums.entries()) {
      const start = lowest + bar * width;
      const shared = Math.min(below, start + width) - Math.max(from, start);
      if (shared > 0) sums[bar] = sum + (count * shared) / Math.max(below - from, 1);
    }
  }
  return sums.map((sum) => Math.round(sum * 10) / 10);
}
