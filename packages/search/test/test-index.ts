import { randomUUID } from 'node:crypto';
import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';
import { createIndex, deleteIndex, refreshIndex } from '../src/index-alias.ts';
import { openSearchClient, type OpenSearchClient } from '../src/opensearch-client.ts';
import { writeDocuments } from '../src/write-documents.ts';
import { nodeAddresses } from './env.ts';

/** A client of the test server, which may be busy with other tests. */
export function testClient(): OpenSearchClient {
  return openSearchClient({ nodes: nodeAddresses.slice(0, 1), timeoutMs: 20_000, tryMs: 20_000 });
}

/** An index of its own for a test file. */
export async function filledIndex(
  client: OpenSearchClient,
  documents: readonly SearchDocument[],
  replicas = '0-0',
) {
  const index = `test-${randomUUID()}`;
  await createIndex(client, index, { replicas });
  const writes = documents.map((document) => ({ kind: 'document' as const, document }));
  const { failures } = await writeDocuments(writes, { client, index });
  if (failures.length > 0) throw new Error(`Not indexed: ${failures[0]?.reason}`);
  await refreshIndex(client, index);
  return { index, drop: async () => deleteIndex(client, index) };
}
