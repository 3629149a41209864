import { Client } from 'pg';
import { readServicesEnv } from '../tools/services/env.ts';

/** Runs statements in one transaction with the rights that the application has for a site. */
export async function asSite<Result>(
  slug: string,
  run: (client: Client, siteId: string) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: readServicesEnv().DATABASE_URL });
  await client.connect();
  try {
    await client.query('begin');
    const found = await client.query<{ site_id: string }>('select site_id from directory.site_by_slug($1)', [
      slug,
    ]);
    const siteId = found.rows[0]?.site_id;
    if (siteId === undefined) throw new Error(`there is no site ${slug}`);
    await client.query(`select set_config('app.site_id', $1, true)`, [siteId]);
    const result = await run(client, siteId);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}
