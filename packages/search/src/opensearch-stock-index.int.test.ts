import { stockIndexContract } from '@forecourt/testkit/stock-index/stock-index.contract';
import { expect } from 'vitest';
import { filledIndex, testClient } from '../test/test-index.ts';
import { openSearchStockIndex } from './opensearch-stock-index.ts';

/** What the engine adds to the rules of the domain is held to the golden queries instead. */
const plain = { forgivesTypos: false, knowsNicknames: false };

function underContract(
  name: string,
  states: number,
  ways: { largeSiteDealerships: number; mostRoutedAccounts: number },
) {
  const client = testClient();
  let drop: (() => Promise<void>) | undefined;
  stockIndexContract({
    name,
    states,
    cars: 1_500,
    async open({ documents }) {
      const filled = await filledIndex(client, documents);
      drop = filled.drop;
      return openSearchStockIndex({
        ...plain,
        ...ways,
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

underContract('OpenSearch in one request', 300, { largeSiteDealerships: 200, mostRoutedAccounts: 20 });
underContract('OpenSearch by hits and counts apart, on all shards', 60, {
  largeSiteDealerships: 1,
  mostRoutedAccounts: 0,
});
