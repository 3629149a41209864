import type { AccountId, DealershipId, ManufacturerId, SiteId } from '../core/ids.ts';

/** A dealer's or manufacturer's web site: what has a host, a template and a look (TEN-2). */
export interface Site {
  readonly id: SiteId;
  readonly accountId: AccountId;
  readonly slug: string;
  readonly template: string;
  readonly name: string;
  /** Takes what belongs to no car: a general enquiry, an application. */
  readonly dealershipId: DealershipId | null;
  /** The one brand of a manufacturer's site; null for a group of several. */
  readonly manufacturerId: ManufacturerId | null;
  /** IANA name: the zone in which the site's days begin and end. */
  readonly timeZone: string;
}

/** A host under which a site is found: one of the dealer's own, or the platform's for its slug. */
export interface Domain {
  readonly siteId: SiteId;
  readonly host: string;
  readonly isPrimary: boolean;
  readonly verifiedAt: Date | null;
}
