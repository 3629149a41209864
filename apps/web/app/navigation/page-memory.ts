import type { LoadedPage } from './navigation-state.ts';

/** Pages that going back shows at once, without a request (SRCH-10). */
const maxPages = 10;
/** Younger than this, a page is not requested again: when a filter is taken back, say. */
const freshMs = 60_000;

export interface PageMemory {
  remember(address: string, loaded: LoadedPage): void;
  /** Going back shows what was there, however old. */
  find(address: string): LoadedPage | undefined;
  /** Going on shows what is there now: nothing that is stale. */
  findFresh(address: string): LoadedPage | undefined;
}

/** An LRU cache of the pages that were seen last, by address. */
export function pageMemory(nowMs: () => number): PageMemory {
  const cached = new Map<string, { readonly loaded: LoadedPage; readonly atMs: number }>();
  return {
    remember(address, loaded) {
      const { atMs = nowMs() } = cached.get(address)?.loaded === loaded ? (cached.get(address) ?? {}) : {};
      cached.delete(address);
      cached.set(address, { loaded, atMs });
      for (const oldest of cached.keys()) {
        if (cached.size <= maxPages) break;
        cached.delete(oldest);
      }
    },
    find: (address) => cached.get(address)?.loaded,
    findFresh(address) {
      const found = cached.get(address);
      return found && nowMs() - found.atMs < freshMs ? found.loaded : undefined;
    },
  };
}
