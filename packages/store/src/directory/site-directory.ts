import type { SiteDirectory, SiteHosts } from '@forecourt/app/ports/platform/site-directory.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** What is asked before there is a scope, so it answers with no more than what a scope is made of. */
export function siteDirectory({ kysely }: Database): SiteDirectory {
  return {
    async hostsVersion() {
      const { rows } = await sql<{ version: number }>`
        select directory.hosts_version() as version`.execute(kysely);
      return rows[0]?.version ?? 0;
    },

    async listHosts() {
      // As one text: parsed row by row, ten thousand sites would hold up the event loop for a tenth of a second.
      const { rows } = await sql<{ listed: string }>`
        select coalesce(json_agg(json_build_object('siteId', site_id, 'slug', slug, 'hosts', hosts)), '[]')::text
          as listed
        from directory.site_hosts()`.execute(kysely);
      return rows.flatMap(({ listed }) => JSON.parse(listed) as SiteHosts[]);
    },

    async listRecent(limit) {
      const { rows } = await sql<{ siteId: string }>`
        select recent as site_id from directory.recent_sites(${limit}) recent`.execute(kysely);
      return rows.map(({ siteId }) => siteId as SiteId);
    },
  };
}
