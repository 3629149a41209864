import { byteLimitedMap } from '@forecourt/server/cache/byte-limited-map';
import type { CachedPage } from './cached-page.ts';

/** The pages in the memory of this process, by site and address. */
export interface CachedPages {
  readonly bytes: number;
  readonly size: number;
  get(siteId: string, address: string): CachedPage | undefined;
  set(siteId: string, address: string, page: CachedPage): void;
  /** Another address of the page that stands for what is missing, whose bytes are counted already. */
  setMissing(siteId: string, address: string, page: CachedPage): void;
}

/** What one site may take of the whole. */
const siteShare = 0.25;
/** What is not there has endless addresses: it gets a little of the memory, and evicts only its like. */
const missingShare = 0.05;
/** The headers of a page's responses and its versions, roughly. */
const pageBytes = 3_000;

export function cachedPages(mostBytes: number): CachedPages {
  const mapOf = (share: number) => {
    const most = mostBytes * share;
    return byteLimitedMap<CachedPage>({ most, mostOfOwner: most * siteShare });
  };
  const found = mapOf(1 - missingShare);
  const missing = mapOf(missingShare);
  return {
    get bytes() {
      return found.bytes + missing.bytes;
    },
    get size() {
      return found.size + missing.size;
    },
    get: (siteId, address) => found.get(siteId, address) ?? missing.get(siteId, address),
    set(siteId, address, page) {
      const [into, other] = page.plain.status === 200 ? [found, missing] : [missing, found];
      other.delete(siteId, address);
      into.set(siteId, address, page, page.variants.bytes + pageBytes);
    },
    setMissing(siteId, address, page) {
      found.delete(siteId, address);
      missing.set(siteId, address, page, 0);
    },
  };
}
