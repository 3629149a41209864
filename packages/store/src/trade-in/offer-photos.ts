import type { FoundPhoto, KeptPhoto, OfferStore } from '@forecourt/app/ports/trade-in/offer-store.port';
import { branded } from '../branded.ts';
import { lockNames } from '../lock-names.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { isOfSite } from './is-of-site.ts';

type Photos = Pick<
  OfferStore,
  | 'addPhoto'
  | 'findPhoto'
  | 'findPhotoOfFile'
  | 'listPhotos'
  | 'listUsedKeys'
  | 'markPhotoSent'
  | 'removePhoto'
>;

const mostPhotos = 30;
const mostKeys = 1_000;
const photoColumns = [
  'tradeInImages.id',
  'fileName',
  'place',
  'contentType as kind',
  'bytes',
  'objectKey',
  'sentAt',
] as const;

/** Photographs of the cars that visitors sell. */
export function offerPhotos(tx: ScopedTx): Photos {
  return {
    async listPhotos(lookupId) {
      const rows = await tx.sql
        .selectFrom('tradeInImages')
        .select(photoColumns)
        .where((eb) => eb.and({ lookupId, siteId: siteOf(tx) }))
        .orderBy('id')
        .limit(rowLimit(mostPhotos))
        .execute();
      return rows.map((row) => branded<KeptPhoto>(row));
    },
    async findPhoto(id) {
      const row = await tx.sql
        .selectFrom('tradeInImages')
        .innerJoin('vehicleLookups', (join) =>
          join
            .onRef('vehicleLookups.id', '=', 'tradeInImages.lookupId')
            .onRef('vehicleLookups.siteId', '=', 'tradeInImages.siteId'),
        )
        .select([...photoColumns, 'lookupId', 'evalId'])
        .where('tradeInImages.id', '=', id)
        .where('tradeInImages.siteId', '=', siteOf(tx))
        .executeTakeFirst();
      return row === undefined ? null : branded<FoundPhoto>(row);
    },
    findPhotoOfFile: (lookupId, hash) => photoOfFile(tx, lookupId, hash),
    async addPhoto(lookupId, { kind, contentHash, ...photo }, most) {
      const siteId = siteOf(tx);
      // Photographs come at the same time: of the last two that fit, one does.
      await lockNames(tx, [`offer photos ${lookupId}`]);
      if (!(await isOfSite(tx, lookupId))) return null;
      const same = await photoOfFile(tx, lookupId, contentHash);
      if (same !== null) return { id: same, isNew: false };
      const { count } = await tx.sql
        .selectFrom('tradeInImages')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where((eb) => eb.and({ lookupId, siteId }))
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return null;
      const { id } = await tx.sql
        .insertInto('tradeInImages')
        .values({ ...photo, siteId, lookupId, contentType: kind, contentHash: Buffer.from(contentHash) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, isNew: true };
    },
    async markPhotoSent(id, sentAt) {
      await tx.sql
        .updateTable('tradeInImages')
        .set({ sentAt })
        .where((eb) => eb.and({ id, siteId: siteOf(tx) }))
        .execute();
    },
    async removePhoto(lookupId, id) {
      const row = await tx.sql
        .deleteFrom('tradeInImages')
        .where((eb) => eb.and({ id, lookupId, siteId: siteOf(tx) }))
        .returning('objectKey')
        .executeTakeFirst();
      return row?.objectKey ?? null;
    },
    async listUsedKeys(keys) {
      if (keys.length === 0) return [];
      const rows = await tx.sql
        .selectFrom('tradeInImages')
        .select('objectKey')
        .where('siteId', '=', siteOf(tx))
        .where('objectKey', 'in', keys.slice(0, mostKeys))
        .limit(rowLimit(mostKeys))
        .execute();
      return rows.map(({ objectKey }) => objectKey);
    },
  };
}

async function photoOfFile(tx: ScopedTx, lookupId: string, hash: Uint8Array): Promise<string | null> {
  const row = await tx.sql
    .selectFrom('tradeInImages')
    .select('id')
    .where((eb) => eb.and({ lookupId, siteId: siteOf(tx), contentHash: Buffer.from(hash) }))
    .executeTakeFirst();
  return row?.id ?? null;
}
