import type { ModelStore } from '@forecourt/app/ports/content/model-store.port';
import type { Manufacturer, Model } from '@forecourt/domain/models/model';
import { readModelDetails } from '@forecourt/domain/models/model-details';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

const manufacturerColumns = ['id', 'name', 'slug', 'logoUrl'] as const;

const modelColumns = [
  'id',
  'manufacturerId',
  'name',
  'slug',
  'newSlug',
  'overrideUrl',
  'description',
  'shortDescription',
  'manufacturerBody',
  'bodyStyle',
  'status',
  'fromPriceCents',
  'fromPriceType',
  'imageUrl',
  'accessoriesCount',
  'position',
] as const;

/** Manufacturers and models in PostgreSQL. */
export function modelStore(tx: ScopedTx): ModelStore {
  return {
    async listManufacturers(limit) {
      const rows = await tx.sql
        .selectFrom('manufacturers')
        .select(manufacturerColumns)
        .orderBy('name')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Manufacturer>(row));
    },

    async findManufacturer(slug) {
      const row = await tx.sql
        .selectFrom('manufacturers')
        .select(manufacturerColumns)
        .where('slug', '=', slug)
        .executeTakeFirst();
      return row === undefined ? null : branded<Manufacturer>(row);
    },

    async listModels(manufacturerId, limit) {
      const rows = await tx.sql
        .selectFrom('models')
        .select(modelColumns)
        .where('manufacturerId', '=', manufacturerId)
        .orderBy('position')
        .orderBy('name')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Model>(row));
    },

    async findModel(manufacturerId, slug) {
      const row = await tx.sql
        .selectFrom('models')
        .select(modelColumns)
        .where('manufacturerId', '=', manufacturerId)
        .where((eb) => eb.or([eb('slug', '=', slug), eb('newSlug', '=', slug)]))
        // Where one model is to take over another's old slug, the one that has it now answers.
        .orderBy((eb) => eb('slug', '=', slug), 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : branded<Model>(row);
    },

    async readDetails(modelId) {
      const row = await tx.sql
        .selectFrom('models')
        .select('details')
        .where('id', '=', modelId)
        .executeTakeFirst();
      return row === undefined ? null : readModelDetails(row.details);
    },

    async saveManufacturer(manufacturer) {
      const { id: _, ...known } = manufacturer;
      await tx.sql
        .insertInto('manufacturers')
        .values(manufacturer)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(known))
        .execute();
    },

    async saveModel(model) {
      const row = { ...model, manufacturerBody: [...model.manufacturerBody] };
      const { id: _, ...known } = row;
      await tx.sql
        .insertInto('models')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...known, updatedAt: sql`now()` }))
        .execute();
    },

    async saveDetails(modelId, details) {
      await tx.sql
        .updateTable('models')
        .set({ details: JSON.stringify(details), updatedAt: sql`now()` })
        .where('id', '=', modelId)
        .execute();
    },
  };
}
