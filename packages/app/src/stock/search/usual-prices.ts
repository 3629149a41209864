import type { FacetCount, FacetStats } from '@forecourt/domain/stock/search/search-results';
import { readPriceRange } from '@forecourt/domain/stock/attributes/price-range';
import type { StockSite } from '../../ports/stock/stock-index.port.ts';

/** Each a quarter above the one before, from $1,000 to some $5,000,000. */
const edgesCents = Array.from({ length: 39 }, (_, step) => Math.round(1_000 * 1.25 ** step) * 100);
/** Of the cars of a site, the dearest few say nothing about what it usually asks. */
const usualPart = 0.985;
/** A highest price within this of the usual ones is one of them. */
const nearEnough = 2;

/** The site with price ranges that grow with the price, to find out where its prices end. */
export function withPriceSteps<Site extends StockSite>(site: Site): Site {
  return {
    ...site,
    priceRangeEdgesCents: edgesCents,
    facetLimits: { ...site.facetLimits, price_range: edgesCents.length + 1 },
  };
}

/**
 * The range of prices that a slider is drawn over. Feeds bring a price with a zero too many now and then, and
 * a track that reached it would leave all other cars on its first pixel.
 */
export function usualPrices({ min, max }: FacetStats, counts: readonly FacetCount[]): FacetStats {
  const bands = counts
    .flatMap(({ value, count }) => {
      const band = readPriceRange(value);
      return band ? [{ below: band.below ?? Number.POSITIVE_INFINITY, count }] : [];
    })
    .toSorted((a, b) => a.below - b.below);
  const all = bands.reduce((sum, { count }) => sum + count, 0);
  let counted = 0;
  for (const { below, count } of bands) {
    counted += count;
    if (counted < all * usualPart) continue;
    return below > min && below * nearEnough < max ? { min, max: below } : { min, max };
  }
  return { min, max };
}
