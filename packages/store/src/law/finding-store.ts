import type { FindingStore, FoundOnSite, OpenFinding } from '@forecourt/app/ports/law/finding-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { lockNames } from '../lock-names.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

const columns = [
  'id',
  'siteId',
  'dealershipId',
  'foundBy',
  'cause',
  'severity',
  'what',
  'page',
  'part',
  'subject',
  'source',
  'mendedBy',
  'mend',
  'since',
] as const;

/** A site that breaks a rule on every page has findings enough to begin with. */
const mostKept = 1_000;

/** Findings in PostgreSQL. */
export function findingStore(tx: ScopedTx): FindingStore {
  return {
    async keep(check, found, at) {
      const siteId = siteOf(tx);
      // Two runs of a check at once would each mend what the other opens.
      await lockNames(tx, [`findings ${siteId} ${check}`]);
      const rows = found.slice(0, mostKept).map(rowOf);
      const { rows: kept } = await sql<{ id: string; isNew: boolean }>`
        insert into findings as f (
          site_id, found_by, dealership_id, cause, severity, what, page, part, subject, source, mended_by, mend,
          since, last_seen_at
        )
        select distinct on (r.cause, r.page, r.part, r.subject, r.what)
          ${siteId}::uuid, ${check}, r.dealership_id, r.cause, r.severity, r.what, r.page, r.part, r.subject, r.source,
          r.mended_by, r.mend, ${at}::timestamptz, ${at}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
          dealership_id uuid, cause text, severity text, what text, page text, part text, subject text, source text,
          mended_by text, mend text
        )
        on conflict (site_id, found_by, cause, page, part, subject, md5(what)) where mended_at is null
        do update set severity = excluded.severity, source = excluded.source, mended_by = excluded.mended_by,
          mend = excluded.mend, last_seen_at = greatest(f.last_seen_at, excluded.last_seen_at)
        returning f.id, (f.xmax = 0) as is_new`.execute(tx.sql);
      const { numUpdatedRows } = await tx.sql
        .updateTable('findings')
        .set({ mendedAt: sql`greatest(since, ${at}::timestamptz)` })
        .where((eb) => eb.and({ siteId, foundBy: check }))
        .where('mendedAt', 'is', null)
        .where(sql<boolean>`not (id = any (${kept.map(({ id }) => id)}::uuid[]))`)
        .executeTakeFirst();
      return { opened: kept.filter(({ isNew }) => isNew).length, mended: Number(numUpdatedRows) };
    },

    async listOpen(limit) {
      const rows = await tx.sql
        .selectFrom('findings')
        .select(columns)
        .where('mendedAt', 'is', null)
        .orderBy(sql`array_position(array['breach', 'risk', 'unknown'], severity)`)
        .orderBy('since')
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.map(({ page, part, subject, ...row }) =>
        branded<OpenFinding>({ ...row, where: { page, part, id: subject === '' ? null : subject } }),
      );
    },
  };
}

function rowOf({ where, ...found }: FoundOnSite) {
  const { dealershipId, cause, severity, what, source, mendedBy, mend } = found;
  return {
    dealership_id: dealershipId,
    cause,
    severity,
    what,
    page: where.page,
    part: where.part,
    subject: where.id ?? '',
    source,
    mended_by: mendedBy,
    mend,
  };
}
