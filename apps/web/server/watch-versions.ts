import type { Clock } from '@forecourt/app/ports/clock';
import type { SiteResolver } from './resolve-site.ts';

const everyMs = 1_000;

export interface Watch {
  stop(): void;
}

/**
 * Asks once a second whether what this process keeps still holds. While the database is away it goes on with
 * what it has, as the search can answer without it; `onTrouble` hears of it once.
 */
export function watchVersions(
  resolver: Pick<SiteResolver, 'checkVersions'>,
  clock: Clock,
  onTrouble: (error: unknown) => void,
): Watch {
  let isStopped = false;
  let isInTrouble = false;
  let callOff = clock.after(everyMs, () => void check());

  async function check(): Promise<void> {
    const startedMs = clock.elapsedMs();
    try {
      await resolver.checkVersions();
      isInTrouble = false;
    } catch (error) {
      if (!isInTrouble) onTrouble(error);
      isInTrouble = true;
    }
    const leftMs = everyMs - (clock.elapsedMs() - startedMs);
    if (!isStopped) callOff = clock.after(Math.max(leftMs, 0), () => void check());
  }

  return {
    stop() {
      isStopped = true;
      callOff();
    },
  };
}
