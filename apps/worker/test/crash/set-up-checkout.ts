/**
 * Makes the world of the crash test of reserving and paying, and says where it is. Every car is shown by three sites: its
 * dealership's own and two of groups. A trigger writes down when each reservation began and ended to keep its car.
 */
import { randomUUID } from 'node:crypto';
import { leadIdAt } from '@forecourt/app/leads/record/lead-id';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { CarId, DealershipId, StaffId } from '@forecourt/domain/core/ids';
import { connectDatabase } from '@forecourt/store/connection';
import { storeRunner } from '@forecourt/store/stores';
import { buildCar } from '@forecourt/testkit/build-car';
import { createTestDatabase } from '@forecourt/testkit-db/test-database';
import { Client } from 'pg';
import { depositCents, type CheckoutOrder, type CheckoutWorld } from './checkout-world.ts';
import { orderOf } from './crash-world.ts';

const order = orderOf() as CheckoutOrder;
// New ones each time: what other runs left in Redis is about others.
const newId = () => leadIdAt(new Date(), randomUUID()) as string;
const made = await createTestDatabase();
const { appUrl, webUrl, workerUrl, consoleUrl, jobsUrl, indexerUrl, loaderUrl, ownerUrl } = made;

const owner = new Client({ connectionString: ownerUrl });
await owner.connect();
await owner.query(`
  create table crash_history (
    n bigint generated always as identity, at timestamptz not null default clock_timestamp(),
    reservation_id uuid not null, car_id uuid not null, state text not null
  );
  grant select on crash_history to forecourt_loader;
  create function note_crash_history() returns trigger language plpgsql security definer as $$
  begin
    insert into crash_history (reservation_id, car_id, state) values (new.id, new.car_id, new.state);
    return null;
  end $$;
  create trigger crash_history after insert or update of state on reservations
    for each row execute function note_crash_history();
`);
await owner.end();

const [accountId, staffId] = [newId(), newId()];
const dealerships = Array.from({ length: order.dealerships }, (_, at) => ({
  id: newId(),
  slug: `yard-${at}`,
}));
const own = dealerships.map((dealership, at) => ({ id: newId(), slug: `site-${at}`, shows: [dealership] }));
const groups = dealerships.map((dealership, at) => ({
  id: newId(),
  slug: `group-${at}`,
  shows: [dealership, dealerships[(at + 1) % dealerships.length] ?? dealership].filter(
    (one, place, all) => all.indexOf(one) === place,
  ),
}));
const sites = [...own, ...groups];

const loader = connectDatabase({ url: loaderUrl, poolSize: 2, callTimeoutMs: 60_000 });
const { kysely } = loader;
await kysely
  .insertInto('accounts')
  .values({ id: accountId, slug: 'crash', name: 'Crash', kind: 'dealer_group' })
  .execute();
await kysely
  .insertInto('dealerships')
  .values(dealerships.map(({ id, slug }) => ({ id, slug, accountId, name: slug })))
  .execute();
await kysely
  .insertInto('sites')
  .values(sites.map(({ id, slug }) => ({ id, slug, accountId, name: slug, template: 'plain' })))
  .execute();
await kysely
  .insertInto('siteDealerships')
  .values(sites.flatMap(({ id, shows }) => shows.map((one) => ({ siteId: id, dealershipId: one.id }))))
  .execute();
await kysely.insertInto('staff').values({ id: staffId, name: 'Sam', email: 'sam@crash.example' }).execute();
await kysely
  .insertInto('memberships')
  .values({ staffId, kind: 'account', accountId, role: 'group_manager' })
  .execute();
await kysely
  .insertInto('settingsVersions')
  .values({
    layer: 'group',
    layerKey: accountId,
    number: 1,
    overrides: JSON.stringify({ checkout: { needsAutograb: false, reserveAmountCents: depositCents } }),
    staffId,
    why: 'test',
  })
  .execute();
await kysely
  .insertInto('paymentAccounts')
  .values(
    dealerships.map(({ id, slug }) => ({
      dealershipId: id,
      provider: 'stripe',
      accountRef: `acct_${slug.replace('-', '')}`,
      state: 'active' as const,
      chargesEnabled: true,
      descriptor: slug,
    })),
  )
  .execute();

// One is stocked as every car is, the others are copies of it.
const database = connectDatabase({ url: appUrl, poolSize: 1, callTimeoutMs: 60_000 });
const first = buildCar({ id: newId() as CarId, dealershipId: dealerships[0]?.id as DealershipId });
await storeRunner(database).run(grantStaffScope(staffId as StaffId), (stores) =>
  stores.cars.save(first, new Date()),
);
const cars = Array.from({ length: order.cars }, (_, at) => ({
  id: newId() as CarId,
  slug: `2021-toyota-corolla-${at}`,
  dealershipId: dealerships[at % dealerships.length]?.id,
}));
await loader.pool.query(
  `insert into cars select (jsonb_populate_record(c, jsonb_build_object('id', one ->> 'id', 'slug', one ->> 'slug',
     'stock_number', one ->> 'slug', 'dealership_id', one ->> 'dealershipId'))).*
   from cars c, jsonb_array_elements($1::jsonb) one`,
  [JSON.stringify(cars)],
);
await kysely.deleteFrom('outbox').execute();
await Promise.all([database.close(), loader.close()]);

const world: CheckoutWorld = {
  webUrl,
  workerUrl,
  consoleUrl,
  jobsUrl,
  indexerUrl,
  loaderUrl,
  site: own[0]?.slug ?? '',
  carIds: [],
  cars: cars.map(({ id, slug, dealershipId }) => ({
    id,
    slug,
    sites: sites.filter(({ shows }) => shows.some((one) => one.id === dealershipId)).map((site) => site.slug),
  })),
};
process.stdout.write(JSON.stringify(world));
