import { Client } from 'pg';
import { readServicesEnv } from '../tools/services/env.ts';

/** Tables in whose rows a text stands, of all that the platform keeps about people, money and messages. */
export async function foundInRows(text: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: readServicesEnv().DATABASE_LOADER_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
         and has_table_privilege(c.oid, 'select') and c.relname not in ('cars', 'car_versions')`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hit = await client.query(
        `select 1 from public.${client.escapeIdentifier(name)} t where t::text like $1 limit 1`,
        [`%${text}%`],
      );
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
}
