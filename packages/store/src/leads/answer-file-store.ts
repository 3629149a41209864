import type { AnswerFile, AnswerFileStore } from '@forecourt/app/ports/leads/answer-file-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

const mostKeys = 1_000;
const columns = [
  'id',
  'leadId',
  'kind',
  'fileName as name',
  'bytes',
  'width',
  'height',
  'objectKey',
] as const;

interface Counted {
  readonly leadFiles: number;
  readonly leadBytes: number;
  readonly siteFiles: number;
  readonly siteBytes: number;
}

/** Files with what buyers answer, in PostgreSQL. */
export function answerFileStore(tx: ScopedTx): AnswerFileStore {
  const files = () => tx.sql.selectFrom('leadAnswerFiles');
  return {
    async countSince(leadId, since) {
      const { rows } = await sql<Counted>`
        select count(*) filter (where lead_id = ${leadId})::int as lead_files,
          coalesce(sum(bytes) filter (where lead_id = ${leadId}), 0)::float8 as lead_bytes,
          count(*)::int as site_files, coalesce(sum(bytes), 0)::float8 as site_bytes
        from lead_answer_files where site_id = ${siteOf(tx)} and created_at > ${since}`.execute(tx.sql);
      const [{ leadFiles, leadBytes, siteFiles, siteBytes } = none] = rows;
      return {
        ofLead: { files: leadFiles, bytes: leadBytes },
        ofSite: { files: siteFiles, bytes: siteBytes },
      };
    },

    async knownHashes(leadId, hashes) {
      if (hashes.length === 0) return [];
      const rows = await files()
        .select('contentHash')
        .where('leadId', '=', leadId)
        .where(
          'contentHash',
          'in',
          hashes.map((hash) => Buffer.from(hash)),
        )
        .limit(rowLimit(mostKeys))
        .execute();
      return rows.map(({ contentHash }) => contentHash.toString('hex'));
    },

    async add(leadId, { id, kind, name, content, preview, width, height, objectKey, hash }, now) {
      const { numAffectedRows } = await sql`
        insert into lead_answer_files
          (id, lead_id, site_id, kind, file_name, bytes, width, height, object_key, content_hash, preview, waiting, created_at)
        select ${id}, l.id, l.site_id, ${kind}, ${name}, ${content.length}::integer, ${width}::integer, ${height}::integer,
          ${objectKey}, ${Buffer.from(hash)}::bytea, ${preview && Buffer.from(preview)}::bytea, ${Buffer.from(content)}::bytea, ${now}
        from leads l where l.id = ${leadId}
        on conflict (lead_id, content_hash) do nothing`.execute(tx.sql);
      return (numAffectedRows ?? 0n) > 0n;
    },

    async list(leadIds, limit) {
      if (leadIds.length === 0) return [];
      const rows = await files()
        .select(columns)
        .where('leadId', 'in', [...leadIds])
        .orderBy('createdAt')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<AnswerFile>(row));
    },

    async find(id) {
      const row = await files().select(columns).where('id', '=', id).executeTakeFirst();
      return row ? branded<AnswerFile>(row) : null;
    },

    async preview(id) {
      return (await files().select('preview').where('id', '=', id).executeTakeFirst())?.preview ?? null;
    },

    async waiting(id) {
      return (await files().select('waiting').where('id', '=', id).executeTakeFirst())?.waiting ?? null;
    },

    async setStored(id) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('leadAnswerFiles')
        .set({ waiting: null })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async listUsedKeys(keys) {
      if (keys.length === 0) return [];
      const rows = await files()
        .select('objectKey')
        .where('siteId', '=', siteOf(tx))
        .where('objectKey', 'in', keys.slice(0, mostKeys))
        .limit(rowLimit(mostKeys))
        .execute();
      return rows.map(({ objectKey }) => objectKey);
    },
  };
}

const none: Counted = { leadFiles: 0, leadBytes: 0, siteFiles: 0, siteBytes: 0 };
