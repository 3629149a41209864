import type { SettingsStore, SettingsVersionEntry } from '@forecourt/app/ports/platform/settings-store.port';
import { fail, ok } from '@forecourt/domain/core/result';
import type { LayerRef, SettingsPlace } from '@forecourt/domain/settings/layers';
import type { SettingsVersion } from '@forecourt/domain/settings/settings-version';
import type { ExpressionBuilder, NotNull } from 'kysely';
import { atMost } from '../batch-limit.ts';
import { branded } from '../branded.ts';
import type { CamelDatabase } from '../case-map.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

const entryColumns = [
  'layer',
  'layerKey as key',
  'number',
  'staffId as who',
  'createdAt as when',
  'why',
] as const;

/** Only the loader can leave out who and why, and it has no business with settings. */
interface Signed {
  who: NotNull;
  why: NotNull;
}

const isOf = (ref: LayerRef) => (eb: ExpressionBuilder<CamelDatabase, 'settingsVersions'>) =>
  eb.and({ layer: ref.layer, layerKey: ref.key });

/** Settings versions in PostgreSQL: one row each, never changed. */
export function settingsStore(tx: ScopedTx): SettingsStore {
  return {
    async placeOf(siteId) {
      const row = await tx.sql
        .selectFrom('sites')
        .leftJoin('manufacturers', 'manufacturers.id', 'sites.manufacturerId')
        .select(['sites.id', 'sites.accountId', 'sites.template', 'manufacturers.slug as brand'])
        .where('sites.id', '=', siteId)
        .executeTakeFirst();
      if (row === undefined) return null;
      return branded<SettingsPlace>({
        siteId: row.id,
        groupId: row.accountId,
        template: row.template,
        manufacturers: row.brand === null ? [] : [row.brand],
      });
    },

    async currentVersions(refs) {
      if (refs.length === 0) return [];
      atMost(100, refs);
      const rows = await tx.sql
        .selectFrom('settingsVersions')
        .distinctOn(['layer', 'layerKey'])
        .select([...entryColumns, 'overrides'])
        .$narrowType<Signed>()
        .where((eb) => eb.or(refs.map((ref) => isOf(ref)(eb))))
        .orderBy('layer')
        .orderBy('layerKey')
        .orderBy('number', 'desc')
        .execute();
      return rows.map((row) => branded<SettingsVersion>(row));
    },

    async listVersions(ref, { before, limit }) {
      const rows = await tx.sql
        .selectFrom('settingsVersions')
        .select(entryColumns)
        .$narrowType<Signed>()
        .where(isOf(ref))
        .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
        .orderBy('number', 'desc')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<SettingsVersionEntry>(row));
    },

    async readVersion(ref, number) {
      const row = await tx.sql
        .selectFrom('settingsVersions')
        .select([...entryColumns, 'overrides'])
        .$narrowType<Signed>()
        .where(isOf(ref))
        .where('number', '=', number)
        .executeTakeFirst();
      return row === undefined ? null : branded<SettingsVersion>(row);
    },

    async appendVersion({ layer, key, number, overrides, who, when, why }) {
      const newest = await tx.sql
        .selectFrom('settingsVersions')
        .select(({ fn }) => fn.max('number').as('number'))
        .where(isOf({ layer, key }))
        .executeTakeFirst();
      if ((newest?.number ?? 0) + 1 !== number) return fail('stale');
      // Two who both read the same newest meet here: the number is unique for its layer.
      const { numInsertedOrUpdatedRows } = await tx.sql
        .insertInto('settingsVersions')
        .values({
          layer,
          layerKey: key,
          number,
          overrides: JSON.stringify(overrides),
          staffId: who,
          createdAt: when,
          why,
        })
        .onConflict((conflict) => conflict.columns(['layer', 'layerKey', 'number']).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? ok(undefined) : fail('stale');
    },
  };
}
