import type { DealershipId, SiteId } from '@forecourt/domain/core/ids';
import type { Dealership, Sharing } from '@forecourt/domain/site/dealership';

/** Dealerships, and which sites show them (TEN-10). */
export interface DealershipStore {
  find(dealershipId: DealershipId): Promise<Dealership | null>;

  /** The dealerships that a site shows, in the order of the site. */
  listShown(siteId: SiteId, limit: number): Promise<readonly Dealership[]>;

  /** Every dealership of the scope by slug, of those after the slug `after` where that is given. */
  list(page: { readonly after?: string; readonly limit: number }): Promise<readonly Dealership[]>;

  /** The sites that show a dealership. */
  listSharing(dealershipId: DealershipId, limit: number): Promise<readonly Sharing[]>;

  /** Lets a site show a dealership's stock; sharing again moves it to another place in the site's order. */
  share(sharing: Sharing): Promise<void>;

  /** Takes effect on the next read of the site. Answers whether it was shared. */
  revoke(dealershipId: DealershipId, siteId: SiteId): Promise<boolean>;
}
