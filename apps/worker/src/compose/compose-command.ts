import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import type { Upkeep } from '@forecourt/app/ports/platform/upkeep.port';
import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { connectDatabase } from '@forecourt/store/connection';
import { upkeep } from '@forecourt/store/directory/upkeep';
import { storeRunner, type Stores } from '@forecourt/store/stores';
import { scopeOfJob } from '../scope-of-job.ts';

export interface SitePorts {
  readonly store: StoreRunner<Stores>;
  readonly upkeep: Upkeep;
  readonly scopeOf: (siteId: SiteId) => Scope;
}

const sitesAtOnce = 200;

/** Runs a command's work over the worker's own connection, and closes it. */
export async function withSites<T>(databaseUrl: string, work: (ports: SitePorts) => Promise<T>): Promise<T> {
  const database = connectDatabase({ url: databaseUrl, poolSize: 2, applicationName: 'forecourt-command' });
  try {
    return await work({
      store: storeRunner(database),
      upkeep: upkeep(database),
      scopeOf: (siteId) => scopeOfJob({ siteId }),
    });
  } finally {
    await database.close();
  }
}

/** Every site in turn, until the work says that it has what it looked for. */
export async function eachSite(
  { upkeep: sites, scopeOf }: SitePorts,
  visit: (siteId: SiteId, scope: Scope) => Promise<boolean>,
): Promise<void> {
  for (let after: SiteId | null = null; ;) {
    const page: readonly SiteId[] = await sites.listSites(after, sitesAtOnce);
    for (const siteId of page) if (await visit(siteId, scopeOf(siteId))) return;
    after = page.at(-1) ?? null;
    if (page.length < sitesAtOnce) return;
  }
}
