import { createHash, randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { siteUrl } from './env.ts';
import { asSite } from './site-database.ts';

/** The token of a new visitor's session: how people come to one is tested elsewhere. */
export async function openSession(slug: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await asSite(slug, async (client, siteId) => {
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
  });
  return token;
}

/** Signs a new visitor in to a site, as far as database and browser know of it. */
export async function signIn(context: BrowserContext, slug: string): Promise<void> {
  const token = await openSession(slug);
  const url = siteUrl(slug);
  await context.addCookies(['visit', 'session'].map((name) => ({ name, value: token, url })));
  await context.addInitScript(() => localStorage.setItem('may-be-signed-in', '1'));
}
