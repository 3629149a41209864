import type { SiteId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import type { Domain, Site } from '@forecourt/domain/site/site';

/** A site with what stands around it. */
export interface SiteOverview extends Site {
  readonly manufacturerName: string | null;
  readonly dealershipCount: number;
  readonly locationCount: number;
}

/** Sites and the hosts under which they are found. */
export interface SiteStore {
  find(siteId: SiteId): Promise<SiteOverview | null>;

  /**
   * Sites by slug, of those after the slug `after` where that is given: the scope's own, and those of
   * others that show its dealerships.
   */
  list(page: { readonly after?: string; readonly limit: number }): Promise<readonly Site[]>;

  /** Adds a site, which shows its own dealership. Its slug is the platform's: taken by anybody is taken. */
  create(site: Site): Promise<Result<void, 'slug_taken'>>;

  listDomains(siteId: SiteId, limit: number): Promise<readonly Domain[]>;

  /**
   * Adds a host, which serves nothing until it is verified. The answer says nothing of other sites: who proves to own
   * the host has it.
   */
  addDomain(siteId: SiteId, host: string): Promise<Result<void, 'already_added'>>;

  /** Answers whether the site had the host. */
  removeDomain(siteId: SiteId, host: string): Promise<boolean>;
}
