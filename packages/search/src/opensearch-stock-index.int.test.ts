import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainAnswer } from '../test/plain-answer.ts';
import { anySearch, anySite, randomStock } from '../test/random-stock.ts';
import { filledIndex, testClient } from '../test/test-index.ts';
import { openSearchStockIndex } from './opensearch-stock-index.ts';

const stock = randomStock(300, 7);
const cars = stock.map(({ car, rank }) => ({ ...car, rank }));
const client = testClient();
let filled: Awaited<ReturnType<typeof filledIndex>>;

beforeAll(async () => {
  filled = await filledIndex(
    client,
    stock.map(({ document }) => document),
  );
});
afterAll(async () => {
  await filled.drop();
  await client.close();
});

describe('the search engine', () => {
  it.each([
    ['in one request', 200, 20],
    ['by hits and counts apart, on all shards', 1, 0],
  ])('SRCH-1 SRCH-2 SRCH-4 SRCH-5 answers what the rules say, %s', async (_way, large, routed) => {
    const engine = openSearchStockIndex({
      client,
      index: filled.index,
      onLeak: (leak) => expect.fail(`a car of another site: ${JSON.stringify(leak)}`),
      forgivesTypos: false,
      knowsNicknames: false,
      largeSiteDealerships: large,
      mostRoutedAccounts: routed,
      timeoutMs: 20_000,
    });
    await fc.assert(
      fc.asyncProperty(anySite, anySearch, async (site, search) => {
        const { ms, ...answer } = await engine.search(site.site, search);
        expect(ms).toBeGreaterThanOrEqual(0);
        expect(answer).toEqual(plainAnswer(cars, site, search));
      }),
      { numRuns: 200, seed: 11 },
    );
  });
});
