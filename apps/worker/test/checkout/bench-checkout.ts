/**
 * Reservations a second through `startReservation`, with a provider that answers at once, against bare transactions that
 * write the same rows and read nothing, by turns in one run: `node bench-checkout.ts <rows of each turn> <least share>`.
 */
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { leadIdAt } from '@forecourt/app/leads/record/lead-id';
import type { PaymentProvider } from '@forecourt/app/ports/checkout/payment-provider.port';
import type { StartPorts } from '@forecourt/app/checkout/start-input';
import { startReservation } from '@forecourt/app/checkout/start-reservation';
import { connectDatabase } from '@forecourt/store/connection';
import { storeRunner } from '@forecourt/store/stores';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { openTwoDealers, rangesStaff } from '@forecourt/testkit-db/two-dealers';
import type { PoolClient } from 'pg';
import { buyerOf, harbour } from './checkout-world.ts';

const [stock = 1_000, leastShare = 0] = process.argv.slice(2).map(Number);
const turns = 3;
const clients = 8;
const account = 'acct_bench';
const { rangesKia } = twoSites;
const secrets = ['a secret of the bench that is long enough to be one'] as const;

const dealers = await openTwoDealers();
const database = connectDatabase({ url: dealers.made.webUrl, poolSize: clients, callTimeoutMs: 20_000 });
const first = buildCar({ dealershipId: rangesKia.id });
await dealers.run(rangesStaff, async ({ cars, paymentAccounts }) => {
  await cars.save(first, new Date());
  const state = 'active' as const;
  const owned = { dealershipId: rangesKia.id, provider: 'stripe', accountRef: account, state };
  await paymentAccounts.save({ ...owned, canCharge: true, descriptor: 'Ranges Kia' }, new Date());
});
const ids = Array.from({ length: stock }, () => leadIdAt(new Date(), randomUUID()) as string);
await dealers.loader.pool.query(
  `insert into cars select (jsonb_populate_record(c, jsonb_build_object(
     'id', i, 'slug', 'corolla-' || i, 'stock_number', right(i::text, 12)))).*
   from cars c, unnest($1::uuid[]) i`,
  [ids],
);

const session = () => `cs_test_${randomBytes(12).toString('hex')}`;
const provider: Pick<PaymentProvider, 'name' | 'start'> = {
  name: 'stripe',
  start: async () => ({ session: session(), clientSecret: 'a secret', hostedUrl: null }),
};
const ports: StartPorts = {
  store: storeRunner(database),
  provider: provider as PaymentProvider,
  limiter: { take: async () => 0 },
  tokens: hashedTokens(secrets),
  codeKeys: keyedCodes(secrets),
  newId: () => leadIdAt(new Date(), randomUUID()),
};

async function reserved(id: string): Promise<void> {
  const car = { ...first, id: id as typeof first.id };
  const buyer = buyerOf(car, { holder: randomUUID() });
  const details = { ...buyer.details, email: `${randomUUID()}@example.com` };
  const started = await startReservation(ports, harbour, { ...buyer, details });
  if (!started.ok) throw new Error(started.error);
}

/** The rows of one reservation and nothing else; the session is kept in a transaction of its own, as the provider is between. */
async function written(carId: string): Promise<void> {
  const client = await database.pool.connect();
  try {
    await writeRows(client, carId);
  } finally {
    client.release();
  }
}

async function writeRows(client: PoolClient, carId: string): Promise<void> {
  // Planned once, as those of the product are.
  const ask = (text: string, values: readonly unknown[]) =>
    client.query({ text, values: [...values], name: hash('sha1', text) });
  const begin = async () => {
    await client.query('begin');
    await ask(`select set_config('app.site_id', $1, true)`, [harbour.site.id]);
  };
  const id = leadIdAt(new Date(), randomUUID());
  const paymentId = leadIdAt(new Date(), randomUUID());
  const untilMs = Date.now() + 1_800_000;
  await begin();
  await ask(
    `insert into reservations (id, site_id, dealership_id, car_id, state, amount_cents, price_cents, price_basis, hold_hours,
       refund_percent, name, email, phone, postcode, expires_at, holder_hash, link_hash, link_sealed)
     values ($1, $2, $3, $4, 'pending', 20000, 2499000, 'Drive Away', 48, 100, 'Alex Nguyen', $9, '0412345678',
       '3000', $5, $6, $7, $8)`,
    [
      id,
      harbour.site.id,
      rangesKia.id,
      carId,
      new Date(untilMs),
      randomBytes(32),
      randomBytes(32),
      randomBytes(60).toString('base64url'),
      `${randomUUID()}@example.com`,
    ],
  );
  await ask(
    `insert into payments (id, site_id, dealership_id, reservation_id, provider, request_key, amount_cents, account_ref, look,
       request) values ($1, $2, $3, $4, 'stripe', $5, 20000, $6, 'fields', $7)`,
    [
      paymentId,
      harbour.site.id,
      rangesKia.id,
      id,
      `pay_${paymentId}`,
      account,
      JSON.stringify({
        description: 'Deposit: 2021 Toyota Corolla Ascent Sport',
        descriptor: 'Ranges Kia',
        email: 'alex@example.com',
        look: 'fields',
        returnUrl: 'http://harbour.localhost/cars/a/checkout',
        expiresAt: new Date(untilMs),
      }),
    ],
  );
  await client.query('commit');
  await begin();
  await ask(
    `update payments set session_ref = $2, client_secret = 'a secret', updated_at = now() where id = $1`,
    [paymentId, session()],
  );
  await client.query('commit');
}

interface Rate {
  readonly perSecond: number;
  /** Of this process, without PostgreSQL's. */
  readonly cpuMs: number;
}

async function rateOf(work: (carId: string) => Promise<void>): Promise<Rate> {
  // Every car is free again.
  await dealers.loader.pool.query(`update reservations set state = 'cancelled' where state = 'pending'`);
  await dealers.loader.pool.query('vacuum analyze reservations, payments');
  const free = [...ids];
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let id = free.pop(); id !== undefined; id = free.pop()) await work(id);
    }),
  );
  const { user, system } = process.cpuUsage(cpu);
  return {
    perSecond: stock / ((performance.now() - startedAt) / 1_000),
    cpuMs: (user + system) / 1_000 / stock,
  };
}

const rates: Record<'bare' | 'ours', Rate>[] = [];
await rateOf(reserved);
for (let turn = 0; turn < turns; turn += 1) {
  rates.push({ bare: await rateOf(written), ours: await rateOf(reserved) });
}
const mean = (kind: 'bare' | 'ours', part: keyof Rate) =>
  rates.reduce((sum, turn) => sum + turn[kind][part], 0) / turns;
const words = (kind: 'bare' | 'ours') =>
  `${mean(kind, 'perSecond').toFixed(0)} a second (${mean(kind, 'cpuMs').toFixed(1)} ms of CPU each)`;
const share = (100 * mean('ours', 'perSecond')) / mean('bare', 'perSecond');
process.stdout.write(
  `${clients} clients: bare transactions ${words('bare')}, reservations ${words('ours')}: ${share.toFixed(0)}%\n`,
);
await database.close();
await dealers.close();
if (share < leastShare) {
  process.stderr.write(`at least ${leastShare}% is due\n`);
  process.exitCode = 1;
}
