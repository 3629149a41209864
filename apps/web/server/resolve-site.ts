import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteDirectory } from '@forecourt/app/ports/platform/site-directory.port';
import type { SiteVersions } from '@forecourt/app/ports/stock/stock-version.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import {
  loadSiteContext,
  mostHolidays,
  type SiteContext,
  type SiteContextPorts,
} from '@forecourt/app/site/site-context';
import type { SiteId } from '@forecourt/domain/core/ids';
import { requestedHost, type RequestedHost } from '@forecourt/domain/core/host';
import { isDeepStrictEqual } from 'node:util';
import { lruMap } from '@forecourt/server/cache/lru-map';
import { singleFlight } from '@forecourt/server/cache/single-flight';
import { tokenBuckets } from '@forecourt/server/limits/token-bucket';

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
  /** The same, where it is known here and nobody has to be asked; null: it has to be resolved. */
  known(hostHeader: string | undefined): SiteContext | null;
  /** Asks once for all sites that are known here whether they have changed, and answers which have. */
  checkVersions(): Promise<readonly SiteId[]>;
  /** Whether anything of the site is cached here. */
  knows(siteId: SiteId): boolean;
  /** Some sites to warm up with: those whose stock changed last. */
  recentSites(limit: number): Promise<readonly SiteContext[]>;
}

/** The directory is asked for too many unknown hosts at once; later it may be asked again. */
export class TooManyHosts extends Error {
  override readonly name = 'TooManyHosts';
}

type SiteHost = Extract<RequestedHost, { readonly kind: 'custom' | 'subdomain' }>;

/** What a header asks for, and the host's one way of writing. */
interface HostLookup {
  readonly requested: SiteHost;
  readonly host: string;
}
interface KnownHost {
  /** Null: nobody has the host. */
  readonly siteId: SiteId | null;
  readonly untilMs: number;
}
interface KnownSite {
  readonly context: SiteContext;
  usedAtMs: number;
}

/** For so long a host that nobody has stays unknown: a new one works within seconds. */
const unknownForMs = 5_000;
/** Anyone can send any host; each that is not cached here costs a query of the directory. */
const lookups = { perSecond: 100, burst: 200 };
/** A site that nobody visits need not be watched. */
const forgottenAfterMs = 2 * 60_000;

/**
 * Finds the site of a request before anything else happens to it, and is the one place of this program that
 * grants its scope. Hosts and sites are kept, a bounded number of them; whether they still hold is found
 * out by `checkVersions`, and never by a request.
 */
