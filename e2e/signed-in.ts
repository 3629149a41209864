import { createHash, randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { readServicesEnv } from '../tools/services/env.ts';
import { siteUrl } from './env.ts';

/** Signs a new visitor in to a site, as far as database and browser know of it: how people do it is tested elsewhere. */
export async function signIn(context: BrowserContext, slug: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const client = new Client({ connectionString: readServicesEnv().DATABASE_URL });
  await client.connect();
  try {
    await client.query('begin');
    const found = await client.query<{ site_id: string }>('select site_id from directory.site_by_slug($1)', [
      slug,
    ]);
    const siteId = found.rows[0]?.site_id;
    await client.query(`select set_config('app.site_id', $1, true)`, [siteId]);
    const phone = `+614${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0')}`;
    const visitor = await client.query<{ id: string }>(
      'insert into visitors (site_id, phone) values ($1, $2) returning id',
      [siteId, phone],
    );
    await client.query(
      `insert into visitor_sessions (site_id, visitor_id, token_hash, expires_at)
       values ($1, $2, $3, now() + interval '1 hour')`,
      [siteId, visitor.rows[0]?.id, createHash('sha256').update(token).digest()],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
  const url = siteUrl(slug);
  await context.addCookies(['visit', 'session'].map((name) => ({ name, value: token, url })));
  await context.addInitScript(() => localStorage.setItem('may-be-signed-in', '1'));
}
