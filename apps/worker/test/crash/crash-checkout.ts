import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { goThroughCheckout, manners, type Buyer, type BuyerEnd, type Manner } from './checkout-buyer.ts';
import type { CheckoutWorld } from './checkout-world.ts';
import { untilServed } from './until-served.ts';
import { compareBooks, isEven, listUneven, type ComparedBooks } from './compare-books.ts';
import { withCrashedSite, type CrashedSite, type CrashPlan, type Victim } from './crashed-site.ts';
import { freePort } from './free-port.ts';
import { killedProvider, type KilledProvider } from './killed-provider.ts';

export interface CheckoutCrashPlan extends CrashPlan {
  readonly attempts: number;
  readonly servers: number;
  readonly cars: number;
  /** Each has its account with the provider, its own site, and half of two group sites. */
  readonly dealerships: number;
  /** Within so long of the last fault everything is even. */
  readonly settleMs: number;
  /** How often what the schedule does every minute is asked for, with everything due at once; null: by the clock alone. */
  readonly sweepMs: number | null;
}

export interface CheckoutCrashReport extends ComparedBooks {
  readonly attempts: number;
  /** As the buyers saw it. */
  readonly ends: Readonly<Partial<Record<BuyerEnd, number>>>;
  /** Whose page said that the car is held, and it never was. */
  readonly brokenPromises: number;
  readonly reservations: number;
  /** Cars that were held by one buyer after another. */
  readonly takenAgain: number;
  readonly expired: number;
  readonly returned: Readonly<Record<string, number>>;
  readonly messages: number;
  readonly requests: number;
  readonly refusals: number;
  readonly kills: Readonly<Record<string, number>>;
  readonly ownEnds: number;
  /** From the last fault until everything was even; it was not within the plan's time where something above is not 0. */
  readonly settledSeconds: number;
  readonly seconds: number;
}

/** A tenth of the attempts is for one of these. */
const hotCars = 12;

/**
 * Buyers take, pay, let go and leave cars while servers, worker, database and the payment provider are killed and cut by
 * turns, and time runs out for some of them. Then no car was held twice, and all money is where it belongs.
 */
export async function crashCheckout(plan: CheckoutCrashPlan): Promise<CheckoutCrashReport> {
  const providerPort = await freePort();
  const ports = await Promise.all(Array.from({ length: plan.servers }, freePort));
  const provider = killedProvider(providerPort, ports[0] ?? 0);
  try {
    return await withCrashedSite(
      plan,
      {
        ports,
        variables: provider.variables,
        setUp: {
          file: 'set-up-checkout.ts',
          order: { cars: plan.cars, dealerships: plan.dealerships },
        },
        victims: ({ loaderUrl }) =>
          [
            ['provider', () => provider.kill()],
            ['connections', () => cutConnections(loaderUrl)],
          ] satisfies readonly Victim[],
      },
      (site) => run(plan, site, provider),
    );
  } finally {
    await provider.stop();
  }
}

async function run(
  plan: CheckoutCrashPlan,
  site: CrashedSite,
  provider: KilledProvider,
): Promise<CheckoutCrashReport> {
  const { cars } = site.world as CheckoutWorld;
  const counts = { requests: 0, refusals: 0 };
  const buyers: Buyer[] = [];
  const time = letTimePass(plan, site);
  await untilServed(site);
  const killing = site.kill(async (n) => {
    // Spread over the whole run, however fast it goes.
    while (buyers.length < ((n + 0.5) * plan.attempts) / plan.kills) await sleep(100);
    await sleep(plan.pauseMs * Math.random());
  });
  await Promise.all(
    Array.from({ length: plan.clients }, async (_, client) => {
      for (let n = client; n < plan.attempts; n += plan.clients) {
        const car = cars[Math.floor(Math.random() * (n % 10 === 0 ? hotCars : cars.length))] ?? cars[0];
        if (!car) throw new Error('there are no cars');
        const age = (email: string) => time.age(email);
        buyers.push(await goThroughCheckout({ site, provider, car, manner: mannerOf(n), counts, age }));
        if (buyers.length % 100 === 0)
          site.say(`${buyers.length} attempts: ${JSON.stringify(endsOf(buyers))}`);
      }
    }),
  );
  const kills = await killing;
  await provider.heal();
  const lastFaultAt = performance.now();
  site.say('the last fault is over');
  time.stopHolds();
  const books = await untilEven(plan, site, provider, lastFaultAt);
  if (!isEven(books)) site.say(JSON.stringify(await listUneven(site, provider)));
  const settledSeconds = Math.round((performance.now() - lastFaultAt) / 100) / 10;
  await time.stop();
  return {
    attempts: buyers.length,
    ends: endsOf(buyers),
    ...books,
    ...(await countRows(site, buyers)),
    ...counts,
    kills,
    ownEnds: site.ownEnds() + provider.ownEnds(),
    settledSeconds,
    seconds: Math.round(site.seconds() * 10) / 10,
  };
}

