import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { id, loadWorld, world } from './world.ts';

const { group, rival, salesperson, operator } = world;
let database: TestDatabase;
let loader: Client;
let app: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  loader = new Client({ connectionString: database.loaderUrl });
  app = new Client({ connectionString: database.appUrl });
  await Promise.all([loader.connect(), app.connect()]);
  await loadWorld(loader);
});

afterAll(async () => {
  await Promise.all([loader.end(), app.end()]);
  await database.drop();
});

beforeEach(() => app.query('begin'));
afterEach(() => app.query('rollback'));

const take = (kind: 'site' | 'staff', scopeId: string) =>
  app.query('select set_config($1, $2, true)', [`app.${kind}_id`, scopeId]);
const column = async (sql: string, values: unknown[] = []): Promise<unknown[]> =>
  (await app.query<unknown[]>({ text: sql, values, rowMode: 'array' })).rows.map(([value]) => value);
const addLead = (leadId: string, siteId: string, dealershipId: string | null) =>
  app.query(
    `insert into leads (id, site_id, dealership_id, category) values ($1, $2, $3, 'General Enquiry')`,
    [leadId, siteId, dealershipId],
  );

describe('without a scope', () => {
  it('TEN-8 two scopes at once are none', async () => {
    await take('site', group.site);
    await take('staff', operator);
    expect(await column('select id from cars')).toEqual([]);
    expect(await column('select id from sites')).toEqual([]);
  });

  it('TEN-8 a scope ends with its transaction', async () => {
    await take('site', group.site);
    expect(await column('select id from cars')).not.toEqual([]);
    await app.query('commit');
    await app.query('begin');
    expect(await column('select id from cars')).toEqual([]);
  });
});

describe('a site', () => {
  it('TEN-10.1 shows the cars that are shared with it and no draft', async () => {
    await take('site', group.site);
    expect(await column('select id from cars order by id')).toEqual([group.car, rival.car]);
    expect(await column('select url from car_photos')).toEqual(['/a', '/a']);
  });

  it('TEN-8 shows nothing of a site that it shares no dealership with', async () => {
    await take('site', rival.site);
    expect(await column('select id from cars')).toEqual([rival.car]);
    expect(await column('select id from sites')).toEqual([rival.site]);
    expect(await column('select host from domains')).toEqual(['tenant-2.example']);
  });

  it('TEN-10.1 loses the cars with the next statement after the sharing is revoked', async () => {
    await take('site', group.site);
    expect(await column('select id from cars where dealership_id = $1', [rival.dealership])).toEqual([
      rival.car,
    ]);
    await loader.query('delete from site_dealerships where site_id = $1 and dealership_id = $2', [
      group.site,
      rival.dealership,
    ]);
    try {
      expect(await column('select id from cars where dealership_id = $1', [rival.dealership])).toEqual([]);
      expect(await column('select id from car_photos where dealership_id = $1', [rival.dealership])).toEqual(
        [],
      );
    } finally {
      await loader.query('insert into site_dealerships (site_id, dealership_id) values ($1, $2)', [
        group.site,
        rival.dealership,
      ]);
    }
  });

  it('TEN-8 writes no stock, settings, pages or staff', async () => {
    await take('site', group.site);
    expect((await app.query('update cars set km = 1')).rowCount).toBe(0);
    expect((await app.query('delete from site_dealerships')).rowCount).toBe(0);
    const inserts = [
      `insert into cars (dealership_id, slug) values ('${group.dealership}', 'x')`,
      `insert into settings_versions (layer, layer_key, number, overrides) values ('site', '${group.site}', 1, '{}')`,
      `insert into pages (site_id, path) values ('${group.site}', '/x')`,
      `insert into promos (site_id, kind, name) values ('${group.site}', 'card', 'x')`,
      `insert into memberships (staff_id, kind, role) values ('${salesperson}', 'operator', 'operator')`,
    ];
    for (const insert of inserts) {
      await app.query('savepoint before');
      await expect(app.query(insert)).rejects.toThrow('row-level security');
      await app.query('rollback to before');
    }
  });

  it('TEN-10.2 takes leads for its own name and for dealerships shared with it', async () => {
    await take('site', rival.site);
    await addLead(id(101), rival.site, rival.dealership);
    await app.query('savepoint before');
    await expect(addLead(id(102), group.site, rival.dealership)).rejects.toThrow('row-level security');
    await app.query('rollback to before');
    await expect(addLead(id(103), rival.site, group.dealership)).rejects.toThrow('row-level security');
  });

  it('DATA-1 counts a view and changes nothing else of a car', async () => {
    await take('site', group.site);
    await app.query('insert into car_counters (dealership_id, car_id, views) values ($1, $2, 1)', [
      rival.dealership,
      rival.car,
    ]);
    expect(await column('select views from car_counters')).toEqual([1].map(String));
    await expect(
      app.query('insert into car_counters (dealership_id, car_id, views) values ($1, $2, 1)', [
        rival.dealership,
        rival.draft,
      ]),
    ).rejects.toThrow('row-level security');
  });
});

