import { stockMakes } from '@forecourt/domain/stock/sidebar/make-cards';
import type { StockMakes } from '@forecourt/domain/stock/search/make-model-tree';
import {
  vocabularyAttributes,
  type StockVocabulary,
} from '@forecourt/domain/stock/search/words/stock-vocabulary';
import type { ReadBy } from '@forecourt/domain/stock/search/words/with-read-words';
import { measures } from '@forecourt/domain/stock/search/words/measured';
import { suburbsByCity } from '@forecourt/domain/stock/search/words/suburbs-by-city';
import type { FacetCount, FacetStats } from '@forecourt/domain/stock/search/search-results';
import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import type { StockIndex } from '../../ports/stock/stock-index.port.ts';
import { usualPrices, withPriceSteps } from './usual-prices.ts';
import { stockSite, type StockSiteContext } from './stock-site.ts';

/** What the whole stock of a site is like, whatever a visitor searches for. */
export interface StockOverview {
  /** What addresses such as /search/toyota can name (URL-1). */
  readonly makes: StockMakes;
  /** What words can choose. The same object for as long as the stock is: what is worked out of it is kept by it. */
  readonly vocabulary: StockVocabulary;
  /** The suburbs that it stands in, each with its number of cars. */
  readonly suburbs: readonly FacetCount[];
  /** From the lowest price to the highest that is usual here: one price with a zero too many is not. */
  readonly prices: FacetStats | null;
}

/** What the words of a search are read by on a site at a moment. */
export function readBy(
  { settings }: Pick<StockSiteContext, 'settings'>,
  { vocabulary }: Pick<StockOverview, 'vocabulary'>,
  now: Date,
): ReadBy {
  return { vocabulary, year: now.getUTCFullYear(), settings };
}

/** Words choose among all values, the rarest too: no section lists so many. */
const everyValue = 1_000;

const cache = new WeakMap<StockSiteContext, Promise<StockOverview>>();

/**
 * The overview of a site's stock, cached by context: a context is made anew when its stock changes, so that it is
 * loaded once a version. A failure is not cached.
 */
export function stockOverview(
  { stockIndex }: { readonly stockIndex: StockIndex },
  context: StockSiteContext,
  now: Date,
): Promise<StockOverview> {
  const cached = cache.get(context);
  if (cached) return cached;
  const loading = loadOverview(stockIndex, context, now);
  cache.set(context, loading);
  loading.catch(() => cache.delete(context));
  return loading;
}

async function loadOverview(
  stockIndex: StockIndex,
  context: StockSiteContext,
  now: Date,
): Promise<StockOverview> {
  const site = withPriceSteps(stockSite(context, now));
  const facetLimits = {
    ...site.facetLimits,
    body: everyValue,
    fuel: everyValue,
    colour: everyValue,
    city: everyValue,
  };
  const { facets, facetStats } = await stockIndex.search(
    { ...site, facetLimits },
    {
      state: emptySearch('relevant'),
      pageSize: 1,
      facets: ['make', 'makeModel', 'priceRange', ...vocabularyAttributes],
      stats: ['price', ...measures],
    },
  );
  const { make = [], makeModel = [], priceRange = [], city = [] } = facets;
  const { price = null } = facetStats;
  const makes = stockMakes({ make, makeModel });
  const values = Object.fromEntries(
    vocabularyAttributes.map((attribute) => [attribute, facets[attribute]?.map(({ value }) => value) ?? []]),
  );
  return {
    makes,
    vocabulary: {
      measures: measures.filter((measure) => facetStats[measure]),
      makes,
      values,
      cities: suburbsByCity(
        city.map(({ value }) => value),
        context.towns,
      ),
    },
    suburbs: city,
    prices: price && usualPrices(price, priceRange),
  };
}
