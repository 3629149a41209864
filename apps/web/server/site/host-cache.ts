import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteDirectory } from '@forecourt/app/ports/platform/site-directory.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { requestedHost, type RequestedHost } from '@forecourt/domain/core/host';
import { singleFlight } from '@forecourt/resilience/single-flight';
import { tokenBuckets } from '@forecourt/server/limits/token-bucket';
import { LRUCache } from 'lru-cache';

export type SiteHost = Extract<RequestedHost, { readonly kind: 'custom' | 'subdomain' }>;

/** What a Host header asks for, and the host in its canonical spelling. */
export interface HostLookup {
  readonly requested: SiteHost;
  readonly host: string;
}

/** Which site is served under which host. */
export interface HostCache {
  /** Null for a header that can be no site's. */
  read(hostHeader: string | undefined): HostLookup | null;
  /** The site of a host, where it is cached; null: it is not, or nobody has the host. */
  get(host: string): SiteId | null;
  /** The same, asking the directory for what is not cached. */
  find(lookup: HostLookup): Promise<SiteId | null>;
  delete(host: string): void;
  /** All hosts of a site: one of them may be another site's now. */
  deleteSite(siteId: SiteId): void;
}

export interface HostCacheOptions {
  readonly directory: SiteDirectory;
  readonly platformDomain: string;
  readonly clock: Clock;
  readonly mostHosts: number;
}

/** The rate limit of lookups: too many unknown hosts are requested at once. Later they may be looked up again. */
export class TooManyHosts extends Error {
  override readonly name = 'TooManyHosts';
}

interface CachedHost {
  /** Null: nobody has the host. */
  readonly siteId: SiteId | null;
  readonly untilMs: number;
}

/** Negative caching: for so long a host that nobody has stays unknown. A new one works within seconds. */
const unknownForMs = 5_000;
/** Rate limit: anyone can send any host, and each that is not cached costs a query of the directory. */
const lookups = { perSecond: 100, burst: 200 };

export function hostCache({ directory, platformDomain, clock, mostHosts }: HostCacheOptions): HostCache {
  const hosts = new LRUCache<string, CachedHost>({ max: mostHosts });
  /** By the header as it was sent: reading one is most of what a cached lookup would cost. */
  const headers = new LRUCache<string, HostLookup>({ max: mostHosts });
  const flights = singleFlight<SiteId | null>();
  const takeLookup = tokenBuckets<'all'>(lookups);

  async function ask({ requested, host }: HostLookup): Promise<SiteId | null> {
    if (takeLookup('all', clock.elapsedMs()) > 0) throw new TooManyHosts('too many unknown hosts');
    const found =
      requested.kind === 'custom'
        ? await directory.findByHost(requested.host)
        : await directory.findBySlug(requested.slug);
    const siteId = found?.siteId ?? null;
    hosts.set(host, { siteId, untilMs: siteId === null ? clock.elapsedMs() + unknownForMs : Infinity });
    return siteId;
  }

  return {
    read(hostHeader) {
      const known = hostHeader === undefined ? undefined : headers.get(hostHeader);
      if (known) return known;
      const lookup = readHost(hostHeader, platformDomain);
      if (lookup && hostHeader !== undefined) headers.set(hostHeader, lookup);
      return lookup;
    },
    get: (host) => hosts.get(host)?.siteId ?? null,
    async find(lookup) {
      const known = hosts.get(lookup.host);
      if (known && clock.elapsedMs() < known.untilMs) return known.siteId;
      return flights.run(lookup.host, () => ask(lookup));
    },
    delete: (host) => void hosts.delete(host),
    deleteSite(siteId) {
      const theirs = [...hosts.entries()].filter(([, known]) => known.siteId === siteId);
      for (const [host] of theirs) hosts.delete(host);
    },
  };
}

function readHost(hostHeader: string | undefined, platformDomain: string): HostLookup | null {
  const requested = requestedHost(hostHeader, platformDomain);
  if (requested?.kind !== 'custom' && requested?.kind !== 'subdomain') return null;
  const host = requested.kind === 'custom' ? requested.host : `${requested.slug}.${platformDomain}`;
  return { requested, host };
}
