import { stockIndexContract } from '@forecourt/testkit/stock-index/stock-index.contract';
import { expect } from 'vitest';
import { openSearchStockIndex } from '../src/opensearch-stock-index.ts';
import { filledIndex, testClient } from './test-index.ts';

/** What the engine adds to the rules of the domain is held to the golden queries instead. */
const plain = { forgivesTypos: false, knowsNicknames: false };

const ways = {
  'in one request': { largeSiteDealerships: 200, mostRoutedAccounts: 20 },
  'by hits and counts apart, on all shards': { largeSiteDealerships: 1, mostRoutedAccounts: 0 },
};

/** Holds the engine to the contract of the stock search, in one of its ways to ask. */
export function openSearchUnderContract(
  way: keyof typeof ways,
  size: { readonly states: number; readonly cars: number },
): void {
  const client = testClient();
  let drop: (() => Promise<void>) | undefined;
  stockIndexContract({
    ...size,
    name: `OpenSearch ${way}`,
    async open({ documents }) {
      const filled = await filledIndex(client, documents);
      drop = filled.drop;
      return openSearchStockIndex({
        ...plain,
        ...ways[way],
        client,
        index: filled.index,
        timeoutMs: 20_000,
        onLeak: (leak) => expect.fail(`a car of another site: ${JSON.stringify(leak)}`),
      });
    },
    async close() {
      await drop?.();
      await client.close();
    },
  });
}
