import type { BulkAuthor, BulkTenants } from '@forecourt/app/ports/platform/bulk-loader.port';
import type { StaffMember } from '@forecourt/domain/staff/membership';
import type { Compilable } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from '../connection.ts';
import { copyObjects } from './copy-rows.ts';
import { rowsOfTenants } from './rows-of-tenants.ts';

/** Adds tenants in the caller's transaction, and what says that they are there. */
export async function loadTenants(
  client: ClientBase,
  { kysely }: Database,
  tenants: BulkTenants,
  author: BulkAuthor,
): Promise<void> {
  const run = (query: Compilable) => {
    const { sql, parameters } = query.compile();
    return client.query(sql, [...parameters]);
  };
  // Shared with tenants that others loaded: what is there is brought up to date.
  const shared = {
    manufacturers: tenants.manufacturers,
    models: tenants.models.map((model) => ({ ...model, manufacturerBody: [...model.manufacturerBody] })),
    staff: [author.operator, ...tenants.staff],
  };
  for (const [table, rows] of Object.entries(shared)) {
    for (const { id, ...known } of rows) {
      const insert = kysely.insertInto(table as 'staff').values({ id, ...known } as StaffMember);
      await run(insert.onConflict((on) => on.column('id').doUpdateSet(known)));
    }
  }
  for (const [table, rows] of Object.entries(rowsOfTenants(tenants, author)))
    await copyObjects(client, table, rows);

  const pages = tenants.sites.flatMap((site) => site.pages.map(({ page }) => page));
  await client.query(
    `update pages p set published_version = v.number, published_at = v.at
     from unnest($1::uuid[], $2::integer[], $3::timestamptz[]) v (id, number, at)
     where p.id = v.id and v.number is not null`,
    [
      pages.map(({ id }) => id),
      pages.map(({ publishedVersion }) => publishedVersion),
      pages.map(({ publishedAt }) => publishedAt),
    ],
  );
  // Operators are the platform's and no tenant's: they may be there.
  const operators = tenants.memberships.filter(({ of }) => of.kind === 'operator');
  for (const { staffId } of [{ staffId: author.operator.id }, ...operators]) {
    const row = { staffId, kind: 'operator' as const, role: 'operator' as const };
    await run(
      kysely
        .insertInto('memberships')
        .values(row)
        .onConflict((on) => on.doNothing()),
    );
  }
  // What the platform has set stays set: only the reason is new.
  await client.query(
    `insert into settings_versions (layer, layer_key, number, overrides, staff_id, why, created_at)
     select 'platform', '', coalesce(max(number), 0) + 1,
       coalesce((array_agg(overrides order by number desc))[1], '{}'), $1, $2, $3
     from settings_versions where layer = 'platform'`,
    [author.operator.id, author.why, author.at],
  );
}
