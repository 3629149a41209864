import type { FoundSite } from '@forecourt/app/ports/platform/site-directory.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import type { Database } from '../connection.ts';

/**
 * Finds the site of a verified host (TEN-1); null for a host that nobody has. Asked before there is a
 * scope, so it answers with no more than what a scope is made of.
 */
export function findSiteByHost(database: Database, host: string): Promise<FoundSite | null> {
  return firstOf(
    sql<Row>`select site_id, slug, is_primary, primary_host from directory.site_by_host(${host})`.execute(
      database.kysely,
    ),
  );
}

/** Finds the site of a slug: the platform has a subdomain for each. */
export function findSiteBySlug(database: Database, slug: string): Promise<FoundSite | null> {
  return firstOf(
    sql<Row>`select site_id, slug, is_primary, primary_host from directory.site_by_slug(${slug})`.execute(
      database.kysely,
    ),
  );
}

/** The sites whose stock changed last, at most 100. */
export async function listRecentSites(database: Database, limit: number): Promise<readonly SiteId[]> {
  const { rows } = await sql<{ siteId: string }>`
    select recent as site_id from directory.recent_sites(${limit}) recent`.execute(database.kysely);
  return rows.map(({ siteId }) => siteId as SiteId);
}

interface Row {
  readonly siteId: string;
  readonly slug: string;
  readonly isPrimary: boolean;
  readonly primaryHost: string | null;
}

async function firstOf(query: Promise<{ readonly rows: readonly Row[] }>): Promise<FoundSite | null> {
  const [row] = (await query).rows;
  return row === undefined ? null : branded<FoundSite>(row);
}
