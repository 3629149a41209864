/**
 * Floods one site of the demo world in every way, and says what the visitors of another meet, beside a control in which
 * the same flood goes to a server that refuses it at once. Started by `pnpm bench:fairness`.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { timesOf } from '../bench/measure.ts';
import { table } from '../bench/report.ts';
import { get } from '../test-server.ts';
import { startWebProcess } from '../web-process.ts';
import { bystanders, type Met } from './bystanders.ts';
import { readFairnessEnv } from './env.ts';
import { isFloodKind, type FloodKind } from './flood-kinds.ts';
import { startRefuseAll } from './start-refuse-all.ts';
import { underFlood, type Flood } from './under-flood.ts';

const env = readFairnessEnv();
const say = (line: string) => void process.stderr.write(`${line}\n`);
const hostOf = (slug: string) => `${slug}.localhost`;
const [floodedHost, host] = [hostOf('harbourside-mazda'), hostOf('bigyard')];
const connectionsOf = (kind: FloodKind) => (kind === 'times' ? 260 : 64);

const web = await startWebProcess({
  DATABASE_URL: env.DATABASE_URL,
  OPENSEARCH_NODES: env.OPENSEARCH_NODES,
  REDIS_URL: env.REDIS_URL,
  S3_ENDPOINT: env.S3_ENDPOINT,
  PLATFORM_DOMAIN: 'localhost',
  BUILD_ID: `bench-${process.pid}`,
  WEB_PORT: '0',
  WEB_TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'info',
  // As they are by default.
  WEB_NETWORK_REQUESTS: '20',
  WEB_SITE_SHARE: '30',
});
const bare = await startRefuseAll();

const [leadCar] = await carsOf(host);
const options = {
  port: web.port,
  host,
  floodedHost,
  seconds: env.BENCH_SECONDS,
  leadOf: () => ({
    form: 'enquiry',
    idempotency_key: randomUUID(),
    name: 'Alex Nguyen',
    email: `${randomUUID()}@example.com`,
    phone: '0491 570 156',
    car_id: leadCar?.id,
    message: 'Is it still there?',
    terms: true,
  }),
  uncachedPath: (n: number) => `/search/new-used-and-demo-cars?range[price]=${n}:${90_000 + n}`,
};

type Part = 'cached' | 'uncached' | 'leads' | 'flooded';
const parts: readonly Part[] = ['cached', 'uncached', 'leads', 'flooded'];
/** How many times as long as in the control the 95th percentile may be. */
const bars: Readonly<Record<Part, number>> = { cached: 2, uncached: 4, leads: 4, flooded: Infinity };
const p95 = (met: Met, part: Part) => timesOf(met[part]).p95;

const floodedCars = (await carsOf(floodedHost)).map(({ slug }) => slug);
say('warming up ...');
await bystanders({ ...options, seconds: 5 });
const rows: string[][] = [];
const verdicts: string[][] = [];
for (const kind of env.BENCH_KINDS.split(',').filter(isFloodKind)) {
  const flood: Flood = { kind, connections: connectionsOf(kind), cars: floodedCars };
  const ratios: Record<Part, number>[] = [];
  let failed = 0;
  for (let run = 0; run < env.BENCH_RUNS; run += 1) {
    say(`${kind}, run ${run + 1} ...`);
    const control = await underFlood(flood, { ...options, floodPort: bare.port });
    const flooded = await underFlood(flood, { ...options, floodPort: web.port });
    const ratio = Object.fromEntries(
      parts.map((part) => [part, p95(flooded.met, part) / p95(control.met, part)]),
    ) as Record<Part, number>;
    ratios.push(ratio);
    failed += flooded.met.failures.leads;
    rows.push([
      `${kind} ${run + 1}`,
      ...parts.map(
        (part) =>
          `${p95(control.met, part).toFixed(0)} / ${p95(flooded.met, part).toFixed(0)} = ${ratio[part].toFixed(1)}`,
      ),
      JSON.stringify(flooded.met.failures).replaceAll(/["{}]/g, ''),
      Object.entries(flooded.statuses)
        .map(([status, count]) => `${status}: ${Math.round(count / env.BENCH_SECONDS)}/s`)
        .join(', '),
    ]);
  }
  verdicts.push([
    kind,
    ...parts.map((part) => {
      const all = ratios.map((one) => one[part]).toSorted((a, b) => a - b);
      const within = all.filter((one) => one <= bars[part]).length;
      return `${(all[Math.floor(all.length / 2)] ?? Number.NaN).toFixed(1)}, ${within} of ${all.length}`;
    }),
    String(failed),
  ]);
}
web.kill('SIGTERM');
bare.stop();
await web.ended;

process.stdout.write(
  [
    'Each run: 95th percentile in milliseconds, control / flooded = ratio.',
    table(
      [
        'run',
        'cached pages of others',
        'uncached',
        'leads',
        "the flooded site's cached pages",
        'failed',
        'flood',
      ],
      rows,
    ),
    'Median of the ratios, and how many runs stayed within the bar (2 for cached pages, 4 for uncached ones and leads).',
    table(['flood', 'cached', 'uncached', 'leads', 'flooded, cached', 'leads that failed'], verdicts),
  ].join('\n\n'),
);

interface BenchCar {
  readonly id: string;
  readonly slug: string;
}

/** Some cars of a site, by its own API. */
async function carsOf(site: string): Promise<readonly BenchCar[]> {
  const cars: BenchCar[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const { body } = await get(web.port, `/api/search?page=${page}`, { host: site });
    const { hits } = z
      .object({ hits: z.array(z.object({ id: z.string(), slug: z.string() })) })
      .parse(JSON.parse(body));
    cars.push(...hits);
  }
  return cars;
}
