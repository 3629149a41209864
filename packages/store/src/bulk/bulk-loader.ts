import type { BulkLoader } from '@forecourt/app/ports/platform/bulk-loader.port';
import type { DealershipId } from '@forecourt/domain/core/ids';
import type { ClientBase } from 'pg';
import type { Database } from '../connection.ts';
import { loadStock } from './load-stock.ts';
import { loadTenants } from './load-tenants.ts';
import { removeTenants } from './remove-tenants.ts';

const loadingLock = 7_305_443;

/** Bulk loading by COPY. The database must be reached as the role that may: forecourt_loader. */
export function bulkLoader(database: Database): BulkLoader {
  const inOne = <T>(work: (client: ClientBase) => Promise<T>) => transaction(database, work);
  return {
    async alone(work) {
      const client = await database.pool.connect();
      try {
        const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
          loadingLock,
        ]);
        return rows[0]?.taken === true ? await work() : null;
      } finally {
        // The lock goes with the connection, also when the process dies.
        client.release(true);
      }
    },

    async findLoaded(operatorId) {
      const row = await database.kysely
        .selectFrom('settingsVersions')
        .select('why')
        .where((eb) => eb.and({ layer: 'platform' as const, staffId: operatorId }))
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.why ?? null;
    },

    loadTenants: (tenants, author) => inOne((client) => loadTenants(client, database, tenants, author)),

    removeTenants: (operatorId) => removeTenants(database, operatorId, inOne),

    async listStocked() {
      const rows = await database.kysely
        .selectFrom('dealerships')
        .select('id')
        .where((eb) =>
          eb.exists(
            eb.selectFrom('cars').select('cars.id').whereRef('cars.dealershipId', '=', 'dealerships.id'),
          ),
        )
        .execute();
      return new Set(rows.map(({ id }) => id as DealershipId));
    },

    loadStock: (stocks) => inOne((client) => loadStock(client, stocks)),

    async listPhotoUrls(prefix) {
      const rows = await database.kysely
        .selectFrom('carPhotos')
        .select('url')
        .distinct()
        .where((eb) => eb.fn<boolean>('starts_with', ['url', eb.val(prefix)]))
        .execute();
      return rows.map(({ url }) => url);
    },
  };
}

async function transaction<T>(database: Database, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  let broken = true;
  try {
    await client.query('begin');
    // What a crash of the server takes away is whole parts, and the next load brings them again.
    await client.query('set local synchronous_commit = off');
    const result = await work(client);
    await client.query('commit');
    broken = false;
    return result;
  } finally {
    client.release(broken);
  }
}