export function siteResolver(ports: ResolverPorts, options: ResolverOptions): SiteResolver {
  const { platformDomain, clock, mostHosts = 10_000, mostSites = 2_000 } = options;
  const hosts = lruMap<string, KnownHost>(mostHosts);
  const sites = lruMap<SiteId, KnownSite>(mostSites);
  /** Headers as they were sent, and what they ask for. */
  const read = lruMap<string, HostLookup>(mostHosts);
  const flights = singleFlight<unknown>();
  /** One list for all sites, however often it is read. */
  let holidays: SiteContext['publicHolidays'] = [];
  const takeLookup = tokenBuckets<'all'>(lookups);

  async function findContext(host: string, requested: SiteHost): Promise<SiteContext | null> {
    const siteId = await findHost(host, requested);
    return siteId === null ? null : contextOf(siteId);
  }

  function readHost(hostHeader: string | undefined): HostLookup | null {
    const known = hostHeader === undefined ? undefined : read.get(hostHeader);
    if (known) return known;
    const requested = requestedHost(hostHeader, platformDomain);
    if (requested?.kind !== 'custom' && requested?.kind !== 'subdomain') return null;
    const host = requested.kind === 'custom' ? requested.host : `${requested.slug}.${platformDomain}`;
    const wanted = { requested, host };
    if (hostHeader !== undefined) read.set(hostHeader, wanted);
    return wanted;
  }

  /** What nearly every request finds, without waiting for anything. */
  function cachedContext({ requested, host }: HostLookup): SiteContext | null {
    const siteId = hosts.get(host)?.siteId;
    const known = siteId && sites.get(siteId);
    if (!known || !servesHost(known.context, requested)) return null;
    known.usedAtMs = clock.elapsedMs();
    return known.context;
  }

  async function findHost(host: string, requested: SiteHost): Promise<SiteId | null> {
    const known = hosts.get(host);
    if (known && clock.elapsedMs() < known.untilMs) return known.siteId;
    return flights.run(`host ${host}`, async () => {
      if (takeLookup('all', clock.elapsedMs()) > 0) throw new TooManyHosts('too many unknown hosts');
      const found =
        requested.kind === 'custom'
          ? await ports.directory.findByHost(requested.host)
          : await ports.directory.findBySlug(requested.slug);
      const siteId = found?.siteId ?? null;
      hosts.set(host, { siteId, untilMs: siteId === null ? clock.elapsedMs() + unknownForMs : Infinity });
      return siteId;
    });
  }

  const readHolidays = ({ scope }: SiteContext) =>
    ports.store.run(scope, (stores) => stores.holidays.list(mostHolidays));

  async function contextOf(siteId: SiteId): Promise<SiteContext | null> {
    const known = sites.get(siteId);
    if (known) {
      known.usedAtMs = clock.elapsedMs();
      return known.context;
    }
    return flights.run(`site ${siteId}`, async () => {
      const loaded = await loadSiteContext(ports, { scope: grantSiteScope(siteId) });
      if (!loaded.ok) {
        forget(siteId);
        return null;
      }
      const { problems } = loaded.value;
      const context = withSharedHolidays(loaded.value.context);
      sites.set(siteId, { context, usedAtMs: clock.elapsedMs() });
      const paths = problems.map(({ path }) => path);
      if (paths.length > 0) options.onSettingProblems?.(context.site, paths);
      return context;
    });
  }

  function withSharedHolidays(context: SiteContext): SiteContext {
    if (!isDeepStrictEqual(holidays, context.publicHolidays)) holidays = context.publicHolidays;
    return { ...context, publicHolidays: holidays };
  }

  /** With its hosts: one of them may be another site's now. */
  function forget(siteId: SiteId): void {
    sites.delete(siteId);
    for (const [host, known] of hosts.entries()) if (known.siteId === siteId) hosts.delete(host);
  }

  return {
    async resolve(hostHeader) {
      const wanted = readHost(hostHeader);
      if (!wanted) return null;
      const cached = cachedContext(wanted);
      if (cached) return cached;
      const { requested, host } = wanted;
      const first = await findContext(host, requested);
      if (!first || servesHost(first, requested)) return first;
      // The host came or went while the one or the other was being read: both are read again.
      hosts.delete(host);
      forget(first.site.id);
      const second = await findContext(host, requested);
      return second && servesHost(second, requested) ? second : null;
    },

    known(hostHeader) {
      const wanted = readHost(hostHeader);
      return wanted && cachedContext(wanted);
    },

    async checkVersions() {
      const nowMs = clock.elapsedMs();
      const isIdle = ({ usedAtMs }: KnownSite) => nowMs - usedAtMs > forgottenAfterMs;
      const known = [...sites.entries()].filter(([, entry]) => !isIdle(entry));
      const versions =
        known.length === 0
          ? new Map<SiteId, SiteVersions>()
          : await ports.versions.currentVersions(known.map(([siteId]) => siteId));
      // Only now: while the database is away, a site that is forgotten could not be found again.
      for (const [siteId, entry] of sites.entries()) if (isIdle(entry)) sites.delete(siteId);
      const changed: SiteId[] = [];
      const retold = known.find(([id, { context }]) => {
        const now = versions.get(id);
        return now && now.content !== context.versions.content;
      });
      // Holidays are content of all: whose content changed may have changed by them.
      const publicHolidays = retold && (await readHolidays(retold[1].context));
      for (const [siteId, entry] of known) {
        // Loaded anew meanwhile: what was asked about it is older than it is.
        if (sites.get(siteId) !== entry) continue;
        const now = versions.get(siteId);
        const { context, usedAtMs } = entry;
        if (now?.settings !== context.versions.settings) forget(siteId);
        else if (now.stock !== context.versions.stock || now.content !== context.versions.content) {
          const next = {
            ...context,
            versions: now,
            publicHolidays: publicHolidays ?? context.publicHolidays,
          };
          sites.set(siteId, { context: withSharedHolidays(next), usedAtMs });
        } else continue;
        changed.push(siteId);
      }
      return changed;
    },

    knows: (siteId) => sites.get(siteId) !== undefined,

    async recentSites(limit) {
      const ids = await ports.directory.listRecent(limit);
      const found = await Promise.all(ids.map(contextOf));
      return found.filter((context) => context !== null);
    },
  };
}

/** Whether a host is the site's, by what the versions of the site vouch for: a cached host may be older. */
function servesHost({ site, domains }: SiteContext, requested: SiteHost): boolean {
  return requested.kind === 'custom'
    ? domains.some(({ host }) => host === requested.host)
    : site.slug === requested.slug;
}
