import type { PromoStore } from '@forecourt/app/ports/content/promo-store.port';
import type { Promo } from '@forecourt/domain/promotions/promo';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { promoColumns } from './promo-columns.ts';

/** Promos in PostgreSQL. */
export function promoStore(tx: ScopedTx): PromoStore {
  return {
    async listActive(siteId, { kind, at, limit }) {
      const rows = await tx.sql
        .selectFrom('promos')
        .select(promoColumns)
        .where('siteId', '=', siteId)
        .where('kind', '=', kind)
        .where((eb) => eb.or([eb('startsAt', 'is', null), eb('startsAt', '<=', at)]))
        .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', at)]))
        .orderBy('position', (order) => order.asc().nullsLast())
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Promo>(row));
    },

    async list(siteId, limit) {
      const rows = await tx.sql
        .selectFrom('promos')
        .select(promoColumns)
        .where('siteId', '=', siteId)
        .orderBy('id', 'desc')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Promo>(row));
    },

    async save(promo) {
      const row = { ...promo, display: [...promo.display], node: JSON.stringify(promo.node) };
      const { id: _id, siteId: _siteId, ...known } = row;
      await tx.sql
        .insertInto('promos')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ ...known, updatedAt: sql`now()` })
            .whereRef('promos.siteId', '=', 'excluded.siteId'),
        )
        .execute();
    },

    async remove(siteId, promoId) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('promos')
        .where('siteId', '=', siteId)
        .where('id', '=', promoId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
