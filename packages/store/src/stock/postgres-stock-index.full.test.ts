import { stockIndexContract } from '@forecourt/testkit/stock-index/stock-index.contract';
import { openContractDatabase, type ContractDatabase } from '@forecourt/testkit-db/contract-database';

let database: ContractDatabase;

stockIndexContract({
  name: 'PostgreSQL',
  states: 2_000,
  cars: 5_000,
  async open(stock) {
    database = await openContractDatabase(stock, { timeoutMs: 60_000 });
    return database.index;
  },
  close: () => database.close(),
});
