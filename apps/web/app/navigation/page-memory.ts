import { keepResult, type ResultCache } from '@forecourt/domain/stock/search/result-cache';
import type { LoadedPage } from './navigation-state.ts';

/** Younger than this, a page is not requested again: when a filter is taken back, say. */
const freshMs = 60_000;

export interface PageMemory {
  remember(address: string, loaded: LoadedPage): void;
  /** Going back shows what was there, however old. */
  find(address: string): LoadedPage | undefined;
  /** Going on shows what is there now: nothing that is stale. */
  findFresh(address: string): LoadedPage | undefined;
}

/** An LRU cache of the pages that were seen last, by address: going back shows them without a request (SRCH-10). */
export function pageMemory(nowMs: () => number, size: number): PageMemory {
  let cached: ResultCache<{ readonly loaded: LoadedPage; readonly atMs: number }> = new Map();
  return {
    remember(address, loaded) {
      const { atMs = nowMs() } = cached.get(address)?.loaded === loaded ? (cached.get(address) ?? {}) : {};
      cached = keepResult(cached, address, { loaded, atMs }, size);
    },
    find: (address) => cached.get(address)?.loaded,
    findFresh(address) {
      const found = cached.get(address);
      return found && nowMs() - found.atMs < freshMs ? found.loaded : undefined;
    },
  };
}
