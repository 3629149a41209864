import type { AuditStore } from '@forecourt/app/ports/platform/audit-store.port';
import type { AuditEntry, AuditPlace } from '@forecourt/domain/staff/audit-entry';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

/** The audit trail in PostgreSQL, which refuses to change or delete an entry. */
export function auditStore(tx: ScopedTx): AuditStore {
  return {
    async append({ place, before, after, ...entry }) {
      await tx.sql
        .insertInto('audit')
        .values({
          ...entry,
          ...place,
          // Of the scope that the database was told: nobody can sign for somebody else.
          staffId: sql<string>`scope.staff_id()`,
          before: jsonOrNull(before),
          after: jsonOrNull(after),
        })
        .execute();
    },

    async list(place, { before, limit }) {
      const rows = await tx.sql
        .selectFrom('audit')
        .select(['id', 'staffId as who', 'createdAt as when', 'accountId', 'siteId', 'dealershipId'])
        .select(['action', 'subjectKind', 'subjectId', 'before', 'after', 'requestId'])
        .where((eb) => eb.and({ ...place }))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(rowLimit(limit))
        .execute();
      return rows.map(({ accountId, siteId, dealershipId, ...entry }) =>
        branded<AuditEntry>({ ...entry, place: placeOf({ accountId, siteId, dealershipId }) }),
      );
    },
  };
}

const jsonOrNull = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

function placeOf(row: {
  readonly accountId: string | null;
  readonly siteId: string | null;
  readonly dealershipId: string | null;
}): AuditPlace {
  if (row.siteId !== null) return branded<AuditPlace>({ siteId: row.siteId });
  if (row.dealershipId !== null) return branded<AuditPlace>({ dealershipId: row.dealershipId });
  return branded<AuditPlace>({ accountId: row.accountId ?? '' });
}
