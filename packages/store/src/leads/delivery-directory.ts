import type { DeliveryDirectory } from '@forecourt/app/ports/leads/delivery-directory.port';
import type { DeliveryId, SiteId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { inTransaction } from '../transaction.ts';

/** Due deliveries of every tenant, through a function that answers with identifiers alone. */
export function deliveryDirectory(database: Database): DeliveryDirectory {
  return {
    listDue: (limit) =>
      inTransaction(
        database,
        {},
        async (tx) => {
          const { rows } = await sql<{ deliveryId: DeliveryId; siteId: SiteId; dueAt: Date }>`
            select delivery_id, site_id, next_attempt_at as due_at from directory.due_deliveries(${limit})`.execute(
            tx,
          );
          return rows;
        },
        { readOnly: true },
      ),
  };
}
