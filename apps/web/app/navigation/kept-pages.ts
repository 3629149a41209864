import type { LoadedPage } from './navigation.ts';

/** Pages that going back shows at once, without asking (SRCH-10). */
const mostKept = 10;
/** A page that was seen just now need not be asked for again, when a filter is taken back say. */
const freshMs = 60_000;

export interface KeptPages {
  keep(address: string, loaded: LoadedPage): void;
  /** Going back shows what was there, however old. */
  find(address: string): LoadedPage | undefined;
  /** Going on shows what is there now. */
  findFresh(address: string): LoadedPage | undefined;
}

/** The pages that were seen last, by address; the oldest leaves first. */
export function keptPages(nowMs: () => number): KeptPages {
  const kept = new Map<string, { readonly loaded: LoadedPage; readonly atMs: number }>();
  return {
    keep(address, loaded) {
      const { atMs = nowMs() } = kept.get(address)?.loaded === loaded ? (kept.get(address) ?? {}) : {};
      kept.delete(address);
      kept.set(address, { loaded, atMs });
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
    },
    find: (address) => kept.get(address)?.loaded,
    findFresh(address) {
      const found = kept.get(address);
      return found && nowMs() - found.atMs < freshMs ? found.loaded : undefined;
    },
  };
}
