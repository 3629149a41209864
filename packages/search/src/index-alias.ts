import { z } from 'zod';
import { EngineFailure, type OpenSearchClient } from './opensearch-client.ts';
import { indexDefinition, type IndexOptions } from './stock-mapping.ts';

/** The state of the cluster is changed by one node at a time, which may be busy. */
const timeoutMs = 30_000;

/** Makes an empty index. Throws where one of that name is there. */
export async function createIndex(
  client: OpenSearchClient,
  index: string,
  options: IndexOptions = {},
): Promise<void> {
  await client.send({ method: 'PUT', path: `/${index}`, body: indexDefinition(options), timeoutMs });
}

/** The indices that an alias stands for; none where there is no such alias. */
export async function indicesBehind(client: OpenSearchClient, alias: string): Promise<readonly string[]> {
  try {
    const response = await client.send({ method: 'GET', path: `/_alias/${alias}`, timeoutMs });
    return Object.keys(z.record(z.string(), z.unknown()).parse(response)).toSorted();
  } catch (failure) {
    if (failure instanceof EngineFailure && failure.status === 404) return [];
    throw failure;
  }
}

/** Deletes an index that no alias stands for any more; one that is gone already is no failure. */
export async function deleteIndex(client: OpenSearchClient, index: string): Promise<void> {
  await client.send({
    method: 'DELETE',
    path: `/${index}`,
    query: { ignore_unavailable: 'true' },
    timeoutMs,
  });
}

/** Writes to disk what was indexed, or a node that is stopped would spend its next start on doing it again. */
export async function flushIndex(client: OpenSearchClient, index: string): Promise<void> {
  await client.send({ method: 'POST', path: `/${index}/_flush`, timeoutMs: 120_000 });
}

/** Makes one segment of each shard, which a search pays less for; for an index that was just filled. */
export async function mergeIndex(client: OpenSearchClient, index: string): Promise<void> {
  const query = { max_num_segments: '1' };
  await client.send({ method: 'POST', path: `/${index}/_forcemerge`, query, timeoutMs: 30 * 60_000 });
}

/** Lets searches see what was indexed so far. */
export async function refreshIndex(client: OpenSearchClient, index: string): Promise<void> {
  await client.send({ method: 'POST', path: `/${index}/_refresh`, timeoutMs });
}
