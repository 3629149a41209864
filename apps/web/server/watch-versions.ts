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
  onTrouble: (error: unknown) => void,
): Watch {
  let isAsking = false;
  let isInTrouble = false;
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void resolver
      .checkVersions()
      .then(
        () => {
          isInTrouble = false;
        },
        (error: unknown) => {
          if (!isInTrouble) onTrouble(error);
          isInTrouble = true;
        },
      )
      .finally(() => {
        isAsking = false;
      });
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
