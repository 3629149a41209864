import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteDirectory } from '@forecourt/app/ports/platform/site-directory.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { requestedHost, type RequestedHost } from '@forecourt/domain/core/host';
import { singleFlight } from '@forecourt/resilience/single-flight';
import { LRUCache } from 'lru-cache';

export type SiteHost = Extract<RequestedHost, { readonly kind: 'custom' | 'subdomain' }>;

/** Which site is served under which host: all there are, so that a host that nobody has costs no query. */
export interface KnownHosts {
  /** False until they were loaded for the first time. */
  isLoaded(): boolean;
  /** Null for a header that can be no site's. */
  read(hostHeader: string | undefined): SiteHost | null;
  /** Null: nobody has the host. */
  siteOf(host: SiteHost): SiteId | null;
  /** Loads them where their version has changed, at most about once a second. */
  refresh(): Promise<void>;
}

export interface KnownHostsOptions {
  readonly directory: Pick<SiteDirectory, 'hostsVersion' | 'listHosts'>;
  readonly platformDomain: string;
  readonly clock: Clock;
}

/** Nobody can say yet, or not for the moment, whose a host is: no reason for a 404. */
export class HostsUnavailable extends Error {
  override readonly name = 'HostsUnavailable';
}

/** Throttle: however often hosts change, all of them are read no more often. */
const fewestMs = 1_000;
/** Anyone can spell a host with any port. */
const mostHeaders = 10_000;

export function knownHosts({ directory, platformDomain, clock }: KnownHostsOptions): KnownHosts {
  let loaded: { readonly version: number; readonly atMs: number } | null = null;
  /** Apart: no custom domain stands in for a name under the platform's. */
  let sites: Record<SiteHost['kind'], Map<string, SiteId>> = { custom: new Map(), subdomain: new Map() };
  /** By the header as it was sent, for hosts of sites alone: reading one is most of what a lookup costs. */
  const headers = new LRUCache<string, SiteHost>({ max: mostHeaders });
  const flights = singleFlight<void>();

  const siteOf = (host: SiteHost) =>
    sites[host.kind].get(host.kind === 'custom' ? host.host : host.slug) ?? null;

  async function load(): Promise<void> {
    if (loaded && clock.elapsedMs() - loaded.atMs < fewestMs) return;
    // Read before the hosts: what changes between the two is loaded once more, and never missed.
    const version = await directory.hostsVersion();
    if (version === loaded?.version) return;
    const [custom, subdomain] = [new Map<string, SiteId>(), new Map<string, SiteId>()];
    for (const { siteId, slug, hosts } of await directory.listHosts()) {
      subdomain.set(slug, siteId);
      for (const host of hosts) custom.set(host, siteId);
    }
    sites = { custom, subdomain };
    loaded = { version, atMs: clock.elapsedMs() };
  }

  return {
    isLoaded: () => loaded !== null,
    read(hostHeader) {
      if (hostHeader === undefined) return null;
      const known = headers.get(hostHeader);
      if (known) return known;
      const host = requestedHost(hostHeader, platformDomain);
      if (host?.kind !== 'custom' && host?.kind !== 'subdomain') return null;
      if (siteOf(host) !== null) headers.set(hostHeader, host);
      return host;
    },
    siteOf,
    refresh: () => flights.run('all', load),
  };
}
