import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteDirectory } from '@forecourt/app/ports/platform/site-directory.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { loadSiteContext, type SiteContext, type SiteContextPorts } from '@forecourt/app/site/site-context';
import type { SiteId } from '@forecourt/domain/core/ids';
import { contextCache } from './context-cache.ts';
import { HostsUnavailable, knownHosts, type SiteHost } from './known-hosts.ts';
import { refreshContexts } from './refresh-contexts.ts';

export interface ResolverPorts extends SiteContextPorts {
  readonly directory: SiteDirectory;
}

export interface ResolverOptions {
  readonly platformDomain: string;
  readonly clock: Clock;
  readonly mostSites?: number;
  /** Told of a site whose settings, hosts or dealerships changed while it was cached. */
  readonly onSettingsChanged?: (site: SiteContext['site']) => void;
  /** Told of stored settings that no longer hold and were ignored. */
  readonly onSettingProblems?: (site: SiteContext['site'], paths: readonly string[]) => void;
}

export interface SiteResolver {
  /** False until the hosts of all sites were loaded: until then no site can be resolved. */
  isLoaded(): boolean;
  /** The site that answers under a host; null for a host that nobody has (TEN-1), which costs no query. */
  resolve(hostHeader: string | undefined): Promise<SiteContext | null>;
  /** The same from the cache, synchronously; null: it has to be resolved. */
  known(hostHeader: string | undefined): SiteContext | null;
  /** Reads the version of the hosts and, by one query, those of all cached sites, and tells which have changed. */
  checkVersions(): Promise<readonly SiteId[]>;
  /** Whether the context of a site is cached here. */
  knows(siteId: SiteId): boolean;
  /** Some sites to warm up with: those whose stock changed last. */
  recentSites(limit: number): Promise<readonly SiteContext[]>;
}

/**
 * Finds the site of a request before anything else happens to it, and is the one place of this program that
 * grants its scope. All hosts are known and a bounded number of contexts is cached; whether they are current is
 * found out by `checkVersions`, and never by a request.
 */
export function siteResolver(ports: ResolverPorts, options: ResolverOptions): SiteResolver {
  const { platformDomain, clock, mostSites = 2_000 } = options;
  const hosts = knownHosts({ directory: ports.directory, platformDomain, clock });
  const contexts = contextCache({
    load: (siteId) => loadContext(ports, siteId, options),
    clock,
    mostSites,
  });

  function findCached(host: SiteHost): SiteContext | null {
    const siteId = hosts.siteOf(host);
    const cached = siteId === null ? undefined : contexts.get(siteId);
    if (!cached || !servesHost(cached.context, host)) return null;
    cached.usedAtMs = clock.elapsedMs();
    return cached.context;
  }

  async function find(host: SiteHost): Promise<SiteContext | null> {
    if (!hosts.isLoaded()) throw new HostsUnavailable('no hosts are loaded yet');
    const siteId = hosts.siteOf(host);
    if (siteId === null) return null;
    const first = await contexts.find(siteId);
    if (!first || servesHost(first, host)) return first;
    // The host is newer than the context.
    contexts.delete(siteId);
    const second = await contexts.find(siteId);
    if (!second || servesHost(second, host)) return second;
    // Or it is no longer this site's: whose it is now, the next check knows.
    throw new HostsUnavailable('a host is changing hands');
  }

  return {
    isLoaded: () => hosts.isLoaded(),
    async resolve(hostHeader) {
      const host = hosts.read(hostHeader);
      return host && (findCached(host) ?? find(host));
    },
    known(hostHeader) {
      const host = hosts.read(hostHeader);
      return host && findCached(host);
    },
    async checkVersions() {
      await hosts.refresh();
      const { onSettingsChanged } = options;
      return refreshContexts({ ports, clock, contexts, ...(onSettingsChanged && { onSettingsChanged }) });
    },
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

/** Whether a host is the site's by its context, which may be older or newer than the known hosts. */
function servesHost({ site, domains }: SiteContext, host: SiteHost): boolean {
  return host.kind === 'custom'
    ? domains.some((domain) => domain.host === host.host)
    : site.slug === host.slug;
}
