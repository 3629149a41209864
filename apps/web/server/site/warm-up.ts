import type { SiteContext } from '@forecourt/app/site/site-context';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import { emptySearch, type NormalSearchState } from '@forecourt/domain/stock/search/search-state';

export interface WarmUpDeps {
  /** Searches where visitors' searches are made; false: no engine answers. */
  readonly search: (context: SiteContext, state: NormalSearchState) => Promise<boolean>;
  readonly recentSites: (limit: number) => Promise<readonly SiteContext[]>;
  readonly clock: Clock;
}

const mostSites = 20;
const atOnce = 4;
/** Then visitors are the better warm-up. */
const mostMs = 60_000;

/**
 * Searches as visitors will, before they come: the first searches of an engine and of this process take
 * many times as long as later ones. Returns how many were made, and throws where no engine answers.
 */
export async function warmUp({ search, recentSites, clock }: WarmUpDeps, searches: number): Promise<number> {
  const startedMs = clock.elapsedMs();
  const sites = searches === 0 ? [] : await recentSites(mostSites);
  if (sites.length === 0) return 0;
  let begun = 0;
  const searchOn = async (): Promise<void> => {
    while (begun < searches && clock.elapsedMs() - startedMs < mostMs) {
      const context = sites[begun % sites.length];
      begun += 1;
      if (!context) return;
      const { sorts, defaultSort } = context.settings.search;
      const sortBy = sorts[begun % sorts.length] ?? defaultSort;
      if (!(await search(context, emptySearch(sortBy)))) throw new Error('no engine answers');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, searchOn));
  return begun;
}
