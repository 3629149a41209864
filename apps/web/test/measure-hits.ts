/**
 * Measures what a cached page costs: processor time for each request, beside a bare server that sends the same
 * bytes. `node apps/web/test/measure-hits.ts` prints both and their ratio; time of the processor, and not of
 * the wall, since others may use the machine too.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { memorySites } from './memory-sites.ts';
import { memoryStockIndex } from './memory-stock-index.ts';
import { testCars, testServer } from './test-server.ts';

interface MeasuredResponse {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly body: string;
}

const requests = 20_000;
const atOnce = 32;
const rounds = 5;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const sentHeaders = { host: 'harbour.example', 'accept-encoding': 'gzip, deflate, br, zstd' };

function get(port: number): Promise<MeasuredResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: '/some-page', headers: sentHeaders, agent });
    sent.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
          resolve({
            status: response.statusCode ?? 0,
            headers: headers as MeasuredResponse['headers'],
            body: Buffer.concat(chunks).toString('base64'),
          });
        });
    });
    sent.end();
  });
}

/** Microseconds of the server's processor for each request. */
async function measure(server: ChildProcess, port: number, count: number): Promise<number> {
  const usage = async () => {
    server.send('usage');
    const [used] = (await once(server, 'message')) as [number];
    return used;
  };
  const before = await usage();
  let begun = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (begun < count) {
        begun += 1;
        await get(port);
      }
    }),
  );
  return ((await usage()) - before) / count;
}

function reportUsage(): void {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
}

async function start(
  role: string,
  given?: MeasuredResponse,
): Promise<{ server: ChildProcess; port: number }> {
  const server = fork(import.meta.filename, [role]);
  if (given) server.send(given);
  const [port] = (await once(server, 'message')) as [number];
  return { server, port };
}

const [, , role] = process.argv;
if (role === 'ours') {
  reportUsage();
  const log = pino({ level: 'warn' });
  const { server } = await testServer({ primary: memoryStockIndex(testCars), sites: memorySites(), log });
  process.send?.(server.port);
} else if (role === 'bare') {
  const [{ status, headers, body }] = (await once(process, 'message')) as [MeasuredResponse];
  reportUsage();
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(status, headers).end(bytes));
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port));
} else {
  const ours = await start('ours');
  const bare = await start('bare', await get(ours.port));
  const costs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    costs.push([
      await measure(bare.server, bare.port, requests),
      await measure(ours.server, ours.port, requests),
    ]);
  }
  // The first round compiles.
  const [bareCost, ourCost] = [0, 1].map((index) =>
    Math.min(...costs.slice(1).map((cost) => cost[index] ?? 0)),
  );
  const ratio = ((bareCost ?? 0) / (ourCost ?? 1)) * 100;
  process.stdout.write(
    `bare ${bareCost?.toFixed(1)} us, ours ${ourCost?.toFixed(1)} us a request: ${ratio.toFixed(0)}% of its requests a second\n`,
  );
  agent.destroy();
  ours.server.kill();
  bare.server.kill();
}
