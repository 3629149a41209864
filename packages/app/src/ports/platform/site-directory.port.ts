import type { SiteId } from '@forecourt/domain/core/ids';

/** Which site answers under a host, and the host it would rather be found by. */
export interface FoundSite {
  readonly siteId: SiteId;
  readonly slug: string;
  /** False: another host of the site is the one to redirect to. */
  readonly isPrimary: boolean;
  readonly primaryHost: string | null;
}

/** What is asked before there is a scope. It answers with no more than what a scope is made of. */
export interface SiteDirectory {
  /** The site of a verified host (TEN-1); null for a host that nobody has. */
  findByHost(host: string): Promise<FoundSite | null>;
  /** The site of a slug: the platform has a subdomain for each. */
  findBySlug(slug: string): Promise<FoundSite | null>;
  /** The sites whose stock changed last, with which a program can warm up. At most 100. */
  listRecent(limit: number): Promise<readonly SiteId[]>;
}
