import type { StockIndex } from '@forecourt/app/ports/stock/stock-index.port';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { StaffId } from '@forecourt/domain/core/ids';
import { fakeClock } from '@forecourt/testkit/fake-clock';
import type { ContractStock } from '@forecourt/testkit/stock-index/arbitrary-stock';
import { connectDatabase, type Database } from '@forecourt/store/connection';
import {
  postgresStockIndex,
  type PostgresStockIndexOptions,
} from '@forecourt/store/stock/postgres-stock-index';
import { storeRunner } from '@forecourt/store/stores';
import { createTestDatabase } from './test-database.ts';

export interface ContractDatabase {
  /** Where a server reaches it. */
  readonly url: string;
  readonly app: Database;
  readonly loader: Database;
  readonly indexer: Database;
  readonly index: StockIndex;
  close(): Promise<void>;
}

const operator = '01900000-0000-7000-9000-0000000000ff' as StaffId;
/** Whose work indexing is. */
export const operatorScope = grantStaffScope(operator);
const batch = 500;
const patient = { callTimeoutMs: 60_000, connectTimeoutMs: 60_000 };

/** A database with the tenants of a stock, and with its documents as an indexer would have written them. */
export async function openContractDatabase(
  stock: ContractStock,
  options: Partial<PostgresStockIndexOptions> = {},
): Promise<ContractDatabase> {
  const made = await createTestDatabase();
  const app = connectDatabase({ url: made.appUrl, poolSize: 6, ...patient });
  const loader = connectDatabase({ url: made.loaderUrl, poolSize: 1, ...patient });
  const indexer = connectDatabase({ url: made.indexerUrl, poolSize: 1, ...patient });
  await loadTenants(loader, stock);
  const runner = storeRunner(app);
  for (let from = 0; from < stock.documents.length; from += batch) {
    const documents = stock.documents.slice(from, from + batch);
    await runner.run(operatorScope, (stores) => stores.documents.save(documents));
  }
  return {
    url: made.webUrl,
    app,
    loader,
    indexer,
    index: postgresStockIndex(app, { clock: fakeClock(), ...options }),
    async close() {
      await Promise.all([app.close(), loader.close(), indexer.close()]);
      await made.drop();
    },
  };
}

async function loadTenants({ kysely }: Database, { accounts, dealerships, shops }: ContractStock) {
  const named = accounts.map(({ id, slug }) => ({ id, slug, name: slug, kind: 'dealer_group' as const }));
  await kysely.insertInto('accounts').values(named).execute();
  await kysely
    .insertInto('dealerships')
    .values([...dealerships])
    .execute();
  await kysely
    .insertInto('sites')
    .values(
      shops.map(({ siteId, slug, accountId }) => ({
        id: siteId,
        slug,
        accountId,
        name: slug,
        template: 'x',
      })),
    )
    .execute();
  await kysely
    .insertInto('siteDealerships')
    .values(
      shops.flatMap(({ siteId, dealerships: shown }) =>
        shown.map(({ id }) => ({ siteId, dealershipId: id })),
      ),
    )
    .execute();
  const staff = { id: operator, email: 'operator@platform.test', name: 'Operator' };
  await kysely.insertInto('staff').values(staff).execute();
  await kysely
    .insertInto('memberships')
    .values({ staffId: operator, kind: 'operator', role: 'operator' })
    .execute();
}
