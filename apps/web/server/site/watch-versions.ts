import type { ChangeHints } from '@forecourt/app/ports/stock/change-hints.port';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteResolver } from './resolve-site.ts';

/** Less than a second: what changed is known, and shown, within one. */
const everyMs = 800;
/** Throttle: however many hints come, the database is polled no more often. */
const fewestMs = 100;

export interface Watch {
  stop(): void;
}

export interface WatchOptions {
  readonly clock: Clock;
  readonly hints: ChangeHints;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Polls the versions of the cached sites once a second, and at once where another process publishes that a site
 * which is cached here has changed. While the database is away the caches stay as they are, since the search works
 * without it; `onTrouble` hears of it once.
 */
export function watchVersions(
  resolver: Pick<SiteResolver, 'checkVersions' | 'knows'>,
  { clock, hints, onTrouble }: WatchOptions,
): Watch {
  let isStopped = false;
  let isInTrouble = false;
  let isChecking = false;
  let isHinted = false;
  let checkedAtMs = clock.elapsedMs();
  let callOff = clock.after(everyMs, () => void check());

  async function check(): Promise<void> {
    const wasHinted = isHinted;
    isChecking = true;
    isHinted = false;
    checkedAtMs = clock.elapsedMs();
    try {
      const changed = await resolver.checkVersions();
      isInTrouble = false;
      // What was found without a hint, other processes may not have found yet.
      if (!wasHinted && changed.length > 0) hints.publish(changed);
    } catch (error) {
      if (!isInTrouble) onTrouble(error);
      isInTrouble = true;
    }
    isChecking = false;
    if (!isStopped) checkAfter(isHinted ? fewestMs : everyMs);
  }

  function checkAfter(ms: number): void {
    callOff();
    const leftMs = ms - (clock.elapsedMs() - checkedAtMs);
    callOff = clock.after(Math.max(leftMs, 0), () => void check());
  }

  hints.subscribe((siteIds) => {
    if (isStopped || isHinted || !siteIds.some((siteId) => resolver.knows(siteId))) return;
    isHinted = true;
    if (!isChecking) checkAfter(fewestMs);
  });

  return {
    stop() {
      isStopped = true;
      callOff();
    },
  };
}
