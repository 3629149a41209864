import type { FormPhotoStore } from '@forecourt/app/ports/leads/form-photo-store.port';
import type { PrivateKey } from '@forecourt/app/ports/media/private-files.port';
import { sql } from 'kysely';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

const mostKeys = 1_000;
const mostPhotos = 100;

/** Photographs that wait for their form, in PostgreSQL. */
export function formPhotoStore(tx: ScopedTx): FormPhotoStore {
  const photos = () => tx.sql.selectFrom('formPhotos').where('siteId', '=', siteOf(tx));
  return {
    async add({ id, name, bytes, width, height, objectKey, preview, hash }, now) {
      const siteId = siteOf(tx);
      await tx.sql
        .insertInto('formPhotos')
        .values({
          id,
          siteId,
          fileName: name,
          bytes,
          width,
          height,
          objectKey,
          contentHash: Buffer.from(hash),
          preview: Buffer.from(preview),
          createdAt: now,
        })
        .execute();
    },

    async list(ids) {
      if (ids.length === 0) return [];
      return photos()
        .select(['id', 'fileName as name'])
        .where('id', 'in', ids.slice(0, mostPhotos))
        .orderBy('createdAt')
        .limit(rowLimit(mostPhotos))
        .execute();
    },

    async remove(id) {
      const row = await tx.sql
        .deleteFrom('formPhotos')
        .where('siteId', '=', siteOf(tx))
        .where('id', '=', id)
        .returning('objectKey')
        .executeTakeFirst();
      return row ? (row.objectKey as PrivateKey) : null;
    },

    async giveTo(leadId, ids) {
      if (ids.length === 0) return 0;
      const { numAffectedRows } = await sql`
        with given as (
          delete from form_photos p using leads l
          where p.site_id = ${siteOf(tx)} and p.id = any (${ids.slice(0, mostPhotos)}::uuid[])
            and l.id = ${leadId} and l.site_id = p.site_id
          returning p.*
        )
        insert into lead_answer_files
          (id, lead_id, site_id, kind, file_name, bytes, width, height, object_key, content_hash, preview, created_at)
        select id, ${leadId}::uuid, site_id, 'picture', file_name, bytes, width, height, object_key, content_hash, preview, created_at
        from given
        on conflict (lead_id, content_hash) do nothing`.execute(tx.sql);
      return Number(numAffectedRows ?? 0n);
    },

    async listUsedKeys(keys) {
      if (keys.length === 0) return [];
      const rows = await photos()
        .select('objectKey')
        .where('objectKey', 'in', keys.slice(0, mostKeys))
        .limit(rowLimit(mostKeys))
        .execute();
      return rows.map(({ objectKey }) => objectKey);
    },
  };
}
