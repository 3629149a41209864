import type { DealershipStore } from '@forecourt/app/ports/locations/dealership-store.port';
import type { Dealership, Sharing } from '@forecourt/domain/site/dealership';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

const columns = ['dealerships.id', 'dealerships.accountId', 'dealerships.slug', 'dealerships.name'] as const;

/** Dealerships and the sharing table in PostgreSQL. */
export function dealershipStore(tx: ScopedTx): DealershipStore {
  return {
    async find(dealershipId) {
      const row = await tx.sql
        .selectFrom('dealerships')
        .select(columns)
        .where('id', '=', dealershipId)
        .executeTakeFirst();
      return row === undefined ? null : branded<Dealership>(row);
    },

    async listShown(siteId, limit) {
      const rows = await tx.sql
        .selectFrom('siteDealerships')
        .innerJoin('dealerships', 'dealerships.id', 'siteDealerships.dealershipId')
        .select(columns)
        .where('siteDealerships.siteId', '=', siteId)
        .orderBy('siteDealerships.position')
        .orderBy('dealerships.name')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Dealership>(row));
    },

    async list({ after, limit }) {
      const rows = await tx.sql
        .selectFrom('dealerships')
        .select(columns)
        .select((eb) =>
          eb
            .exists(
              eb
                .selectFrom('paymentAccounts')
                .select('paymentAccounts.id')
                .whereRef('paymentAccounts.dealershipId', '=', 'dealerships.id')
                .where('paymentAccounts.state', '=', 'active')
                .where('paymentAccounts.chargesEnabled', '=', true),
            )
            .$castTo<boolean>()
            .as('takesDeposits'),
        )
        .$if(after !== undefined, (query) => query.where('slug', '>', after ?? ''))
        .orderBy('slug')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Dealership>(row));
    },

    async listSharing(dealershipId, limit) {
      const rows = await tx.sql
        .selectFrom('siteDealerships')
        .select(['siteId', 'dealershipId', 'position'])
        .where('dealershipId', '=', dealershipId)
        .orderBy('siteId')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Sharing>(row));
    },

    async share(sharing) {
      await tx.sql
        .insertInto('siteDealerships')
        .values(sharing)
        .onConflict((conflict) =>
          conflict.columns(['siteId', 'dealershipId']).doUpdateSet({ position: sharing.position }),
        )
        .execute();
    },

    async revoke(dealershipId, siteId) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('siteDealerships')
        .where('siteId', '=', siteId)
        .where('dealershipId', '=', dealershipId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
