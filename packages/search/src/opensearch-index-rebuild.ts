import type { IndexRebuild, NewIndex } from '@forecourt/app/ports/stock/index-rebuild.port';
import {
  createIndex,
  deleteIndex,
  flushIndex,
  indicesBehind,
  mergeIndex,
  refreshIndex,
} from './index-alias.ts';
import { openSearchIndexContents } from './index-contents.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { orIndexUnavailable } from './or-index-unavailable.ts';
import { nextIndexName, type StockAliases } from './stock-aliases.ts';
import { searchableAfter, type IndexOptions } from './stock-mapping.ts';
import { writeDocuments } from './write-documents.ts';

export interface IndexRebuildOptions {
  readonly client: OpenSearchClient;
  readonly aliases: StockAliases;
  readonly newIndex?: IndexOptions;
}

/** Rebuilds of the stock's index in OpenSearch. Only one at a time may run. */
export function openSearchIndexRebuild({ client, aliases, newIndex }: IndexRebuildOptions): IndexRebuild {
  return {
    begin: () =>
      orIndexUnavailable(async () => {
        await dropUnfinished(client, aliases);
        const name = await nextIndexName(client, aliases);
        await createIndex(client, name, newIndex);
        // Nobody searches it yet, and each refresh leaves a small segment to be merged later.
        await setRefresh(client, name, '60s');
        await changeAliases(client, [{ add: { index: name, alias: aliases.building } }]);
        return indexBeingBuilt(client, aliases, name);
      }),
  };
}

function indexBeingBuilt(client: OpenSearchClient, aliases: StockAliases, name: string): NewIndex {
  const contents = openSearchIndexContents(client, name);
  return {
    name,
    write: (writes) =>
      orIndexUnavailable(async () => (await writeDocuments(writes, { client, index: name })).failures),
    async sumByAccount() {
      await orIndexUnavailable(() => refreshIndex(client, name));
      return contents.sumByAccount();
    },
    listVersions: (accountId) => contents.listVersions(accountId),
    takeOver: () =>
      orIndexUnavailable(async () => {
        // A node that stops without this would spend its next start on doing all the writes again.
        await flushIndex(client, name);
        await mergeIndex(client, name);
        await setRefresh(client, name, searchableAfter);
        await refreshIndex(client, name);
        const [current, outdated] = await Promise.all([
          indicesBehind(client, aliases.current),
          indicesBehind(client, aliases.previous),
        ]);
        await changeAliases(client, [
          { add: { index: name, alias: aliases.current } },
          { remove: { index: name, alias: aliases.building } },
          ...current.map((index) => ({ remove: { index, alias: aliases.current } })),
          ...current.map((index) => ({ add: { index, alias: aliases.previous } })),
          ...outdated.map((index) => ({ remove: { index, alias: aliases.previous } })),
        ]);
        for (const index of outdated) await deleteIndex(client, index);
        return current;
      }),
    drop: () => orIndexUnavailable(() => dropUnfinished(client, aliases)),
  };
}

/** What a rebuild left that did not end. One that searches use is never dropped, whatever else it is called. */
async function dropUnfinished(client: OpenSearchClient, aliases: StockAliases): Promise<void> {
  const [building, current] = await Promise.all([
    indicesBehind(client, aliases.building),
    indicesBehind(client, aliases.current),
  ]);
  for (const index of building) {
    await changeAliases(client, [{ remove: { index, alias: aliases.building } }]);
    if (!current.includes(index)) await deleteIndex(client, index);
  }
}

async function setRefresh(client: OpenSearchClient, index: string, interval: string): Promise<void> {
  const body = { index: { refresh_interval: interval } };
  await client.send({ method: 'PUT', path: `/${index}/_settings`, body, timeoutMs: 30_000 });
}

type AliasAction = Readonly<Record<'add' | 'remove', { readonly index: string; readonly alias: string }>>;

/** All of them or none, in one step. */
async function changeAliases(
  client: OpenSearchClient,
  actions: readonly Partial<AliasAction>[],
): Promise<void> {
  await client.send({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs: 30_000 });
}
