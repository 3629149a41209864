import { stockIndexContract } from '@forecourt/testkit/stock-index/stock-index.contract';
import { openContractDatabase, type ContractDatabase } from '../../test/contract-database.ts';

let database: ContractDatabase;

stockIndexContract({
  name: 'PostgreSQL',
  states: 300,
  cars: 1_500,
  async open(stock) {
    // Right answers are asked for here, on a machine that does other work too; how quick they are is another test.
    database = await openContractDatabase(stock, { timeoutMs: 30_000 });
    return database.index;
  },
  close: () => database.close(),
});
