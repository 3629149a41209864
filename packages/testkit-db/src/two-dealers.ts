import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import { grantSiteScope, grantStaffScope } from '@forecourt/app/scope/grant-scope';
import { twoSites } from '@forecourt/testkit/two-sites';
import { connectDatabase, type Database } from '@forecourt/store/connection';
import { inScope, type ScopedTx } from '@forecourt/store/scoped';
import { storeRunner, type Stores } from '@forecourt/store/stores';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The two standard tenants in a database of their own, for tests of what a store does. */
export interface TwoDealers {
  readonly made: TestDatabase;
  run<T>(scope: Scope, work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Past the stores: what a scope may do to a table. */
  tx<T>(scope: Scope, work: (tx: ScopedTx) => Promise<T>): Promise<T>;
  /** As servers connect. */
  readonly app: Database;
  /** Bypasses row-level security: arranges what no store can, and looks at what no scope may see. */
  readonly loader: Database;
  /** As the worker that fills the search index: sees the stock of both, and nothing else. */
  readonly indexer: Database;
  close(): Promise<void>;
}

export const harbourSite = grantSiteScope(twoSites.harbour.id);
export const rangesSite = grantSiteScope(twoSites.ranges.id);
export const harbourStaff = grantStaffScope(twoSites.harbourStaff);
export const rangesStaff = grantStaffScope(twoSites.rangesStaff);

export async function openTwoDealers(): Promise<TwoDealers> {
  const made = await createTestDatabase();
  const app = connectDatabase({ url: made.appUrl, poolSize: 4, callTimeoutMs: 20_000 });
  const loader = connectDatabase({ url: made.loaderUrl, poolSize: 2, callTimeoutMs: 20_000 });
  const indexer = connectDatabase({ url: made.indexerUrl, poolSize: 4, callTimeoutMs: 20_000 });
  const runner = storeRunner(app);
  await load(loader);
  return {
    made,
    run: (scope, work) => runner.run(scope, work),
    tx: (scope, work) => inScope(app, scope, work),
    app,
    loader,
    indexer,
    async close() {
      await Promise.all([app.close(), loader.close(), indexer.close()]);
      await made.drop();
    },
  };
}

async function load({ kysely }: Database): Promise<void> {
  const { accounts, dealerships, sites } = twoSites;
  await kysely
    .insertInto('accounts')
    .values(accounts.map(({ id, slug }) => ({ id, slug, name: slug, kind: 'dealer_group' as const })))
    .execute();
  await kysely
    .insertInto('dealerships')
    .values(dealerships.map(({ id, slug, accountId }) => ({ id, slug, accountId, name: slug })))
    .execute();
  await kysely
    .insertInto('sites')
    .values(sites.map(({ id, slug, accountId }) => ({ id, slug, accountId, name: slug, template: 'plain' })))
    .execute();
  await kysely
    .insertInto('siteDealerships')
    .values(sites.flatMap((site) => site.shows.map(({ id }) => ({ siteId: site.id, dealershipId: id }))))
    .execute();
  const members = [
    { id: twoSites.harbourStaff, account: accounts[0] },
    { id: twoSites.rangesStaff, account: accounts[1] },
  ];
  await kysely
    .insertInto('staff')
    .values(members.map(({ id, account }) => ({ id, name: 'Sam', email: `sam@${account.slug}.example` })))
    .execute();
  await kysely
    .insertInto('memberships')
    .values(
      members.map(({ id, account }) => ({
        staffId: id,
        kind: 'account' as const,
        accountId: account.id,
        role: 'group_manager' as const,
      })),
    )
    .execute();
  // That they were shared with their sites is old news.
  await kysely.deleteFrom('outbox').execute();
}
