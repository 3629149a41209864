import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { loadWorld, world } from './world.ts';

let database: TestDatabase;
let app: Client;
let loader: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  app = new Client({ connectionString: database.appUrl });
  loader = new Client({ connectionString: database.loaderUrl });
  await Promise.all([app.connect(), loader.connect()]);
  await loadWorld(loader);
});

afterAll(async () => {
  await Promise.all([app.end(), loader.end()]);
  await database.drop();
});

const addLead = (leadId: string) =>
  loader.query<{ partition: string }>(
    `insert into leads (id, site_id, category) values (${leadId}, $1, 'General Enquiry') returning tableoid::regclass::text as partition`,
    [world.group.site],
  );

describe('partitions by time', () => {
  it('take a lead into the month that its id was made in', async () => {
    const month = new Date().toISOString().slice(0, 7).replace('-', '_');
    expect((await addLead('uuidv7()')).rows).toEqual([{ partition: `leads_${month}` }]);
  });

  it('FORM-9.1 never refuse a lead, not even where upkeep has stopped for a year', async () => {
    expect((await addLead(`uuidv7(interval '1 year')`)).rows).toEqual([{ partition: 'leads_default' }]);
  });

  it('refuse an id that has no time in it', async () => {
    await expect(addLead('gen_random_uuid()')).rejects.toThrow('leads_id_check');
  });

  it('are made ahead by anyone who asks, once, and leave a month alone whose rows are elsewhere', async () => {
    const made = await app.query<{ outcome: string; partition_name: string }>(
      'select * from directory.maintain_partitions(12)',
    );
    const outcomes = Map.groupBy(made.rows, ({ outcome }) => outcome);
    expect(outcomes.get('the default partition holds rows of this month')).toHaveLength(1);
    expect(outcomes.get('created')?.length).toBeGreaterThan(50);
    const again = await app.query('select * from directory.maintain_partitions(12)');
    expect(again.rows).toHaveLength(1);
  });
});
