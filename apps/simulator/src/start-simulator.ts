import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { faults, type Fault } from './faults.ts';
import { messagesPage } from './messages-page.ts';
import { smsVendor } from './sms-vendor.ts';

export interface Simulator {
  readonly port: number;
  stop(): Promise<void>;
}

interface SimulatedResponse {
  readonly status: number;
  readonly body: string;
  readonly type?: string;
}

const mostBodyBytes = 64 * 1024;
const mostListed = 20_000;

/**
 * Stands in for outside vendors over real HTTP, in development and tests. Each can be told to be slow, broken or
 * wrong: PUT /faults. It listens on this machine alone.
 */
export async function startSimulator(port: number): Promise<Simulator> {
  const sms = smsVendor(() => new Date());
  const ordered = faults(['sms']);

  async function respond(request: IncomingMessage): Promise<SimulatedResponse> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const to = url.searchParams.get('to');
    switch (`${request.method ?? 'GET'} ${url.pathname}`) {
      case 'POST /sms/messages':
        return withFault(ordered.next('sms'), await bodyOf(request), (sent) => takeSms(request, sent));
      case 'GET /sms/messages':
        return json(200, sms.list(to, Math.min(Number(url.searchParams.get('limit')) || 100, mostListed)));
      case 'DELETE /sms/messages':
        return json(200, { deleted: sms.clear() });
      case 'PUT /faults': {
        const set = ordered.set(await bodyOf(request));
        return set ? json(200, set) : json(400, { error: 'vendor, delayMs, status, garbage, takes, rate' });
      }
      case 'GET /faults':
        return json(200, ordered.list());
      case 'DELETE /faults':
        ordered.clear();
        return json(200, {});
      case 'GET /':
        return { status: 200, type: 'text/html; charset=utf-8', body: messagesPage(sms.list(null, 100)) };
      default:
        return json(404, { error: 'GET / shows messages; POST /sms/messages, PUT /faults' });
    }
  }

  function takeSms({ headers }: IncomingMessage, sent: unknown): SimulatedResponse {
    if (!/^Bearer .+/.test(headers.authorization ?? '')) return json(401, { error: 'no key' });
    const taken = sms.take(sent, headers['idempotency-key']?.toString() ?? null);
    if (!taken) return json(422, { error: 'from, to (as +61400000000) and text' });
    return json(taken.isRepeat ? 200 : 201, { id: taken.message.id });
  }

  const server = createServer((request, response) => {
    respond(request)
      .catch((): SimulatedResponse => json(400, { error: 'this cannot be read' }))
      .then(({ status, body, type = 'application/json' }) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      )
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A call as its fault has it: late, refused or answered with nonsense, and done or not. */
async function withFault(
  fault: Fault | null,
  sent: unknown,
  take: (sent: unknown) => SimulatedResponse,
): Promise<SimulatedResponse> {
  if (!fault) return take(sent);
  await sleep(fault.delayMs);
  const isOnlySlow = fault.status === 0 && !fault.garbage;
  const taken = isOnlySlow || fault.takes ? take(sent) : null;
  if (isOnlySlow && taken) return taken;
  return {
    status: fault.status || (taken?.status ?? 200),
    body: fault.garbage ? '<html><p>Gateway' : '{"error":"as ordered"}',
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBodyBytes) throw new Error('too much');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

function json(status: number, value: unknown): SimulatedResponse {
  return { status, body: JSON.stringify(value) };
}
