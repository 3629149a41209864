import { z } from 'zod';
import { createIndex, indicesBehind } from './index-alias.ts';
import { EngineFailure, type OpenSearchClient } from './opensearch-client.ts';
import type { IndexOptions } from './stock-mapping.ts';

/**
 * Which indices there are is written down in the cluster alone, as aliases, so that every worker and every
 * rebuild sees the same. Searches ask `current`; writers write to `current` and, while there is one, to
 * `building`; `previous` is kept until the rebuild after.
 */
export interface StockAliases {
  readonly current: string;
  readonly building: string;
  readonly previous: string;
}

/** The aliases by the name that searches use. */
export function stockAliases(name: string): StockAliases {
  return { current: name, building: `${name}-building`, previous: `${name}-previous` };
}

/** Those of the aliases that stand for an index now. */
export async function aliasesInUse(
  client: OpenSearchClient,
  aliases: StockAliases,
  timeoutMs: number,
): Promise<ReadonlySet<string>> {
  const path = `/_alias/${aliases.current}*`;
  const found = aliasResponse.parse(await client.send({ method: 'GET', path, timeoutMs }));
  return new Set(Object.values(found).flatMap((index) => Object.keys(index.aliases)));
}

const aliasResponse = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }));

/** The name of the next index: one above the highest there is. */
export async function nextIndexName(client: OpenSearchClient, { current }: StockAliases): Promise<string> {
  const found = await client.send({ method: 'GET', path: `/${current}-*/_alias`, timeoutMs: 30_000 });
  const numbers = Object.keys(found as object).flatMap((name) => {
    const number = /^-(\d+)$/.exec(name.slice(current.length))?.[1];
    return name.startsWith(current) && number !== undefined ? [Number(number)] : [];
  });
  return `${current}-${Math.max(0, ...numbers) + 1}`;
}

/**
 * Makes the first index where there is none yet. Two who do it at once make one: the name is the same, and an
 * index of a name is made once.
 */
export async function ensureStockIndex(
  client: OpenSearchClient,
  aliases: StockAliases,
  options?: IndexOptions,
): Promise<void> {
  if ((await indicesBehind(client, aliases.current)).length > 0) return;
  const index = `${aliases.current}-1`;
  try {
    await createIndex(client, index, options);
  } catch (failure) {
    if (!(failure instanceof EngineFailure) || failure.status !== 400) throw failure;
  }
  const actions = [{ add: { index, alias: aliases.current } }];
  await client.send({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs: 30_000 });
}
