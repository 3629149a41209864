import type { CarId } from '@forecourt/domain/core/ids';
import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';
import { z } from 'zod';
import { documentToSource, tombstone, type GoneCar } from './document-to-source.ts';
import { EngineFailure, type OpenSearchClient } from './opensearch-client.ts';

export type DocumentWrite =
  | { readonly kind: 'document'; readonly document: SearchDocument }
  | { readonly kind: 'gone'; readonly car: GoneCar };

export interface WriteFailure {
  readonly carId: CarId;
  readonly status: number;
  readonly reason: string;
  /** The engine was busy or broken: the same write may succeed later. Otherwise it never will. */
  readonly isPassing: boolean;
}

export interface WriteResult {
  readonly written: number;
  /** The index had this version or a newer one: what a replay or a second worker finds. */
  readonly alreadyNewer: number;
  readonly failures: readonly WriteFailure[];
}

export interface WriteOptions {
  readonly client: OpenSearchClient;
  readonly index: string;
  readonly mostBytes?: number;
  readonly mostDocuments?: number;
  readonly timeoutMs?: number;
  /** Wait until searches see it. */
  readonly isSearchableAfter?: boolean;
  /** `index` is an alias: where it is none, nothing is written, and no index is made of its name. */
  readonly isAlias?: boolean;
}

/**
 * Writes documents in batches that are bounded in number and bytes. A write takes effect only if its version
 * is higher than what the index has, so that it can be repeated, overtaken or done by two workers at once.
 * Throws `EngineFailure` where a whole batch failed: those before it are written, and writing them again
 * does no harm.
 */
export async function writeDocuments(
  writes: readonly DocumentWrite[],
  options: WriteOptions,
): Promise<WriteResult> {
  const results: WriteResult[] = [];
  for (const batch of batches(
    writes.map((write) => linesOf(write, options.index)),
    options,
  )) {
    results.push(await writeBatch(batch, options));
  }
  return {
    written: results.reduce((sum, { written }) => sum + written, 0),
    alreadyNewer: results.reduce((sum, { alreadyNewer }) => sum + alreadyNewer, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

interface Line {
  readonly carId: CarId;
  readonly text: string;
}

function linesOf(write: DocumentWrite, index: string): Line {
  const car = write.kind === 'document' ? write.document : write.car;
  const { carId, accountId, version } = car;
  const action = { _index: index, _id: carId, routing: accountId, version, version_type: 'external' };
  const source = write.kind === 'document' ? documentToSource(write.document) : tombstone(write.car);
  return { carId, text: `${JSON.stringify({ index: action })}\n${JSON.stringify(source)}\n` };
}

function batches(
  lines: readonly Line[],
  { mostBytes = 5_000_000, mostDocuments = 2_000 }: WriteOptions,
): readonly (readonly Line[])[] {
  const all: Line[][] = [];
  let bytes = 0;
  for (const line of lines) {
    const size = Buffer.byteLength(line.text);
    const last = all.at(-1);
    if (last !== undefined && last.length < mostDocuments && bytes + size <= mostBytes) {
      last.push(line);
      bytes += size;
    } else {
      all.push([line]);
      bytes = size;
    }
  }
  return all;
}

const bulkResponse = z.object({
  items: z.array(
    z.object({
      index: z.object({
        _id: z.string(),
        status: z.int(),
        error: z.looseObject({ type: z.string(), reason: z.string().nullish() }).optional(),
      }),
    }),
  ),
});

/** The version was not higher than that of the index. */
const isNewer = (status: number) => status === 409;

async function writeBatch(
  batch: readonly Line[],
  { client, timeoutMs = 30_000, isSearchableAfter = false, isAlias = false }: WriteOptions,
): Promise<WriteResult> {
  const response = await client.send({
    method: 'POST',
    path: '/_bulk',
    query: {
      refresh: isSearchableAfter ? 'wait_for' : 'false',
      require_alias: String(isAlias),
      timeout: `${timeoutMs}ms`,
    },
    body: batch.map(({ text }) => text).join(''),
    timeoutMs,
  });
  const parsed = bulkResponse.safeParse(response);
  // Answers come in the order of the writes, one for each; anything else cannot be told apart.
  if (!parsed.success || parsed.data.items.length !== batch.length) {
    throw new EngineFailure('The engine answered something else than a bulk write', null, parsed.error);
  }
  const items = parsed.data.items.map(({ index }) => index);
  return {
    written: items.filter(({ status }) => status < 300).length,
    alreadyNewer: items.filter(({ status }) => isNewer(status)).length,
    failures: items
      .filter(({ status }) => status >= 300 && !isNewer(status))
      .map(({ _id, status, error }) => ({
        carId: _id as CarId,
        status,
        reason: `${error?.type ?? 'unknown'}: ${error?.reason ?? ''}`.slice(0, 500),
        isPassing: status === 429 || status >= 500,
      })),
  };
}
