import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteVersions } from '@forecourt/app/ports/stock/stock-version.port';
import { mostHolidays, type SiteContext, type SiteContextPorts } from '@forecourt/app/site/site-context';
import type { SiteId } from '@forecourt/domain/core/ids';
import type { CachedContext, ContextCache } from './context-cache.ts';

export interface RefreshDeps {
  readonly ports: SiteContextPorts;
  readonly clock: Clock;
  readonly contexts: ContextCache;
  /** Told of a site whose settings, hosts or dealerships changed. */
  readonly onSettingsChanged?: (site: SiteContext['site']) => void;
}

type Cached = readonly [SiteId, CachedContext];

/** A site that nobody visits need not be watched. */
const forgottenAfterMs = 2 * 60_000;

/** Compares all cached contexts with the present versions of their sites, by one query, and tells which changed. */
export async function refreshContexts(deps: RefreshDeps): Promise<readonly SiteId[]> {
  const { ports, clock, contexts } = deps;
  const nowMs = clock.elapsedMs();
  const isIdle = ({ usedAtMs }: CachedContext) => nowMs - usedAtMs > forgottenAfterMs;
  const active = [...contexts.entries()].filter(([, entry]) => !isIdle(entry));
  const versions =
    active.length === 0
      ? new Map<SiteId, SiteVersions>()
      : await ports.versions.currentVersions(active.map(([siteId]) => siteId));
  // Only now: while the database is away, a site that is forgotten could not be found again.
  for (const [siteId, entry] of contexts.entries()) if (isIdle(entry)) contexts.delete(siteId);
  const publicHolidays = await readChangedHolidays(ports, active, versions);
  return active.flatMap((cached) => {
    const [siteId] = cached;
    const isChanged = refreshContext(deps, cached, { versions: versions.get(siteId), publicHolidays });
    return isChanged ? [siteId] : [];
  });
}

/** Holidays are content of all sites: whose content changed may have changed by them. */
async function readChangedHolidays(
  ports: SiteContextPorts,
  active: readonly Cached[],
  versions: ReadonlyMap<SiteId, SiteVersions>,
): Promise<SiteContext['publicHolidays'] | undefined> {
  const changed = active.find(([siteId, { context }]) => {
    const present = versions.get(siteId);
    return present && present.content !== context.versions.content;
  });
  if (!changed) return undefined;
  const [, { context }] = changed;
  return ports.store.run(context.scope, (stores) => stores.holidays.list(mostHolidays));
}

function refreshContext(
  { contexts, onSettingsChanged }: RefreshDeps,
  [siteId, entry]: Cached,
  present: {
    readonly versions: SiteVersions | undefined;
    readonly publicHolidays: SiteContext['publicHolidays'] | undefined;
  },
): boolean {
  // Loaded anew meanwhile: the versions that were read are older than it is.
  if (contexts.get(siteId) !== entry) return false;
  const { context, usedAtMs } = entry;
  const { versions } = present;
  if (versions?.settings !== context.versions.settings) {
    contexts.delete(siteId);
    if (versions) onSettingsChanged?.(context.site);
    return true;
  }
  if (versions.stock === context.versions.stock && versions.content === context.versions.content)
    return false;
  const publicHolidays = present.publicHolidays ?? context.publicHolidays;
  contexts.set(siteId, { ...context, versions, publicHolidays }, usedAtMs);
  return true;
}
