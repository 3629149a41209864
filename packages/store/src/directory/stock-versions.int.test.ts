import type { StockVersions } from '@forecourt/app/ports/stock/stock-version.port';
import type { DealershipId, SiteId } from '@forecourt/domain/core/ids';
import { twoSites } from '@forecourt/testkit/two-sites';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { harbourSite, openTwoDealers, rangesSite, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { siteDirectory } from './site-directory.ts';
import { stockVersions } from './stock-versions.ts';

const { harbour, ranges, harbourToyota, harbourMazda, rangesKia } = twoSites;
const sites = [harbour.id, ranges.id];
const nobody = '01900000-0000-7000-9000-0000000000ff' as string & { readonly __id: never };

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());
beforeEach(() => sql`delete from site_stock_versions`.execute(dealers.loader.kysely));

/** As servers read them, and as the indexer raises them. */
const versions = (): StockVersions => ({
  ...stockVersions(dealers.app),
  raise: (dealershipIds) => stockVersions(dealers.indexer).raise(dealershipIds),
});
const current = async (siteId: SiteId) => {
  const found = (await versions().currentVersions([siteId])).get(siteId);
  if (!found) throw new Error('no versions');
  return found;
};
const stock = async () =>
  [...(await versions().currentVersions(sites))]
    .map(([id, one]) => [id, one.stock] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
const run = (text: string) => sql.raw(text).execute(dealers.loader.kysely);

describe('the stock version of a site', () => {
  it('is 0 before anything changed', async () => {
    expect(await stock()).toEqual([
      [harbour.id, 0],
      [ranges.id, 0],
    ]);
  });

  it.each<[string, readonly DealershipId[], number, number]>([
    ['of a dealership that one site shows', [harbourToyota.id], 1, 0],
    ['of a dealership that two sites show', [rangesKia.id], 1, 1],
    ['of two dealerships of one site, raised once', [harbourToyota.id, harbourMazda.id], 1, 0],
    ['of a dealership that nobody shows', [nobody], 0, 0],
    ['of none', [], 0, 0],
  ])('is raised by a change %s', async (_, dealershipIds, harbours, ofRanges) => {
    const raised = await versions().raise(dealershipIds);
    expect(await stock()).toEqual([
      [harbour.id, harbours],
      [ranges.id, ofRanges],
    ]);
    expect(raised).toHaveLength(harbours + ofRanges);
  });

  it('rises by one each time, also when many raise it at once', async () => {
    const both = [rangesKia.id, harbourToyota.id];
    await Promise.all(
      Array.from({ length: 40 }, (_, turn) => versions().raise(turn % 2 ? both : both.toReversed())),
    );
    expect(await stock()).toEqual([
      [harbour.id, 40],
      [ranges.id, 40],
    ]);
  });

  it('TEN-8 is read by the site alone, and written by no site', async () => {
    await versions().raise([rangesKia.id]);
    const seen = (scope: typeof harbourSite) =>
      dealers.tx(scope, async (tx) =>
        (await tx.sql.selectFrom('siteStockVersions').select('siteId').execute()).map((row) => row.siteId),
      );
    expect(await seen(harbourSite)).toEqual([harbour.id]);
    expect(await seen(rangesSite)).toEqual([ranges.id]);
    await expect(
      dealers.tx(rangesSite, (tx) => tx.sql.updateTable('siteStockVersions').set({ version: 9 }).execute()),
    ).rejects.toThrow('42501');
  });
});

const layer = (name: string, key: string) =>
  `insert into settings_versions (layer, layer_key, number, overrides, staff_id, why)
   values ('${name}', '${key}', (select count(*) + 1 from settings_versions), '{}', '${twoSites.harbourStaff}', 'why')`;

describe('the settings version of a site', () => {
  it('TEN-3.1 stays as it is while nothing changes, and when stock does', async () => {
    const before = await current(harbour.id);
    await versions().raise([rangesKia.id]);
    expect(await current(harbour.id)).toEqual({ ...before, stock: 1 });
  });

  it.each<[string, string, boolean]>([
    ['its own layer', layer('site', harbour.id), false],
    ["its group's layer", layer('group', harbour.accountId), false],
    ['the layer of its template', layer('template', 'plain'), true],
    ["the platform's layer", layer('platform', ''), true],
    ['its name', `update sites set name = 'Harbour Cars' where id = '${harbour.id}'`, false],
    ['its zone', `update sites set time_zone = 'Australia/Perth' where id = '${harbour.id}'`, false],
    ['its template', `update sites set template = 'other' where id = '${harbour.id}'`, false],
    ['a host', `insert into domains (site_id, host) values ('${harbour.id}', 'new.example')`, false],
    ['a host that is verified', `update domains set verified_at = now() where host = 'new.example'`, false],
    [
      'a sharing that ends',
      `delete from site_dealerships where site_id = '${harbour.id}' and dealership_id = '${harbourMazda.id}'`,
      false,
    ],
    [
      'the name of a dealership that both show',
      `update dealerships set name = 'Kia' where id = '${rangesKia.id}'`,
      true,
    ],
    [
      'an account by which a dealership that both show takes deposits',
      `insert into payment_accounts (dealership_id, provider, account_ref, state, charges_enabled)
       values ('${rangesKia.id}', 'stripe', 'acct_one', 'active', true)`,
      true,
    ],
    [
      'that account when it takes no more',
      `update payment_accounts set charges_enabled = false where account_ref = 'acct_one'`,
      true,
    ],
    ['a car', `insert into cars (dealership_id, slug) values ('${rangesKia.id}', 'one')`, false],
  ])('TEN-3.1 follows %s', async (what, statement, changesBoth) => {
    const before = [await current(harbour.id), await current(ranges.id)];
    await run(statement);
    const after = [await current(harbour.id), await current(ranges.id)];
    expect(after[0]?.settings !== before[0]?.settings).toBe(what !== 'a car');
    expect(after[1]?.settings !== before[1]?.settings).toBe(changesBoth);
  });

  it('is not there for a site that is not', async () => {
    expect((await versions().currentVersions([nobody])).size).toBe(0);
    expect((await versions().currentVersions([])).size).toBe(0);
  });
});

describe('the sites to warm up with', () => {
  it('are those whose stock changed last', async () => {
    await versions().raise([harbourToyota.id]);
    expect(await siteDirectory(dealers.app).listRecent(10)).toEqual([harbour.id, ranges.id]);
    await versions().raise([rangesKia.id]);
    expect(await siteDirectory(dealers.app).listRecent(1)).toHaveLength(1);
  });
});
