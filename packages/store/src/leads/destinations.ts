import type { LeadDestination } from '@forecourt/app/ports/leads/delivery-destination.port';
import type { LeadStore } from '@forecourt/app/ports/leads/lead-store.port';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

const columns = ['id', 'dealershipId', 'kind', 'name', 'address', 'categories', 'enabled'] as const;

type Destinations = Pick<LeadStore, 'listDestinations' | 'findDestination' | 'saveDestination'>;

/** The part of the lead store that is about where a dealership's leads go. */
export function destinations(tx: ScopedTx): Destinations {
  return {
    async listDestinations(dealershipId, limit) {
      const rows = await tx.sql
        .selectFrom('leadDestinations')
        .select(columns)
        .where('dealershipId', '=', dealershipId)
        .orderBy('name')
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<LeadDestination>(row));
    },

    async findDestination(id) {
      const row = await tx.sql
        .selectFrom('leadDestinations')
        .select(columns)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : branded<LeadDestination>(row);
    },

    async saveDestination({ id, dealershipId, categories, ...saved }, now) {
      const values = { ...saved, categories: [...categories], updatedAt: now };
      const { numInsertedOrUpdatedRows } = await tx.sql
        .insertInto('leadDestinations')
        .values({ id, dealershipId, ...values, createdAt: now })
        .onConflict((conflict) => conflict.columns(['dealershipId', 'id']).doUpdateSet(values))
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}
