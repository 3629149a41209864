import type { DealershipId, SiteId } from '@forecourt/domain/core/ids';

/** What changes when anything changes that a site's answers are made of. */
export interface SiteVersions {
  /** Rises when a car that the site shows has become searchable in another state. */
  readonly stock: number;
  /** Another text with every change of the site, its hosts, the dealerships it shows or a layer of its settings. */
  readonly settings: string;
  /** Rises with every change of its pages, promos, locations, hours, reviews, makes or models. */
  readonly content: number;
}

/** By which everyone who keeps answers of a site learns that they have grown old. */
export interface StockVersions {
  /** Of all these sites in one question; a site that is no more is left out. At most 10,000. */
  currentVersions(siteIds: readonly SiteId[]): Promise<ReadonlyMap<SiteId, SiteVersions>>;
  /**
   * Raises the stock version of every site that shows one of the dealerships, and answers which. To be
   * called once the change can be found: raised earlier, the old answer would be kept under the new version.
   */
  raise(dealershipIds: readonly DealershipId[]): Promise<readonly SiteId[]>;
}
