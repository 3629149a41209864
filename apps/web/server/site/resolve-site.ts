import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteDirectory } from '@forecourt/app/ports/platform/site-directory.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { loadSiteContext, type SiteContext, type SiteContextPorts } from '@forecourt/app/site/site-context';
import type { SiteId } from '@forecourt/domain/core/ids';
import { contextCache } from './context-cache.ts';
import { hostCache, type HostLookup, type SiteHost } from './host-cache.ts';
import { refreshContexts } from './refresh-contexts.ts';

export interface ResolverPorts extends SiteContextPorts {
  readonly directory: SiteDirectory;
}

export interface ResolverOptions {
  readonly platformDomain: string;
  readonly clock: Clock;
  readonly mostHosts?: number;
  readonly mostSites?: number;
  /** Told of stored settings that no longer hold and were ignored. */
  readonly onSettingProblems?: (site: SiteContext['site'], paths: readonly string[]) => void;
}

export interface SiteResolver {
  /** The site that answers under a host; null for a host that nobody has (TEN-1). */
  resolve(hostHeader: string | undefined): Promise<SiteContext | null>;
  /** The same from the cache, synchronously; null: it has to be resolved. */
  known(hostHeader: string | undefined): SiteContext | null;
  /** Reads the versions of all cached sites by one query, and tells which have changed. */
  checkVersions(): Promise<readonly SiteId[]>;
  /** Whether the context of a site is cached here. */
  knows(siteId: SiteId): boolean;
  /** Some sites to warm up with: those whose stock changed last. */
  recentSites(limit: number): Promise<readonly SiteContext[]>;
}

/**
 * Finds the site of a request before anything else happens to it, and is the one place of this program that
 * grants its scope. Hosts and contexts are cached, a bounded number of each; whether they are current is found out
 * by `checkVersions`, and never by a request.
 */
export function siteResolver(ports: ResolverPorts, options: ResolverOptions): SiteResolver {
  const { platformDomain, clock, mostHosts = 10_000, mostSites = 2_000 } = options;
  const hosts = hostCache({ directory: ports.directory, platformDomain, clock, mostHosts });
  const contexts = contextCache({
    load: async (siteId) => {
      const context = await loadContext(ports, siteId, options);
      if (!context) forget(siteId);
      return context;
    },
    clock,
    mostSites,
  });

  function forget(siteId: SiteId): void {
    contexts.delete(siteId);
    hosts.deleteSite(siteId);
  }

  function findCached({ requested, host }: HostLookup): SiteContext | null {
    const siteId = hosts.get(host);
    const cached = siteId === null ? undefined : contexts.get(siteId);
    if (!cached || !servesHost(cached.context, requested)) return null;
    cached.usedAtMs = clock.elapsedMs();
    return cached.context;
  }

  async function find(lookup: HostLookup): Promise<SiteContext | null> {
    const siteId = await hosts.find(lookup);
    return siteId === null ? null : contexts.find(siteId);
  }

  /** Where the host came or went while the one or the other was being read, both are read again. */
  async function findCurrent(lookup: HostLookup): Promise<SiteContext | null> {
    const first = await find(lookup);
    if (!first || servesHost(first, lookup.requested)) return first;
    hosts.delete(lookup.host);
    forget(first.site.id);
    const second = await find(lookup);
    return second && servesHost(second, lookup.requested) ? second : null;
  }

  return {
    async resolve(hostHeader) {
      const lookup = hosts.read(hostHeader);
      return lookup && (findCached(lookup) ?? findCurrent(lookup));
    },
    known(hostHeader) {
      const lookup = hosts.read(hostHeader);
      return lookup && findCached(lookup);
    },
    checkVersions: () => refreshContexts({ ports, clock, contexts, forget }),
    knows: (siteId) => contexts.get(siteId) !== undefined,
    async recentSites(limit) {
      const ids = await ports.directory.listRecent(limit);
      const found = await Promise.all(ids.map((siteId) => contexts.find(siteId)));
      return found.filter((context) => context !== null);
    },
  };
}

async function loadContext(
  ports: ResolverPorts,
  siteId: SiteId,
  { onSettingProblems }: ResolverOptions,
): Promise<SiteContext | null> {
  const loaded = await loadSiteContext(ports, { scope: grantSiteScope(siteId) });
  if (!loaded.ok) return null;
  const { context, problems } = loaded.value;
  const paths = problems.map(({ path }) => path);
  if (paths.length > 0) onSettingProblems?.(context.site, paths);
  return context;
}

/** Whether a host is the site's by its current versions: a cached host may be older. */
function servesHost({ site, domains }: SiteContext, requested: SiteHost): boolean {
  return requested.kind === 'custom'
    ? domains.some(({ host }) => host === requested.host)
    : site.slug === requested.slug;
}
