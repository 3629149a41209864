import type { SiteId } from '@forecourt/domain/core/ids';

/** Under which hosts a site answers. */
export interface SiteHosts {
  readonly siteId: SiteId;
  /** The platform has a subdomain for each. */
  readonly slug: string;
  /** Verified ones alone (TEN-1). */
  readonly hosts: readonly string[];
}

/** What is asked before there is a scope. It answers with no more than what a scope is made of. */
export interface SiteDirectory {
  /** Another number whenever a host or slug has come, gone or moved. */
  hostsVersion(): Promise<number>;
  /** The hosts of all sites. */
  listHosts(): Promise<readonly SiteHosts[]>;
  /** The sites whose stock changed last, with which a program can warm up. At most 100. */
  listRecent(limit: number): Promise<readonly SiteId[]>;
}