describe('a lead for another account', () => {
  const leadId = id(111);

  beforeEach(async () => {
    await take('site', group.site);
    await addLead(leadId, group.site, rival.dealership);
    await app.query(
      `insert into lead_deliveries (lead_id, site_id, dealership_id, destination_id, delivery_key) values ($1, $2, $3, $3, 'k')`,
      [leadId, group.site, rival.dealership],
    );
    await app.query('select set_config($1, $2, true)', ['app.site_id', '']);
  });

  it.each([
    ['the staff of the dealership that owns the car', salesperson],
    ['the manager of that dealership', rival.manager],
    ['the manager of the site', group.manager],
  ])('TEN-10.2 is read by %s', async (_, staffId) => {
    await take('staff', staffId);
    expect(await column('select id from leads where id = $1', [leadId])).toEqual([leadId]);
    expect(await column('select lead_id from lead_deliveries where lead_id = $1', [leadId])).toEqual([
      leadId,
    ]);
  });

  it('AUTH-3.1 is not read by an operator: the platform has no business in it', async () => {
    await take('staff', operator);
    expect(await column('select id from leads where id = $1', [leadId])).toEqual([]);
    expect(await column('select lead_id from lead_deliveries where lead_id = $1', [leadId])).toEqual([]);
  });

  it('TEN-8 is not read by another site that shows the dealership', async () => {
    await take('site', rival.site);
    expect(await column('select id from leads where id = $1', [leadId])).toEqual([]);
    expect(await column('select lead_id from lead_deliveries where lead_id = $1', [leadId])).toEqual([]);
  });

  it('FORM-9.1 is still delivered after the sharing ended', async () => {
    await take('staff', rival.manager);
    await app.query('delete from site_dealerships where site_id = $1 and dealership_id = $2', [
      group.site,
      rival.dealership,
    ]);
    await app.query('select set_config($1, $2, true)', ['app.staff_id', '']);
    await take('site', group.site);
    expect(await column('select id from leads where id = $1', [leadId])).toEqual([leadId]);
    expect(await column('select id from lead_destinations order by 1')).toEqual([
      group.dealership,
      rival.dealership,
    ]);
    expect((await app.query(`update lead_deliveries set state = 'delivered'`)).rowCount).toBe(1);
    expect(await column('select id from lead_destinations')).toEqual([group.dealership]);
  });
});

describe('staff', () => {
  it('AUTH-3.1 manage what their memberships cover', async () => {
    await take('staff', group.manager);
    expect(await column('select id from cars order by id')).toEqual([group.car, group.draft]);
    expect((await app.query('update cars set km = 1')).rowCount).toBe(2);
    expect(await column('select version from cars')).toEqual(['2', '2']);
  });

  it('AUTH-3.1 cannot share with themselves what they do not manage', async () => {
    await take('staff', rival.manager);
    await expect(
      app.query('insert into site_dealerships (site_id, dealership_id) values ($1, $2)', [
        rival.site,
        group.dealership,
      ]),
    ).rejects.toThrow('row-level security');
  });

  it('AUTH-3.1 cannot make themselves operators', async () => {
    await take('staff', group.manager);
    await expect(
      app.query(`insert into memberships (staff_id, kind, role) values ($1, 'operator', 'operator')`, [
        group.manager,
      ]),
    ).rejects.toThrow('row-level security');
  });

  it('AUTH-3.1 lose everything at once when they are disabled', async () => {
    await take('staff', operator);
    expect(await column('select id from cars')).toHaveLength(4);
    await app.query('update staff set disabled_at = now() where id = $1', [operator]);
    expect(await column('select id from cars')).toEqual([]);
  });

  it('AUTH-3.2 leave audit rows in their own name only', async () => {
    await take('staff', group.manager);
    await expect(
      app.query(`insert into audit (staff_id, action, subject_kind) values ($1, 'x', 'car')`, [operator]),
    ).rejects.toThrow('row-level security');
  });
});

describe('keys across tenants', () => {
  it('TEN-8 no car points at the location of another dealership', async () => {
    await loader.query(
      `insert into locations (dealership_id, id, slug, name) values ($1, $1, 'yard', 'Yard') on conflict do nothing`,
      [group.dealership],
    );
    await expect(
      loader.query('update cars set location_id = $1 where id = $2', [group.dealership, rival.car]),
    ).rejects.toThrow('foreign key');
  });

  it('BUY-1.3 a car is reserved once', async () => {
    await take('site', rival.site);
    const reserve = () =>
      app.query(
        `insert into reservations (site_id, dealership_id, car_id, amount_cents, expires_at) values ($1, $2, $3, 20000, now())`,
        [rival.site, rival.dealership, rival.car],
      );
    await reserve();
    await expect(reserve()).rejects.toThrow('reservations_one_per_car');
  });
});

describe('the directory', () => {
  it('TEN-1 lists the verified hosts of all sites, before there is a scope', async () => {
    const { rows } = await app.query(`select slug, hosts from directory.site_hosts() where site_id = $1`, [
      group.site,
    ]);
    expect(rows).toEqual([{ slug: 'tenant-1', hosts: ['tenant-1.example'] }]);
  });

  it('TEN-1 has no primary host that nobody has verified, whoever chooses it', async () => {
    await take('staff', group.manager);
    const host = 'tenant-1-typo.example';
    await app.query(`update domains set is_primary = false where site_id = $1`, [group.site]);
    await expect(
      app.query('insert into domains (site_id, host, is_primary) values ($1, $2, true)', [group.site, host]),
    ).rejects.toThrow('domains_primary_is_verified');
  });

  it('BUY-1.3 marks a car reserved only as the reservations say', async () => {
    await take('site', rival.site);
    const mark = () => column('select directory.mark_car_reserved($1, $2)', [rival.dealership, rival.car]);
    expect(await mark()).toEqual([false]);
    await app.query(
      `insert into reservations (site_id, dealership_id, car_id, amount_cents, expires_at, state) values ($1, $2, $3, 20000, now(), 'held')`,
      [rival.site, rival.dealership, rival.car],
    );
    expect(await mark()).toEqual([true]);
    expect(await column('select reserved from cars where id = $1', [rival.car])).toEqual([true]);
    await app.query(`update reservations set state = 'expired'`);
    expect(await mark()).toEqual([true]);
  });
});
