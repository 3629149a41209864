import type {
  AskedBy,
  KnownPerson,
  LeadFile,
  PersonalRows,
  PersonalDataCounts,
  PersonalDataStore,
} from '@forecourt/app/ports/accounts/personal-data-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { personCondition } from './person-condition.ts';
import { personalPlaces } from './personal-places.ts';
import { personalTables } from './personal-tables.ts';

/** More than one person has in any table; who has more gets the newest. */
const mostExported = 5_000;

const elsewhere = personalPlaces
  .filter(({ isPersonal }) => isPersonal)
  .map(({ place, holds, kept }) => ({ place, holds, kept }));

/** What a site knows of people, in PostgreSQL. The list of personal data says where it lies. */
export function personalDataStore(tx: ScopedTx): PersonalDataStore {
  return {
    async count(person) {
      siteOf(tx);
      const found: [string, number][] = [];
      for (const table of personalTables) {
        // What a site has no right to read, it does not count either.
        if ('nothingBecause' in table.shows) continue;
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from ${sql.table(table.table)}
          where ${personCondition(table, person)}`.execute(tx.sql);
        found.push([table.table, rows[0]?.count ?? 0]);
      }
      return Object.fromEntries(found);
    },

    async export(person, askedBy) {
      siteOf(tx);
      const found: [string, PersonalRows[string]][] = [];
      for (const table of personalTables) {
        if ('nothingBecause' in table.shows) continue;
        const columns = sql.join(table.shows.map((name) => sql.raw(`"${name}"`)));
        const { rows } = await sql<{ row: Readonly<Record<string, unknown>> }>`
          select to_jsonb(shown) as row from (
            select ${columns} from ${sql.table(table.table)} where ${personCondition(table, person)}
            limit ${mostExported}
          ) shown`.execute(tx.sql);
        found.push([table.table, rows.map(({ row }) => row)]);
      }
      const counts = Object.fromEntries(found.map(([table, rows]) => [table, rows.length]));
      await addRecord(tx, 'exported', askedBy, counts);
      return { rows: Object.fromEntries(found), elsewhere };
    },

    listFiles: (person) => filesOf(tx, person),

    listPrivateKeys: async (person) => [
      ...(await keysOf(tx, 'trade_in_images', person)),
      ...(await keysOf(tx, 'lead_answer_files', person)),
    ],

    async erase(person, askedBy) {
      const { rows } = await sql<Counted>`
        select kind, removed from scope.erase_person(
          ${person.visitorId}::uuid, ${person.phone}::text, ${person.email}::text)`.execute(tx.sql);
      const counts = countsOf(rows);
      await addRecord(tx, 'erased', askedBy, counts);
      return counts;
    },

    async expire({ leadsBefore, visitorsBefore, analyticsBefore, keysBefore }, limit) {
      const { rows } = await sql<Counted>`
        select kind, removed from scope.expire_personal_data(
          ${leadsBefore}, ${visitorsBefore}, ${analyticsBefore}, ${keysBefore}, ${limit})`.execute(tx.sql);
      return countsOf(rows);
    },
  };
}

interface Counted {
  readonly kind: string;
  readonly removed: number;
}

function countsOf(rows: readonly Counted[]): PersonalDataCounts {
  return Object.fromEntries(rows.flatMap(({ kind, removed }) => (removed > 0 ? [[kind, removed]] : [])));
}

/** Deliveries of a person's leads: each may be a file, under its key. */
async function filesOf(tx: ScopedTx, person: KnownPerson): Promise<readonly LeadFile[]> {
  siteOf(tx);
  const deliveries = personalTables.find(({ table }) => table === 'lead_deliveries');
  if (!deliveries) return [];
  const { rows } = await sql<{ dealershipId: string; deliveryKey: string }>`
    select dealership_id, delivery_key from lead_deliveries
    where dealership_id is not null and destination_id is not null and ${personCondition(deliveries, person)}
    limit ${mostExported}`.execute(tx.sql);
  return rows.map((row) => branded<LeadFile>(row));
}

async function keysOf(
  tx: ScopedTx,
  table: 'trade_in_images' | 'lead_answer_files',
  person: KnownPerson,
): Promise<readonly string[]> {
  siteOf(tx);
  const files = personalTables.find((one) => one.table === table);
  if (!files) return [];
  const { rows } = await sql<{ objectKey: string }>`
    select object_key from ${sql.table(table)} where ${personCondition(files, person)}
    limit ${mostExported}`.execute(tx.sql);
  return rows.map(({ objectKey }) => objectKey);
}

/** In counts alone: a record of who was erased would bring them back. */
async function addRecord(
  tx: ScopedTx,
  kind: 'exported' | 'erased',
  askedBy: AskedBy,
  counts: PersonalDataCounts,
): Promise<void> {
  await tx.sql
    .insertInto('personalDataRecords')
    .values({ siteId: siteOf(tx), kind, askedBy, counts: JSON.stringify(counts) })
    .execute();
}
