import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillEveryTable } from './every-table.ts';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { id, loadWorld, world } from './world.ts';

const { group, rival, salesperson, operator } = world;
/** A lead of the group's site for the rival's dealership, with a lookup beside it that is not its own. */
const sharedLead = id(201);
const privateLookup = id(202);
let database: TestDatabase;
let loader: Client;
let app: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  loader = new Client({ connectionString: database.loaderUrl });
  app = new Client({ connectionString: database.appUrl });
  await Promise.all([loader.connect(), app.connect()]);
  await loadWorld(loader);
  await fillEveryTable(loader);
  await loader.query(
    `insert into leads (id, site_id, dealership_id, category) values ('${sharedLead}', '${group.site}', '${rival.dealership}', 'Trade In')`,
  );
  await loader.query(
    `insert into vehicle_lookups (id, site_id, rego) values ('${privateLookup}', '${group.site}', 'ABC123')`,
  );
  await loader.query(
    `insert into lead_trade_ins (lead_id, site_id) values ('${sharedLead}', '${group.site}')`,
  );
  await loader.query(
    `insert into staff (id, email, name, disabled_at) values ('${id(35)}', 'gone@example', 'Gone', now()), ('${id(36)}', 'new@example', 'New', null)`,
  );
});

afterAll(async () => {
  await Promise.all([loader.end(), app.end()]);
  await database.drop();
});

beforeEach(() => app.query('begin'));
afterEach(() => app.query('rollback'));

const take = async (kind: 'site' | 'staff', scopeId: string) => {
  await app.query(`select set_config('app.site_id', '', true), set_config('app.staff_id', '', true)`);
  await app.query('select set_config($1, $2, true)', [`app.${kind}_id`, scopeId]);
};
const refused = /permission denied|row-level security/;

describe('a row stays with its tenant', () => {
  it.each([
    [
      'a site reserves a car that it does not show',
      'site',
      rival.site,
      `update reservations set dealership_id = '${group.dealership}', car_id = '${group.car}', state = 'held'`,
    ],
    [
      'staff hand a reservation to another site',
      'staff',
      salesperson,
      `update reservations set site_id = '${group.site}', visitor_id = null`,
    ],
    [
      'a site books a payment to another dealership',
      'site',
      rival.site,
      `update payments set dealership_id = '${group.dealership}'`,
    ],
    [
      'a site sends a delivery to another dealership',
      'site',
      rival.site,
      `update lead_deliveries set dealership_id = '${group.dealership}', destination_id = '${group.dealership}'`,
    ],
    [
      'staff put a lead before another dealership',
      'staff',
      rival.manager,
      `update leads set dealership_id = '${group.dealership}', car_id = null where site_id = '${rival.site}'`,
    ],
    [
      'staff put a lead among those of another site',
      'staff',
      salesperson,
      `update leads set site_id = '${group.site}', visitor_id = null where site_id = '${rival.site}'`,
    ],
    [
      'staff tie a stranger’s lookup to a lead of theirs',
      'staff',
      salesperson,
      `update lead_trade_ins set lookup_id = '${privateLookup}' where lead_id = '${sharedLead}'`,
    ],
  ] as const)('TEN-8 although %s', async (_, kind, who, statement) => {
    await take(kind, who);
    await expect(app.query(statement)).rejects.toThrow(refused);
  });

  it('TEN-8 although staff add a trade-in with a stranger’s lookup', async () => {
    await loader.query(`delete from lead_trade_ins where lead_id = '${sharedLead}'`);
    await take('staff', salesperson);
    await expect(
      app.query(
        `insert into lead_trade_ins (lead_id, site_id, lookup_id) values ('${sharedLead}', '${group.site}', '${privateLookup}')`,
      ),
    ).rejects.toThrow(refused);
  });

  it('TEN-8 although a change of stock is said to come from another transaction', async () => {
    await take('staff', rival.manager);
    await expect(
      app.query(
        `insert into outbox (dealership_id, kind, txid) values ('${rival.dealership}', 'dealership_changed', '9000000000')`,
      ),
    ).rejects.toThrow(refused);
  });
});

describe('what is not a tenant’s to say', () => {
  it.each([
    `insert into domains (site_id, host, verified_at) values ('${rival.site}', 'another.example', now())`,
    `update domains set host = 'another.example'`,
    `update domains set verified_at = now()`,
  ])('TEN-1 that a host is verified: %s', async (statement) => {
    await take('staff', rival.manager);
    await expect(app.query(statement)).rejects.toThrow(refused);
  });

  it('BUY-1.3 that a draft is reserved', async () => {
    await take('site', rival.site);
    await expect(
      app.query(
        `insert into reservations (site_id, dealership_id, car_id, amount_cents, expires_at) values ('${rival.site}', '${rival.dealership}', '${rival.draft}', 1, now())`,
      ),
    ).rejects.toThrow(refused);
  });
});

