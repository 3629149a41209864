import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteContext } from '@forecourt/app/site/site-context';
import {
  cacheMs,
  degradedMs,
  isSameVersion,
  versionOf,
  type CachedPage,
  type MadePage,
} from './cached-page.ts';

/** After its end a page may still stand in for one that cannot be made. */
const staleMs = 60 * 60_000;

/** Whether a page is current by the versions that the site's context carries: no hit asks anybody anything. */
export function isFresh(page: CachedPage, { versions }: SiteContext, clock: Clock): boolean {
  if (page.untilMs <= clock.elapsedMs()) return false;
  const { version, madeOf } = page;
  if (version.settings !== versions.settings || version.content !== versions.content) return false;
  if (madeOf?.stock === 'none') return true;
  if (madeOf?.stock === 'lately') return isSameVersion(version, versionOf(versions, madeOf, clock.now()));
  return version.stock === String(versions.stock);
}

/** Stale-if-error: what was right an hour ago is better than nothing, unless a setting has changed since. */
export function mayServeStale(
  page: CachedPage | undefined,
  { versions }: SiteContext,
  clock: Clock,
): page is CachedPage {
  return (
    page !== undefined &&
    page.version.settings === versions.settings &&
    clock.elapsedMs() - page.untilMs < staleMs
  );
}

export function isCacheable(status: number): boolean {
  return status === 200 || status === 404 || status === 410;
}

/** For how long a page may be cached: no longer than until a rule changes it by itself. */
export function ttlOf({ validUntil, isDegraded }: NonNullable<MadePage['page']>, now: Date): number {
  const untilRule = validUntil === null ? Infinity : validUntil.getTime() - now.getTime();
  return Math.max(0, Math.min(untilRule, isDegraded ? degradedMs : cacheMs));
}
