/**
 * Leads a second through `captureLead`, against a bare transaction that writes the same rows and reads nothing, by
 * turns in one run: `node bench-leads.ts <seconds of each turn>`.
 */
import { hash, randomUUID } from 'node:crypto';
import { captureLead, type CapturePorts } from '@forecourt/app/leads/take/capture-lead';
import { leadIdAt } from '@forecourt/app/leads/record/lead-id';
import { loadSiteContext } from '@forecourt/app/site/site-context';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { storeRunner } from '@forecourt/store/stores';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { connectDatabase } from '@forecourt/store/connection';
import type { PoolClient } from 'pg';
import { harbourSite, openTwoDealers, rangesStaff } from '@forecourt/testkit-db/two-dealers';
import { buildFormSubmission } from './build-form-submission.ts';

const seconds = Number(process.argv[2] ?? 3);
const turns = 3;
const clients = 8;
const { rangesKia, harbour } = twoSites;
const dealers = await openTwoDealers();
const database = connectDatabase({ url: dealers.made.appUrl, poolSize: clients, callTimeoutMs: 20_000 });
const store = storeRunner(database);
const cars = Array.from({ length: 50 }, () => buildCar({ dealershipId: rangesKia.id }));
const addresses = ['email', 'webhook'] as const;
const destinations = addresses.map(() => buildId());
await store.run(rangesStaff, async (stores) => {
  for (const car of cars) await stores.cars.save(car, new Date());
  for (const [n, kind] of addresses.entries()) {
    const id = destinations[n] ?? buildId();
    const to = {
      id,
      dealershipId: rangesKia.id,
      kind,
      name: kind,
      address: kind,
      categories: [],
      enabled: true,
    };
    await stores.leads.saveDestination(to, new Date());
  }
});
const loaded = await loadSiteContext({ store, versions: stockVersions(database) }, { scope: harbourSite });
if (!loaded.ok) throw new Error(loaded.error);
const { context } = loaded.value;
const ports: CapturePorts = { store, randomId: randomUUID };
const carOf = (n: number) => cars[n % cars.length]?.id ?? null;
const person = () => ({ name: 'Alex Nguyen', email: `${randomUUID()}@example.com`, message: 'Still there?' });

async function captured(n: number): Promise<void> {
  const answer = await captureLead(
    ports,
    context,
    buildFormSubmission({ carId: carOf(n), answers: person(), now: new Date() }),
  );
  if (!answer.ok) throw new Error(answer.error);
}

/** The rows of one lead and nothing else: no rule, no look at what is there, one statement for each table. */
async function written(n: number): Promise<void> {
  const client = await database.pool.connect();
  try {
    await writeRows(client, n);
  } finally {
    client.release();
  }
}

async function writeRows(client: PoolClient, n: number): Promise<void> {
  const now = new Date();
  const id = leadIdAt(now, randomUUID());
  const { email, name, message } = person();
  // Planned once, as those of the product are.
  const ask = (text: string, values: readonly unknown[]) =>
    client.query<{ id: string }>({ text, values: [...values], name: hash('sha1', text) });
  await client.query('begin');
  await ask(`select set_config('app.site_id', $1, true)`, [harbour.id]);
  await ask(`insert into idempotency_keys (site_id, purpose, key, result_id) values ($1, 'lead', $2, $3)`, [
    harbour.id,
    randomUUID(),
    id,
  ]);
  await ask(
    `insert into leads (id, site_id, dealership_id, car_id, category, name, email, message, opt_in, url,
       user_agent, visited_pages, linked_query_params, lead_status, form_completed, vehicle_make, vehicle_model)
     values ($1, $2, $3, $4, 'Used Car Enquiry', $5, $6, $7, true, 'https://harbour.example/used/corolla',
       'Mozilla/5.0', '{/}', '{"utm_source": "mail"}', 'Complete', true, 'Toyota', 'Corolla')`,
    [id, harbour.id, rangesKia.id, carOf(n), name, email, message],
  );
  const details = JSON.stringify({ form: 'enquiry', answers: {}, car: { name: '2021 Toyota Corolla' } });
  await ask(
    `insert into lead_events (lead_id, site_id, kind, details)
     select $1, $2, kind, $3 from unnest(array['submitted', 'consent', 'routed']) kind`,
    [id, harbour.id, details],
  );
  const { rows } = await ask(
    `insert into lead_deliveries (lead_id, site_id, dealership_id, destination_id, delivery_key)
     select $1::uuid, $2, $3, d, $1::uuid::text || d from unnest($4::uuid[]) d returning id`,
    [id, harbour.id, rangesKia.id, destinations],
  );
  const jobs = rows.map(({ id: deliveryId }) => ({
    task: 'deliver-lead',
    input: { deliveryId },
    max_attempts: 25,
    key: deliveryId,
  }));
  await ask('select jobs.enqueue_all($1::json)', [JSON.stringify(jobs)]);
  await ask(
    `insert into analytics_events (site_id, kind, event_id, dealership_id, car_id, path, details)
     values ($1, 'lead', 15, $2, $3, '/used/corolla', '{"form": "enquiry"}')`,
    [harbour.id, rangesKia.id, carOf(n)],
  );
  await client.query('commit');
}

interface Rate {
  readonly perSecond: number;
  /** Of this process, without PostgreSQL's. */
  readonly cpuMs: number;
  /** Of a hundred, 95 were faster. */
  readonly p95Ms: number;
}

async function rateOf(work: (n: number) => Promise<void>): Promise<Rate> {
  const cpu = process.cpuUsage();
  const until = performance.now() + seconds * 1_000;
  const startedAt = performance.now();
  let done = 0;
  const took: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        const from = performance.now();
        await work(done);
        took.push(performance.now() - from);
        done += 1;
      }
    }),
  );
  const { user, system } = process.cpuUsage(cpu);
  return {
    perSecond: done / ((performance.now() - startedAt) / 1_000),
    cpuMs: (user + system) / 1_000 / done,
    p95Ms: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0,
  };
}

const rates: Record<'bare' | 'lead', Rate>[] = [];
await rateOf(captured);
for (let turn = 0; turn < turns; turn += 1) {
  rates.push({ bare: await rateOf(written), lead: await rateOf(captured) });
}
const mean = (kind: 'bare' | 'lead', part: keyof Rate) =>
  rates.reduce((sum, turn) => sum + turn[kind][part], 0) / turns;
const words = (kind: 'bare' | 'lead') =>
  `${mean(kind, 'perSecond').toFixed(0)} a second (p95 ${mean(kind, 'p95Ms').toFixed(0)} ms, ${mean(kind, 'cpuMs').toFixed(1)} ms of CPU each)`;
const share = (100 * mean('lead', 'perSecond')) / mean('bare', 'perSecond');
process.stdout.write(
  `${clients} clients: bare transactions ${words('bare')}, leads ${words('lead')}: ${share.toFixed(0)}%\n`,
);
await database.close();
await dealers.close();
