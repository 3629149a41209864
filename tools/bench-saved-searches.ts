import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createTestDatabase } from '../packages/testkit-db/src/test-database.ts';

/**
 * What saved searches cost a change of stock: `pnpm bench:saved-searches [searches] [changes]`. In a database of its
 * own with as many searches as said, on four sites that all show one dealership; each change is
 * that of one car alone, though the indexer takes many at once. Fails over the limit, so that CI can run a small one.
 */
const [searches = 100_000, changes = 200] = process.argv.slice(2).map(Number);
const limitMs = 5;
const sites = 4;

const database = await createTestDatabase();
const owner = new Client({ connectionString: database.loaderUrl });
const indexer = new Client({ connectionString: database.indexerUrl });
await owner.connect();
await indexer.connect();
try {
  await fill(owner);
  const alone = await measure(0);
  await owner.query(`
    insert into saved_search_keys (site_id, key, search_id)
    select site_id, keys[1], id from saved_searches`);
  await owner.query('analyze');
  const among = await measure(1);
  const row = (name: string, of: readonly number[]) =>
    `${name}: p50 ${at(of, 0.5)} ms, p95 ${at(of, 0.95)} ms, worst ${at(of, 1)} ms`;
  console.log(row('without saved searches', alone));
  console.log(row(`among ${searches.toLocaleString('en-AU')} saved searches`, among));
  // What they add: the rest is the way to the database and what else the machine does.
  const added = Number(at(among, 0.5)) - Number(at(alone, 0.5));
  console.log(`saved searches add ${added.toFixed(2)} ms to a change of stock`);
  if (added > limitMs) {
    console.error(`they may add ${limitMs} ms`);
    process.exitCode = 1;
  }
} finally {
  await owner.end();
  await indexer.end();
  await database.drop();
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(2);
}

/** A tenth of all searches wait for anything, a tenth for a body, a tenth for a make, the others for a model. */
async function fill(client: Client): Promise<void> {
  const [account, dealership] = [randomUUID(), randomUUID()];
  await client.query('begin');
  await client.query(
    `insert into accounts (id, slug, name, kind) values ('${account}', 'bench', 'Bench', 'dealer_group')`,
  );
  await client.query(
    `insert into dealerships (id, account_id, slug, name) values ('${dealership}', '${account}', 'bench', 'Bench')`,
  );
  await client.query(`
    insert into sites (account_id, slug, template, name, time_zone)
    select '${account}', 'bench-' || n, 'market', 'Bench', 'Australia/Sydney' from generate_series(1, ${sites}) n`);
  await client.query(
    `insert into site_dealerships (site_id, dealership_id) select id, '${dealership}' from sites`,
  );
  await client.query(`
    insert into cars (dealership_id, slug, make, model, simple_body, show_on_dealer_website, created_at)
    select '${dealership}', 'car-' || n, 'Make ' || n % 20, 'Model ' || n % 300,
      (array['Ute', 'SUV', 'Sedan', 'Hatch', 'Wagon'])[1 + n % 5], true, now()
    from generate_series(1, ${changes * 2}) n`);
  await client.query(`
    insert into saved_searches (site_id, email, name, state, href, keys, consent_wording, secret_hash, created_at,
      looked_at, expires_at, confirmed_at, ends_at)
    select s.id, 'a' || n || '@example.com', 'Utes', '{}', '/search', array[case n % 10
        when 0 then '*'
        when 1 then 'body:' || (array['ute', 'suv', 'sedan', 'hatch', 'wagon'])[1 + n % 5]
        when 2 then 'make:make ' || n % 20
        else 'model:make ' || n % 20 || ' model ' || n % 300 end],
      'Tell me', sha256((s.id::text || n)::bytea), now(), now(), now() + interval '1 day', now(), now() + interval '1 day'
    from sites s, generate_series(1, ${Math.ceil(searches / sites)}) n`);
  await client.query('commit');
  await client.query('analyze');
}

async function measure(round: number): Promise<readonly number[]> {
  await owner.query('delete from outbox');
  const { rows } = await owner.query<{ id: string }>(`
    insert into outbox (dealership_id, car_id, kind)
    select dealership_id, id, 'car_changed' from cars order by id offset ${round * changes} limit ${changes} returning id`);
  const times: number[] = [];
  for (const { id } of rows) {
    // The indexer's transaction writes and is committed in any case: what is added to it is measured.
    await indexer.query('begin');
    const began = performance.now();
    await indexer.query('select directory.note_arrivals($1::uuid[])', [[id]]);
    times.push(performance.now() - began);
    await indexer.query('commit');
  }
  // The first plans; every indexer does so once.
  return times.slice(1);
}
