import type { SiteId } from '@forecourt/domain/core/ids';
import { twoSites } from '@forecourt/testkit/two-sites';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { stockVersions } from './stock-versions.ts';

const { harbour, ranges, harbourToyota, harbourMazda, rangesKia } = twoSites;
const location = '01900000-0000-7000-9000-00000000000a';
const make = '01900000-0000-7000-9000-00000000000b';

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

const run = (text: string) => sql.raw(text).execute(dealers.loader.kysely);
const contentOf = async (siteId: SiteId) =>
  (await stockVersions(dealers.app).currentVersions([siteId])).get(siteId)?.content ?? -1;
const contents = async () => [await contentOf(harbour.id), await contentOf(ranges.id)] as const;

const toyota = `'${harbourToyota.id}'`;
const kia = `'${rangesKia.id}'`;

describe('the content version of a site', () => {
  it('is 0 before anything was said', async () => {
    expect(await contents()).toEqual([0, 0]);
  });

  /** Each stands on those before it. */
  it.each<[what: string, statement: string, harbours: boolean, ofRanges: boolean]>([
    ['a page', `insert into pages (site_id, path) values ('${harbour.id}', '/about')`, true, false],
    ['a page that is changed', `update pages set category = 'x' where path = '/about'`, true, false],
    ['a page that is deleted', `delete from pages where path = '/about'`, true, false],
    ['a promo', `insert into promos (site_id, kind, name) values ('${ranges.id}', 'card', 'x')`, false, true],
    [
      'a yard of a dealership that one site shows',
      `insert into locations (dealership_id, id, slug, name) values (${toyota}, '${location}', 'yard', 'Yard')`,
      true,
      false,
    ],
    [
      'its hours',
      `insert into location_hours (dealership_id, location_id, weekday, status) values (${toyota}, '${location}', 1, 'Open')`,
      true,
      false,
    ],
    [
      'its hours on a holiday',
      `insert into location_special_hours (dealership_id, location_id, date, department, status)
       values (${toyota}, '${location}', '2026-12-25', 'all', 'Closed')`,
      true,
      false,
    ],
    [
      'the address of a dealership that both show',
      `insert into addresses (dealership_id, id) values (${kia}, '${location}')`,
      true,
      true,
    ],
    [
      'its reviews',
      `insert into review_sets (dealership_id, id, source) values (${kia}, '${location}', 'reviews')`,
      true,
      true,
    ],
    [
      'one of them',
      `insert into reviews (dealership_id, review_set_id, external_id) values (${kia}, '${location}', '1')`,
      true,
      true,
    ],
    ['a make', `insert into manufacturers (id, name, slug) values ('${make}', 'Make', 'make')`, true, true],
    [
      'a model',
      `insert into models (manufacturer_id, name, slug) values ('${make}', 'Model', 'model')`,
      true,
      true,
    ],
    ['a statement that finds nothing', `delete from promos where name = 'never'`, false, false],
    ['a car', `insert into cars (dealership_id, slug) values (${kia}, 'one')`, false, false],
    ['a yard that is deleted with its hours', `delete from locations where id = '${location}'`, true, false],
  ])('rises with %s', async (_, statement, harbours, ofRanges) => {
    const before = await contents();
    await run(statement);
    const after = await contents();
    expect([after[0] > before[0], after[1] > before[1]]).toEqual([harbours, ofRanges]);
  });

  it('rises when staff save through the application, and only once it is committed', async () => {
    const before = await contentOf(harbour.id);
    const save = (name: string) =>
      dealers.tx(harbourStaff, async (tx) => {
        await tx.sql.insertInto('promos').values({ siteId: harbour.id, kind: 'card', name }).execute();
        if (name === 'taken back') throw new Error('taken back');
      });
    await expect(save('taken back')).rejects.toThrow('taken back');
    expect(await contentOf(harbour.id)).toBe(before);
    await save('kept');
    expect(await contentOf(harbour.id)).toBe(before + 1);
  });

  it('survives a dealership that is deleted with its content', async () => {
    await run(
      `insert into locations (dealership_id, slug, name) values ('${harbourMazda.id}', 'mazda', 'Mazda')`,
    );
    await run(`delete from dealerships where id = '${harbourMazda.id}'`);
    expect(await contentOf(harbour.id)).toBeGreaterThan(0);
  });

  it('TEN-8 is no table that a site reads or writes', async () => {
    for (const work of [
      'select * from content_versions',
      'update content_versions set version = 9',
      `select directory.raise_content_versions(array['${ranges.id}'::uuid])`,
    ]) {
      await expect(dealers.tx(harbourSite, (tx) => sql.raw(work).execute(tx.sql))).rejects.toThrow('42501');
    }
  });
});
