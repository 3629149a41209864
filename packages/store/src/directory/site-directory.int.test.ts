import { twoSites } from '@forecourt/testkit/two-sites';
import { openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteDirectory } from './site-directory.ts';

const { harbour, ranges } = twoSites;

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

const run = (text: string) => sql.raw(text).execute(dealers.loader.kysely);
const directory = () => siteDirectory(dealers.app);
const hostsOf = async (siteId: string) =>
  (await directory().listHosts()).find((site) => site.siteId === siteId)?.hosts ?? null;

describe('TEN-1 the hosts of all sites', () => {
  it('are verified ones, and slugs', async () => {
    await run(`insert into domains (site_id, host) values ('${harbour.id}', 'unverified.example')`);
    const listed = await directory().listHosts();
    expect(listed.map(({ slug }) => slug).toSorted()).toEqual(['harbour', 'ranges']);
    expect(listed.flatMap(({ hosts }) => hosts)).not.toContain('unverified.example');
  });

  /** Each stands on those before it. */
  it.each<[what: string, statement: string]>([
    [
      'is added',
      `insert into domains (site_id, host, verified_at) values ('${harbour.id}', 'new.example', now())`,
    ],
    ['is verified', `update domains set verified_at = now() where host = 'unverified.example'`],
    ['moves', `update domains set site_id = '${ranges.id}' where host = 'new.example'`],
    ['is removed', `delete from domains where host = 'new.example'`],
    ['is a slug that changes', `update sites set slug = 'harbour-2' where id = '${harbour.id}'`],
  ])('have another version when one %s', async (_, statement) => {
    const before = await directory().hostsVersion();
    await run(statement);
    expect(await directory().hostsVersion()).toBe(before + 1);
  });

  it('have the same version when something else changes, or nothing', async () => {
    const before = await directory().hostsVersion();
    await run(`update sites set name = 'Another', slug = slug where id = '${harbour.id}'`);
    await run(`update domains set is_primary = is_primary, host = host`);
    await run(`delete from domains where host = 'nobody.example'`);
    expect(await directory().hostsVersion()).toBe(before);
  });

  it('are gone with their site', async () => {
    expect(await hostsOf(harbour.id)).toContain('unverified.example');
    const before = await directory().hostsVersion();
    await run(`delete from sites where id = '${harbour.id}'`);
    expect(await directory().hostsVersion()).toBeGreaterThan(before);
    expect(await hostsOf(harbour.id)).toBeNull();
  });
});