const deliver = (lead: string, site: string, dealership: string) =>
  app.query(
    `insert into lead_deliveries (lead_id, site_id, dealership_id, delivery_key) values ($1, $2, $3, 'k')`,
    [lead, site, dealership],
  );

describe('a delivery', () => {
  it('TEN-5 of a site’s own lead goes to any dealership that it shows', async () => {
    await take('site', group.site);
    const { rowCount } = await deliver(sharedLead, group.site, group.dealership);
    expect(rowCount).toBe(1);
  });

  it('TEN-8 of another’s lead is not made out to oneself', async () => {
    await loader.query(
      `insert into leads (id, site_id, dealership_id, category) values ('${id(777)}', '${group.site}', '${group.dealership}', 'x')`,
    );
    await take('staff', rival.manager);
    await expect(deliver(id(777), group.site, rival.dealership)).rejects.toThrow('row-level security');
    await app.query('rollback; begin');
    await loader.query(`delete from leads where id = '${id(777)}'`);
  });
});

describe('after a sharing ended', () => {
  beforeEach(async () => {
    await app.query('savepoint before');
    await take('site', group.site);
    await app.query(
      `insert into lead_deliveries (lead_id, site_id, dealership_id, destination_id, delivery_key) values ('${sharedLead}', '${group.site}', '${rival.dealership}', '${rival.dealership}', 'k')`,
    );
    await app.query(
      `insert into reservations (site_id, dealership_id, car_id, amount_cents, expires_at) values ('${group.site}', '${rival.dealership}', '${rival.car}', 1, now())`,
    );
    await take('staff', rival.manager);
    await app.query(`delete from site_dealerships where site_id = '${group.site}'`);
    await take('site', group.site);
  });

  it('TEN-10.2 a delivery that is over does not open the dealership’s secrets again', async () => {
    const done = await app.query(
      `update lead_deliveries set state = 'delivered' where dealership_id = '${rival.dealership}'`,
    );
    expect(done.rowCount).toBe(1);
    await app.query(`update lead_deliveries set state = 'pending'`);
    const { rows } = await app.query(`select id from secrets where dealership_id = '${rival.dealership}'`);
    expect(rows).toEqual([]);
  });

  it('TEN-10.1 a reservation that is over does not take the car again', async () => {
    const over = await app.query(
      `update reservations set state = 'cancelled' where dealership_id = '${rival.dealership}'`,
    );
    expect(over.rowCount).toBe(1);
    await expect(
      app.query(`update reservations set state = 'held' where dealership_id = '${rival.dealership}'`),
    ).rejects.toThrow('does not take the car again');
  });
});

const join = (staffId: string) =>
  app.query(
    `insert into memberships (staff_id, kind, account_id, role) values ($1, 'account', $2, 'group_manager')`,
    [staffId, rival.account],
  );

describe('staff', () => {
  it.each([
    ['of another account', group.manager],
    ['who are operators', operator],
    ['whom nobody knows', id(999)],
  ])('AUTH-3.1 %s are not drawn into an account by its manager', async (_, staffId) => {
    await take('staff', rival.manager);
    await expect(join(staffId)).rejects.toThrow('row-level security');
  });

  it('AUTH-3.1 who are new, or of the account already, are added by its manager', async () => {
    await take('staff', rival.manager);
    await join(id(36));
    await join(salesperson);
    const { rows } = await app.query(`select email from staff where id = '${id(36)}'`);
    expect(rows).toEqual([{ email: 'new@example' }]);
  });

  it('AUTH-3.1 of two accounts are brought together by an operator', async () => {
    await take('staff', operator);
    expect((await join(group.manager)).rowCount).toBe(1);
  });

  it('AUTH-3.1 who were disabled cannot enable themselves', async () => {
    await take('staff', id(35));
    const { rowCount } = await app.query('update staff set disabled_at = null');
    expect(rowCount).toBe(0);
  });

  it('AUTH-3.1 write notes on a lead in their own name only', async () => {
    await take('staff', salesperson);
    await expect(
      app.query(
        `insert into lead_events (lead_id, site_id, kind, staff_id) values ('${sharedLead}', '${group.site}', 'note', '${group.manager}')`,
      ),
    ).rejects.toThrow('row-level security');
  });
});
