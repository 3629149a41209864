/** `pnpm bench:web [--seconds 5] [--path /] [--write]`: what a page costs, beside what it would cost at the least. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { load, type LoadQuestion } from './bench/web/load.ts';
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
const sites = 500;

interface Row {
  readonly name: string;
  readonly perSecond: number | null;
  readonly p50Ms: number | null;
  readonly p99Ms: number | null;
  readonly cpuMs: number | null;
}

/** A short run first: code that has run before is what visitors meet. */
async function measure(name: string, server: BenchServer, ask: LoadQuestion['ask']): Promise<Row> {
  const question = { port: server.port, ask, connections };
  await load({ ...question, seconds: Math.min(seconds, 2) });
  const before = server.metricsPort === null ? null : await readFigures(server);
  const { failures, requests, ...times } = await load({ ...question, seconds });
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
  const html = await documentOf(web);
  const bytes = join(folder, 'page.br');
  writeFileSync(bytes, brotliCompressSync(html));
  const bare = await runServer('tools/bench/web/serve-bytes.ts', bytes);
  servers.push(bare);

  const rows = [
    await measure('bare Node server, the same bytes', bare, () => ({ host, path })),
    await measure('the same page again', web, () => ({ host, path })),
    // No two ask the same, so that nothing that is kept can answer.
    await measure('a page that nobody asked for', web, (n) => ({ host, path: `${path}?query=q${n}` })),
    drawAlone(html),
  ];
  const memory = await memoryOverSites(web);
  const report = [table(rows), '', memory].join('\n');
  console.log(report);
  if (values.write) writeReport(report, Buffer.byteLength(html), readFileSync(bytes).length);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}

/** Not by fetch, which does not let a caller choose the host. */
async function documentOf({ port }: BenchServer): Promise<string> {
  const asked = get({ port, host: '127.0.0.1', path, headers: { host }, timeout: 5_000 });
  asked.on('timeout', () => asked.destroy(new Error('the page did not come within 5 s')));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return text(answer);
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
  const ask = (n: number) => ({ host: `site-${n % sites}.localhost`, path: `${path}?query=m${n}` });
  const readings = [(await readFigures(web)).memoryMb];
  let requests = 0;
  for (let round = 0; round < 3; round += 1) {
    requests += (await load({ port: web.port, ask, connections, seconds })).requests;
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

function writeReport(report: string, plainBytes: number, packedBytes: number): void {
  const about = [
    `\`${path}\`, ${plainBytes} bytes, ${packedBytes} packed by brotli; ${connections} connections, ${seconds} s each,`,
    'one process beside the client that asks. The search is canned.',
  ];
  writeSection('Pages', 'pnpm bench:web --write', [...about, '', report].join('\n'));
}
