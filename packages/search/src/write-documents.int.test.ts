import type { AccountId } from '@forecourt/domain/core/ids';
import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';
import { buildId } from '@forecourt/testkit/build-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goldenStock } from '../test/golden-stock.ts';
import { sampleSearch, sampleSite } from '../test/sample-site.ts';
import { filledIndex, testClient } from '../test/test-index.ts';
import { refreshIndex } from './index-alias.ts';
import type { EngineCall } from './opensearch-client.ts';
import { openSearchStockIndex } from './opensearch-stock-index.ts';
import { sumByAccount } from './sum-by-account.ts';
import { writeDocuments, type DocumentWrite } from './write-documents.ts';

const client = testClient();
const documents = goldenStock.map(({ document }) => document).slice(0, 20);
const [first] = documents as [SearchDocument];
const asWrites = (some: readonly SearchDocument[]) =>
  some.map((document): DocumentWrite => ({ kind: 'document', document }));
let filled: Awaited<ReturnType<typeof filledIndex>>;

beforeAll(async () => {
  filled = await filledIndex(client, []);
});
afterAll(async () => {
  await filled.drop();
  await client.close();
});

async function names(index = filled.index): Promise<readonly (string | null)[]> {
  await refreshIndex(client, index);
  const options = { client, index, onLeak: () => expect.fail('a car of another site'), timeoutMs: 20_000 };
  const { hits } = await openSearchStockIndex(options).search(sampleSite(), sampleSearch({ pageSize: 200 }));
  return hits.map(({ name }) => name);
}
const renamed = (document: SearchDocument, version: number, name: string): SearchDocument => ({
  ...document,
  version,
  card: { ...document.card, name },
});

describe('writing to the index', () => {
  it('SRCH-2 keeps the newest version, whatever order they come in and however often', async () => {
    const into = { client, index: filled.index };
    const newer = renamed(first, 5, 'newer');
    expect(await writeDocuments(asWrites([newer]), into)).toEqual({
      written: 1,
      alreadyNewer: 0,
      failures: [],
    });
    for (const late of [renamed(first, 4, 'older'), newer]) {
      expect(await writeDocuments(asWrites([late]), into)).toMatchObject({ written: 0, alreadyNewer: 1 });
    }
    expect(await names()).toEqual(['newer']);
    const gone: DocumentWrite = { kind: 'gone', car: { ...first, version: 6 } };
    expect(await writeDocuments([gone, ...asWrites([newer])], into)).toMatchObject({
      written: 1,
      alreadyNewer: 1,
    });
    expect(await names()).toEqual([]);
    const back = asWrites([renamed(first, 7, 'back')]);
    expect(await writeDocuments(back, into)).toMatchObject({ written: 1 });
    expect(await names()).toEqual(['back']);
  });

  it('reports the cars that were not taken, and takes the others', async () => {
    const impossible = { ...first, carId: buildId(), rank: 'high' as unknown as number };
    const result = await writeDocuments(asWrites([impossible, ...documents.slice(1, 3)]), {
      client,
      index: filled.index,
    });
    expect(result).toMatchObject({ written: 2, alreadyNewer: 0 });
    expect(result.failures).toMatchObject([{ carId: impossible.carId, status: 400, isPassing: false }]);
    expect(result.failures[0]?.reason).toContain('rank');
  });

  it('says that a missing index is no passing fault', async () => {
    const result = await writeDocuments(asWrites([first]), { client, index: 'test-not-there' });
    expect(result.failures).toMatchObject([{ status: 404, isPassing: false }]);
  });

  it('is done in batches of limited size, each car once', async () => {
    const bodies: string[] = [];
    const watched = {
      ...client,
      send: async (call: EngineCall) => {
        if (typeof call.body === 'string') bodies.push(call.body);
        return client.send(call);
      },
    };
    const moved = documents.map((document) => ({
      ...document,
      accountId: buildId() as AccountId,
      // The account decides on the shard, and may leave a car in the one where it is already, with 7 at the most.
      version: document.version + 10,
    }));
    const into = { client: watched, index: filled.index };
    expect(await writeDocuments(asWrites(moved), { ...into, mostDocuments: 8 })).toMatchObject({
      written: 20,
    });
    expect(bodies.map((body) => body.trim().split('\n').length)).toEqual([16, 16, 8]);
    bodies.length = 0;
    await writeDocuments(asWrites(moved), { ...into, mostBytes: 10_000 });
    expect(bodies.length).toBeGreaterThan(1);
    expect(Math.max(...bodies.map((body) => Buffer.byteLength(body)))).toBeLessThanOrEqual(10_000);
    expect(await writeDocuments([], into)).toEqual({ written: 0, alreadyNewer: 0, failures: [] });
  });

  it('can be summed up by account, without what is deleted', async () => {
    const other = await filledIndex(client, documents.slice(0, 3));
    try {
      const elsewhere = { ...first, carId: buildId(), accountId: buildId(), version: 9 };
      const gone: DocumentWrite = { kind: 'gone', car: { ...first, carId: buildId(), version: 40 } };
      await writeDocuments([...asWrites([elsewhere]), gone], { client, index: other.index });
      await refreshIndex(client, other.index);
      const sums = await sumByAccount(client, other.index);
      expect(sums).toHaveLength(2);
      expect(sums).toContainEqual({ accountId: first.accountId, documents: 3, versions: 3 });
      expect(sums).toContainEqual({ accountId: elsewhere.accountId, documents: 1, versions: 9 });
    } finally {
      await other.drop();
    }
  });

  it('can be waited for until searches see it', async () => {
    const seen = renamed(first, 50, 'seen at once');
    await writeDocuments(asWrites([seen]), { client, index: filled.index, isSearchableAfter: true });
    const options = { client, index: filled.index, onLeak: () => {}, timeoutMs: 20_000 };
    const { hits } = await openSearchStockIndex(options).search(sampleSite(), sampleSearch());
    expect(hits.map(({ name }) => name)).toContain('seen at once');
  });
});
