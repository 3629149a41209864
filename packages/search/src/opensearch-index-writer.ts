import type { IndexWrite, IndexWriter } from '@forecourt/app/ports/stock/index-writer.port';
import type { OpenSearchClient } from './opensearch-client.ts';
import { orIndexUnavailable } from './or-index-unavailable.ts';
import { aliasesInUse, ensureStockIndex, type StockAliases } from './stock-aliases.ts';
import type { IndexOptions } from './stock-mapping.ts';
import { writeDocuments, type WriteFailure } from './write-documents.ts';

export interface IndexWriterOptions {
  readonly client: OpenSearchClient;
  readonly aliases: StockAliases;
  /** For the first index of an empty cluster. */
  readonly newIndex?: IndexOptions;
  readonly timeoutMs?: number;
}

/**
 * Writes to the current index and, while one is being built, to that as well. Where to is asked for each batch,
 * after its cars were read: a car that was read before a rebuild began is read by the rebuild too, and one
 * that is read later goes to both. So nobody has to be told, or waited for.
 */
export function openSearchIndexWriter(options: IndexWriterOptions): IndexWriter {
  const { client, aliases, newIndex, timeoutMs = 10_000 } = options;

  async function writeAll(writes: readonly IndexWrite[]): Promise<readonly WriteFailure[]> {
    const inUse = await aliasesInUse(client, aliases, timeoutMs);
    if (!inUse.has(aliases.current)) await ensureStockIndex(client, aliases, newIndex);
    const to = (index: string, isSearchableAfter: boolean) =>
      writeDocuments(writes, { client, index, isAlias: true, isSearchableAfter, timeoutMs });
    const results = await Promise.all([
      to(aliases.current, true),
      ...(inUse.has(aliases.building) ? [to(aliases.building, false)] : []),
    ]);
    return results.flatMap(({ failures }) => failures);
  }

  return {
    async write(writes) {
      if (writes.length === 0) return [];
      const failures = await orIndexUnavailable(() => writeAll(writes));
      return failures.map(({ carId, status, reason, isPassing }) => ({
        carId,
        reason,
        // An alias that is not there any more: the rebuild has ended meanwhile, and the next try sees it.
        isPassing: isPassing || status === 404,
      }));
    },

    async isReachable() {
      try {
        await client.send({ method: 'GET', path: '/', timeoutMs: 2_000 });
        return true;
      } catch {
        return false;
      }
    },
  };
}
