import { weeklyConditions } from '@forecourt/domain/finance/weekly-conditions';
import { siteStockFilter } from '@forecourt/domain/stock/search/site-stock-filter';
import { savedFilter } from '@forecourt/domain/stock/filter/read-filter';
import { soldCutoff } from '@forecourt/domain/stock/search/sold-cutoff';
import type { StockSite } from '../../ports/stock/stock-index.port.ts';
import type { SiteContext } from '../../site/site-context.ts';

export type StockSiteContext = Pick<
  SiteContext,
  'site' | 'scope' | 'settings' | 'zone' | 'dealerships' | 'towns'
>;

export interface StockSiteNow extends StockSite {
  /** Until then nothing but a change of the site or of its cars changes what it finds. */
  readonly validUntil: Date;
}

const known = new WeakMap<StockSiteContext, { readonly from: Date; readonly site: StockSiteNow }>();

/**
 * What a site's search stands on at a moment: which dealerships' cars, which of them (TEN-6), since when
 * sold (SRCH-2), and what its facets and categories are made of. Every search asks for it, so that of a
 * context it is worked out once a day.
 */
export function stockSite(context: StockSiteContext, now: Date): StockSiteNow {
  const last = known.get(context);
  if (last && last.from <= now && now < last.site.validUntil) return last.site;
  const site = workOut(context, now);
  known.set(context, { from: now, site });
  return site;
}

function workOut({ site, scope, settings, zone, dealerships }: StockSiteContext, now: Date): StockSiteNow {
  const { stock, search, finance } = settings;
  const { soldSince, validUntil } = soldCutoff(stock, now, zone);
  return {
    scope,
    dealerships: stock.showsSharedStock
      ? dealerships
      : dealerships.filter(({ accountId }) => accountId === site.accountId),
    filter: siteStockFilter(stock),
    categories: stock.categories.map(({ slug, filter }) => ({ slug, filter: savedFilter(filter) })),
    soldSince,
    priceRangeEdgesCents: stock.priceRangeEdgesCents,
    weeklyPriceRangeEdgesCents: stock.weeklyPriceRangeEdgesCents,
    featureList: stock.featureList,
    // Its own end is a New Year, which is never before the next midnight.
    weekly: weeklyConditions(finance, { now, zone }),
    facetLimits: search.facetLimits,
    validUntil,
  };
}
