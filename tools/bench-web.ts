/** `pnpm bench:web [--seconds 5] [--path /] [--write]`: what a page costs, beside what it would cost at the least. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { load, type LoadPlan } from './bench/web/load.ts';
import { readFigures, runServer, type BenchServer } from './bench/web/run-server.ts';
import { writeSection } from './bench/write-section.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    path: { type: 'string', default: '/search/new-used-and-demo-cars' },
    write: { type: 'boolean', default: false },
  },
});
const [seconds, connections] = [Number(values.seconds), Number(values.connections)];
const { path } = values;
const host = 'harbour.example';
const vehiclePath = '/cars/car-1';
const sites = 500;
/** What else the machine does comes and goes: a page and the same bytes are measured in turns. */
const turns = 3;
const packingMs = 500;

interface Row {
  readonly name: string;
  readonly perSecond: number | null;
  readonly p50Ms: number | null;
  readonly p99Ms: number | null;
  readonly cpuMs: number | null;
}

/** A short run first: code that has run before is what visitors meet. */
async function measure(name: string, server: BenchServer, requestAt: LoadPlan['requestAt']): Promise<Row> {
  const plan = { port: server.port, requestAt, connections };
  await load({ ...plan, seconds: Math.min(seconds, 2) });
  const before = server.metricsPort === null ? null : await readFigures(server);
  const { failures, requests, ...times } = await load({ ...plan, seconds });
  if (failures > 0) throw new Error(`${name}: ${failures} of ${requests} answers were errors`);
  const after = before && (await readFigures(server));
  const cpuMs = before && after && ((after.cpuSeconds - before.cpuSeconds) * 1_000) / requests;
  return { name, ...times, cpuMs };
}

const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const servers: BenchServer[] = [];
try {
  const web = await runServer('apps/web/test/bench/serve-canned.ts');
  servers.push(web);
  const page = await documentOf(web, path);
  const vehicle = await documentOf(web, vehiclePath);
  const rows = [
    ...(await againstBare(web, { requested: path, page })),
    // No two requests the same, so that nothing is cached.
    await measure('a page that nobody asked for', web, (n) => ({ host, path: `${path}?query=q${n}` })),
    drawAlone(page.html),
    ...(await againstBare(web, { requested: vehiclePath, page: vehicle })),
  ];
  const memory = await memoryOverSites(web);
  const report = [table(rows), '', memory].join('\n');
  console.log(report);
  if (values.write) writeReport(report, [page, vehicle]);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}

async function againstBare(
  web: BenchServer,
  { requested, page }: { readonly requested: string; readonly page: Document },
): Promise<readonly Row[]> {
  const bytes = join(folder, 'page.br');
  writeFileSync(bytes, page.packed);
  const bare = await runServer('tools/bench/web/serve-bytes.ts', bytes);
  servers.push(bare);
  const alike = await runServer('tools/bench/web/serve-bytes.ts', bytes, JSON.stringify(page.headers));
  servers.push(alike);
  const what = requested === vehiclePath ? 'vehicle page' : 'page';
  const requestAt = () => ({ host, path: requested });
  const kinds = [
    { name: `bare Node server, the bytes of the ${what}`, server: bare },
    { name: 'bare Node server, its headers too', server: alike },
    { name: `the same ${what} again`, server: web },
  ];
  const measured = new Map<string, Row[]>(kinds.map(({ name }) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1)
    for (const { name, server } of kinds) measured.get(name)?.push(await measure(name, server, requestAt));
  return [...measured.values()].map(middle);
}

function middle(rows: readonly Row[]): Row {
  const sorted = rows.toSorted((a, b) => (a.perSecond ?? 0) - (b.perSecond ?? 0));
  const row = sorted[Math.floor(sorted.length / 2)];
  if (!row) throw new Error('nothing was measured');
  return row;
}

interface Document {
  readonly html: string;
  /** As a browser is sent it. */
  readonly packed: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requested again it is packed better, once, beside all else. */
async function documentOf(server: BenchServer, wanted: string): Promise<Document> {
  await readDocument(server, wanted);
  await readDocument(server, wanted);
  await sleep(packingMs);
  return readDocument(server, wanted);
}

/** Not by fetch, which does not let a caller choose the host. */
async function readDocument({ port }: BenchServer, wanted: string): Promise<Document> {
  const headers = { host, 'accept-encoding': 'gzip, deflate, br' };
  const request = get({ port, host: '127.0.0.1', path: wanted, headers, timeout: 5_000 });
  request.on('timeout', () => request.destroy(new Error('the page did not come within 5 s')));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${wanted} answered ${response.statusCode}`);
  const ofConnection = new Set(['date', 'connection', 'keep-alive', 'content-length']);
  const ofPage = Object.entries(response.headers).filter(([name]) => !ofConnection.has(name));
  const packed = await buffer(response);
  return {
    html: brotliDecompressSync(packed).toString(),
    packed,
    headers: Object.fromEntries(ofPage.map(([name, value]) => [name, String(value)])),
  };
}

function drawAlone(html: string): Row {
  const [, input = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const { status, stdout } = spawnSync(process.execPath, ['apps/web/test/bench/draw-alone.ts'], {
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('React could not draw the page alone');
  const { cpuMs } = JSON.parse(stdout) as { readonly cpuMs: number };
  return { name: 'React alone, the same tree', perSecond: null, p50Ms: null, p99Ms: null, cpuMs };
}

async function memoryOverSites(web: BenchServer): Promise<string> {
  const requestAt = (n: number) => ({ host: `site-${n % sites}.localhost`, path: `${path}?query=m${n}` });
  const readings = [(await readFigures(web)).memoryMb];
  let requests = 0;
  for (let round = 0; round < 3; round += 1) {
    requests += (await load({ port: web.port, requestAt, connections, seconds })).requests;
    readings.push((await readFigures(web)).memoryMb);
  }
  const megabytes = readings.map((reading) => `${Math.round(reading)} MB`).join(', ');
  return `Memory of the process over ${requests} different pages on ${sites} sites: ${megabytes}.`;
}

function cell(value: number | null, digits: number): string {
  return value === null ? '' : value.toFixed(digits);
}

function table(rows: readonly Row[]): string {
  return [
    '| | requests a second | p50 ms | p99 ms | CPU ms each |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(({ name, perSecond, p50Ms, p99Ms, cpuMs }) =>
      [`| ${name}`, cell(perSecond, 0), cell(p50Ms, 1), cell(p99Ms, 1), `${cell(cpuMs, 2)} |`].join(' | '),
    ),
  ].join('\n');
}

function sizeOf({ html, packed }: Document): string {
  return `${Buffer.byteLength(html)} bytes, ${packed.length} packed by brotli`;
}

function writeReport(report: string, [page, vehicle]: readonly [Document, Document]): void {
  const about = [
    `\`${path}\`, ${sizeOf(page)}, and a vehicle page, ${sizeOf(vehicle)}; ${connections} connections, ${seconds} s each,`,
    `one process beside the client that asks; of ${turns} turns the middle. The search is canned.`,
  ];
  writeSection('Pages', 'pnpm bench:web --write', [...about, '', report].join('\n'));
}
