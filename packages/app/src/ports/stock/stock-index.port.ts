import type { AccountId, DealershipId } from '@forecourt/domain/core/ids';
import type { WeeklyConditions } from '@forecourt/domain/finance/weekly-conditions';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { StockFilter } from '@forecourt/domain/stock/filter/expression';
import type { ListAttribute, RangeAttribute } from '@forecourt/domain/stock/attributes/search-attributes';
import type { SearchResults } from '@forecourt/domain/stock/search/search-results';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import type { SiteScope } from '../platform/scope.port.ts';

/** A dealership whose stock a site shows, its own or another account's. */
export interface SharedDealership {
  readonly id: DealershipId;
  readonly accountId: AccountId;
  readonly slug: string;
  readonly name: string;
  /** Deposits can be taken for its cars (BUY-7). */
  readonly takesDeposits?: boolean;
}

/** What decides beside the visitor what a site's search finds. It comes from the site and its settings alone. */
export interface StockSite {
  readonly scope: SiteScope;
  readonly dealerships: readonly SharedDealership[];
  /** Which of their cars the site shows (TEN-6). */
  readonly filter: StockFilter;
  readonly categories: readonly { readonly slug: string; readonly filter: StockFilter }[];
  /** A car that was sold then or later is still listed (SRCH-2). */
  readonly soldSince: Date;
  readonly priceRangeEdgesCents: readonly number[];
  readonly weeklyPriceRangeEdgesCents: readonly number[];
  readonly featureList: readonly string[];
  /** Null: no car has a weekly price on this site (RULE-4). */
  readonly weekly: WeeklyConditions | null;
  readonly facetLimits: SiteSettings['search']['facetLimits'];
}

/** One page of a search, with only the facets that the page shows. */
export interface StockSearch {
  readonly state: NormalSearchState;
  readonly pageSize: number;
  readonly facets: readonly ListAttribute[];
  readonly stats: readonly RangeAttribute[];
  /** Asks what the cars that are found cost: the ends of the price's own range leave its choice aside. */
  readonly findsPrices?: boolean;
  /** Names of locations in the order in which their cars are listed, before the order of the search; others come last. */
  readonly nearest?: readonly string[];
}

export interface StockResults extends SearchResults<ListedCar> {
  /** An engine of lesser powers answered: no typo is forgiven, and the directory has no facets. */
  readonly isDegraded: boolean;
}

/** A word to complete what is being typed, with the number of cars it would find. */
export interface Suggestion {
  readonly attribute: 'make' | 'makeModel' | 'body';
  readonly value: string;
  readonly count: number;
}

/**
 * Where stock is searched. It answers for the site that it is given and nothing else: a car of a dealership
 * outside is never among the hits or the counts. A failure, a timeout and a partial response are all thrown as
 * `StockIndexUnavailable`; cars that another version of the platform stored as `StaleListedCar`.
 */
export interface StockIndex {
  search(site: StockSite, search: StockSearch): Promise<StockResults>;
  /** At most `limit` of each kind, most cars first. */
  suggest(site: StockSite, typed: string, limit: number): Promise<readonly Suggestion[]>;
}

/** The engine did not answer, not in time or not wholly. Asking another engine, or later, may help. */
export class StockIndexUnavailable extends Error {
  override readonly name = 'StockIndexUnavailable';
}
