import type { AuditQuery, AuditStore, FoundEntry } from '@forecourt/app/ports/platform/audit-store.port';
import { personalSubjects, type AuditEntry, type AuditPlace } from '@forecourt/domain/staff/audit-entry';
import { sql, type RawBuilder } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { makeAuditKey, openTold, sealTold, type Told } from './audit-cipher.ts';

/** The audit trail in PostgreSQL, which refuses to change or delete an entry. */
export function auditStore(tx: ScopedTx): AuditStore {
  return {
    async append({ place, before, after, ...entry }) {
      const told = { before, after };
      const sealed = personalSubjects.includes(entry.subjectKind) ? await seal(tx, entry, told) : null;
      await tx.sql
        .insertInto('audit')
        .values({
          ...entry,
          ...('platform' in place ? {} : place),
          // Of the scope that the database was told: nobody can sign for somebody else.
          staffId: sql<string>`scope.staff_id()`,
          before: sealed ? null : jsonOrNull(before),
          after: sealed ? null : jsonOrNull(after),
          sealed,
        })
        .execute();
    },

    async list(place, { before, limit }) {
      const older = before === undefined ? sql`true` : sql`a.id < ${before}::uuid`;
      return (await read(tx, sql`${isAt(place)} and ${older}`, limit)).map(entryOf);
    },

    async search(query) {
      return (await read(tx, searched(query), query.limit)).map(entryOf);
    },
  };
}

interface Row extends Omit<FoundEntry, 'place' | 'isErased'> {
  readonly accountId: string | null;
  readonly siteId: string | null;
  readonly dealershipId: string | null;
  readonly sealed: Buffer | null;
  readonly key: Buffer | null;
}

async function read(tx: ScopedTx, found: RawBuilder<unknown>, limit: number): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select a.id, a.staff_id as who, a.created_at as when, a.from_address as from, a.account_id, a.site_id,
      a.dealership_id, a.action, a.subject_kind, a.subject_id, a.before, a.after, a.request_id, a.sealed,
      case when a.sealed is not null then scope.audit_key_of(a.subject_kind, a.subject_id) end as key,
      s.name as who_name,
      case when a.subject_kind = 'staff' then (select o.name from staff o where o.id::text = a.subject_id) end as subject_name,
      coalesce((select d.name from dealerships d where d.id = a.dealership_id), (select t.name from sites t where t.id = a.site_id),
        (select c.name from accounts c where c.id = a.account_id)) as place_name
    from audit a left join staff s on s.id = a.staff_id
    where ${found} order by a.id desc limit ${rowLimit(limit)}`.execute(tx.sql);
  return rows;
}

/** The fence decides whose audit is read; what somebody did elsewhere is not for the room. */
function searched({ who, text, since, until, before }: AuditQuery): RawBuilder<unknown> {
  const words = (text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 6);
  const conditions = [
    sql`((select scope.is_operator()) or a.account_id = any ((select scope.account_ids())::uuid[])
      or a.site_id = any ((select scope.sites_for('readAudit'))::uuid[])
      or a.dealership_id = any ((select scope.dealerships_for('readAudit'))::uuid[]))`,
    ...(who === null ? [] : [sql`a.staff_id = ${who}::uuid`]),
    ...(since === null ? [] : [sql`a.id >= directory.first_id_at(${since})`]),
    ...(until === null ? [] : [sql`a.id < directory.first_id_at(${until})`]),
    ...(before === null ? [] : [sql`a.id < ${before}::uuid`]),
    ...words.map(
      (word) => sql`concat_ws(' ', a.action, a.subject_kind, a.subject_id, s.name)
        ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
    ),
  ];
  return sql.join(conditions, sql` and `);
}

function isAt(place: AuditPlace): RawBuilder<unknown> {
  if ('siteId' in place) return sql`a.site_id = ${place.siteId}::uuid`;
  if ('dealershipId' in place) return sql`a.dealership_id = ${place.dealershipId}::uuid`;
  if ('accountId' in place) return sql`a.account_id = ${place.accountId}::uuid`;
  return sql`num_nonnulls(a.account_id, a.site_id, a.dealership_id) = 0`;
}

const subjectOf = ({ subjectKind, subjectId }: Pick<AuditEntry, 'subjectKind' | 'subjectId'>) =>
  `${subjectKind} ${subjectId ?? ''}`;

async function seal(
  tx: ScopedTx,
  entry: Pick<AuditEntry, 'subjectKind' | 'subjectId'>,
  told: Told,
): Promise<Buffer | null> {
  if (entry.subjectId === null) return null;
  const { rows } = await sql<{ key: Buffer | null }>`
    select scope.audit_key(${entry.subjectKind}, ${entry.subjectId}, ${makeAuditKey()}) as key`.execute(
    tx.sql,
  );
  const key = rows[0]?.key ?? null;
  if (key === null) throw new Error('the audit has no scope');
  return sealTold(key, subjectOf(entry), told);
}

function entryOf({ accountId, siteId, dealershipId, sealed, key, before, after, ...entry }: Row): FoundEntry {
  const told = sealed === null ? { before, after } : openTold(key, subjectOf(entry), sealed);
  const place = placeOf({ accountId, siteId, dealershipId });
  return { ...entry, place, ...(told ?? { before: null, after: null }), isErased: told === null };
}

const jsonOrNull = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

function placeOf(row: {
  readonly accountId: string | null;
  readonly siteId: string | null;
  readonly dealershipId: string | null;
}): AuditPlace {
  if (row.siteId !== null) return branded<AuditPlace>({ siteId: row.siteId });
  if (row.dealershipId !== null) return branded<AuditPlace>({ dealershipId: row.dealershipId });
  return row.accountId === null ? { platform: true } : branded<AuditPlace>({ accountId: row.accountId });
}
