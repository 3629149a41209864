import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';
import { arbitraryStock } from '@forecourt/testkit/stock-index/arbitrary-stock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openContractDatabase,
  operatorScope,
  type ContractDatabase,
} from '@forecourt/testkit-db/contract-database';
import { storeRunner, type Stores } from '../stores.ts';

const stock = arbitraryStock(400);
let database: ContractDatabase;
beforeAll(async () => {
  database = await openContractDatabase(stock);
});
afterAll(() => database.close());

const run = <T>(work: (stores: Stores) => Promise<T>) => storeRunner(database.app).run(operatorScope, work);
const documentAt = (index: number): SearchDocument => {
  const document = stock.documents[index];
  if (document === undefined) throw new Error('the stock has fewer cars');
  return document;
};
const byPlace = (documents: readonly SearchDocument[]) =>
  documents.toSorted((a, b) => (`${a.dealershipId} ${a.carId}` < `${b.dealershipId} ${b.carId}` ? -1 : 1));

async function listAll(limit: number, accountId?: SearchDocument['accountId']) {
  const listed: SearchDocument[] = [];
  for (;;) {
    const page = await run(({ documents }) =>
      documents.list({ after: listed.at(-1) ?? null, limit, ...(accountId && { accountId }) }),
    );
    listed.push(...page);
    if (page.length < limit) return listed;
  }
}
const save = (document: SearchDocument) => run(({ documents }) => documents.save([document]));
const ofVersion = (document: SearchDocument, version: number): SearchDocument => ({
  ...document,
  version,
  rank: version,
});
const find = async ({ carId }: SearchDocument) => (await listAll(1_000)).find((one) => one.carId === carId);

describe('documents of the search', () => {
  it('come back exactly as they were described, in one order, page by page', async () => {
    expect(await listAll(90)).toEqual(byPlace(stock.documents));
  });

  it('can be listed for one account', async () => {
    const { accountId } = documentAt(0);
    const own = stock.documents.filter((document) => document.accountId === accountId);
    expect(await listAll(1_000, accountId)).toEqual(byPlace(own));
  });

  it('are summed by account, so that an engine can be compared with them', async () => {
    const sums = await run(({ documents }) => documents.sumByAccount());
    const expected = stock.accounts.map(({ id }) => {
      const own = stock.documents.filter(({ accountId }) => accountId === id);
      return {
        accountId: id,
        documents: own.length,
        versions: own.reduce((sum, { version }) => sum + version, 0),
      };
    });
    expect(sums).toHaveLength(3);
    expect(sums).toEqual(expect.arrayContaining(expected));
  });

  it('are taken if they are newer than what is there, and only then', async () => {
    const document = documentAt(1);
    const at = (version: number, rank: number) => ({ ...document, version, rank });
    expect(await save(at(document.version, 1))).toEqual([]);
    expect(await save(at(document.version - 1, 2))).toEqual([]);
    expect(await find(document)).toEqual(document);
    expect(await save(at(20, 3))).toEqual([document.carId]);
    expect(await find(document)).toEqual(at(20, 3));
  });

  it('stay deleted when an older description comes late', async () => {
    const document = documentAt(2);
    const { carId, dealershipId } = document;
    const bury = (version: number) =>
      run(({ documents }) => documents.bury([{ carId, dealershipId, version }]));
    expect(await bury(document.version)).toEqual([]);
    expect(await bury(30)).toEqual([carId]);
    expect(await bury(30)).toEqual([]);
    expect(await run(({ documents }) => documents.save([{ ...document, version: 29 }]))).toEqual([]);
    expect(await find(document)).toBeUndefined();
    expect(await run(({ documents }) => documents.save([{ ...document, version: 31 }]))).toEqual([carId]);
    expect(await find(document)).toEqual({ ...document, version: 31 });
  });

  it('are remembered as deleted though they were never seen', async () => {
    const [document] = arbitraryStock(401).documents.slice(-1);
    if (document === undefined) throw new Error('no car to delete');
    const { carId, dealershipId } = document;
    await run(({ documents }) => documents.bury([{ carId, dealershipId, version: 9 }]));
    expect(await run(({ documents }) => documents.save([{ ...document, version: 8 }]))).toEqual([]);
    expect(await find(document)).toBeUndefined();
  });

  it('end in the newest state whoever writes them, in whatever order and however often', async () => {
    const some = stock.documents.slice(10, 30);
    const versions = [43, 41, 44, 42, 44];
    const writing = versions.flatMap((version) => [
      run(({ documents }) => documents.save(some.map((document) => ofVersion(document, version)))),
      run(({ documents }) =>
        documents.save(some.toReversed().map((document) => ofVersion(document, version))),
      ),
    ]);
    const taken = await Promise.all(writing);
    expect(taken.flat().length).toBeGreaterThanOrEqual(some.length);
    const listed = await listAll(1_000);
    const ranks = some.map(({ carId }) => listed.find((one) => one.carId === carId)?.rank);
    expect(new Set(ranks)).toEqual(new Set([44]));
  });

  it('of which several versions come at once, the newest is taken', async () => {
    const document = documentAt(3);
    const versions = [52, 51, 53, 50].map((version) => ofVersion(document, version));
    expect(await run(({ documents }) => documents.save(versions))).toEqual([document.carId]);
    expect(await find(document)).toMatchObject({ version: 53, rank: 53 });
  });

  it('come in batches that a port allows', async () => {
    const many = Array.from({ length: 501 }, () => documentAt(0));
    await expect(run(({ documents }) => documents.save(many))).rejects.toThrow('500 is the most');
    expect(await run(({ documents }) => documents.save([]))).toEqual([]);
  });
});