function endsOf(buyers: readonly Buyer[]): CheckoutCrashReport['ends'] {
  const ends: Partial<Record<BuyerEnd, number>> = {};
  for (const { end } of buyers) ends[end] = (ends[end] ?? 0) + 1;
  return ends;
}

const spread = Object.entries(manners).flatMap(([manner, share]) =>
  Array.from({ length: share }, () => manner as Manner),
);
const mannerOf = (n: number): Manner => spread[(n * 37) % spread.length] ?? 'keeps it';

const past = (seconds: string) => `expires_at = now() - interval '1 second' * ${seconds}`;
const some = (where: string, share: number) =>
  `id in (select id from reservations where ${where} and expires_at > now() and random() < ${share} for update skip locked)`;

/** Makes holds end without two days of waiting: their time is set back, and the programs find them over. */
function letTimePass({ sweepMs }: CheckoutCrashPlan, site: CrashedSite) {
  const over = new AbortController();
  let hasHolds = true;
  const pass = async () => {
    if (hasHolds) {
      await site.query(
        `update reservations set ${past('1')} where ${some(`state = 'held' and updated_at < now() - interval '3 seconds'`, 0.06)}`,
      );
      await site.query(
        `update reservations set ${past('(random() * 1200)::int')} where ${some(`state = 'pending' and created_at < now() - interval '12 seconds'`, 0.15)}`,
      );
    }
    if (sweepMs !== null) await sweepNow(site);
  };
  const passing = (async () => {
    while (!over.signal.aborted) {
      // The database may be down: time passes all the same.
      await pass().catch(() => undefined);
      await sleep(sweepMs ?? 1_000);
    }
  })();
  return {
    /** Long enough for a hold to end without the provider's word. */
    age: async (email: string) => {
      await site
        .query(`update reservations set ${past('960')} where email = '${email}' and state = 'pending'`)
        .catch(() => undefined);
    },
    /** Who has a car now keeps it. */
    stopHolds: () => {
      hasHolds = false;
    },
    async stop() {
      over.abort();
      await passing;
    },
  };
}

/** What happens every minute, now, and with everything due. */
async function sweepNow(site: CrashedSite): Promise<void> {
  const waits = `now() - interval '2 seconds'`;
  await site.query(`
    update payments set next_check_at = now() where state in ('started', 'authorised') and updated_at < ${waits}`);
  await site.query(
    `update refunds set next_try_at = now() where state in ('asked', 'sent') and asked_at < ${waits}`,
  );
  await withClient(site.world.jobsUrl, (client) =>
    client.query(
      `select graphile_worker.add_job('settle-payments', json_build_object('_cron', json_build_object('ts', now()::text)),
        job_key := 'sweep', max_attempts := 1)`,
    ),
  );
}

async function untilEven(
  { settleMs }: CheckoutCrashPlan,
  site: CrashedSite,
  provider: KilledProvider,
  sinceMs: number,
): Promise<ComparedBooks> {
  for (;;) {
    const books = await compareBooks(site, provider);
    site.say(JSON.stringify(books));
    if (isEven(books) || performance.now() - sinceMs > settleMs) return books;
    await sleep(2_000);
  }
}

async function countRows(site: CrashedSite, buyers: readonly Buyer[]) {
  const [row] = await site.query<
    Readonly<Record<'reservations' | 'again' | 'expired' | 'messages', string>>
  >(`
    select (select count(*) from reservations) as reservations,
      (select count(*) from (
        select car_id from crash_history where state = 'held' group by car_id having count(distinct reservation_id) > 1
      ) c) as again,
      (select count(*) from reservations where ended_reason = 'expired') as expired,
      (select count(*) from payment_inbox) as messages`);
  const returned = await site.query<{ cause: string; count: string }>(
    `select cause, count(*) from refunds where state = 'succeeded' group by cause order by cause`,
  );
  const held = await site.query<{ email: string }>(`
    select r.email from reservations r join payments p on p.reservation_id = r.id where p.captured_cents > 0`);
  const paid = new Set(held.map(({ email }) => email));
  return {
    reservations: Number(row?.reservations),
    takenAgain: Number(row?.again),
    expired: Number(row?.expired),
    messages: Number(row?.messages),
    returned: Object.fromEntries(returned.map(({ cause, count }) => [cause, Number(count)])),
    brokenPromises: buyers.filter(
      ({ email, end }) => (end === 'held' || end === 'let go') && !paid.has(email),
    ).length,
  };
}

/** Every program loses its connections in the middle of whatever it does. */
async function cutConnections(url: string): Promise<void> {
  const admin = new URL(url);
  admin.username = 'postgres';
  admin.password = '';
  await withClient(admin.href, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  );
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
