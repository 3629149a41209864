import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineFailure, openSearchClient, type ClientOptions } from './opensearch-client.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A node of its own that answers as the test says, and counts how often it was called. */
async function node(respond: RequestListener) {
  const calls = { times: 0, connections: 0 };
  const server = createServer((request, response) => {
    calls.times += 1;
    respond(request, response);
  });
  server.on('connection', () => (calls.connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, port, calls };
}

const works: RequestListener = (_request, response) => response.end('{"ok":true}');
const respondsWith =
  (status: number, body = '{"error":{"reason":"so it is"}}'): RequestListener =>
  (_request, response) => {
    response.statusCode = status;
    response.end(body);
  };
const hangs: RequestListener = () => {};
/** A port on which nobody listens. */
const nobody = 'http://127.0.0.1:9';

function clientOf(nodes: readonly string[], options: Partial<ClientOptions> = {}) {
  const client = openSearchClient({ nodes, ...options });
  closing.push(async () => client.close());
  return client;
}
const search = {
  method: 'POST',
  path: '/cars/_search',
  query: { routing: 'a,b' },
  body: { size: 1 },
} as const;

describe('a call to the cluster', () => {
  it('goes out as JSON, with name and password, over a connection that stays', async () => {
    const seen: unknown[] = [];
    const { port, calls } = await node((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const { authorization, 'content-type': type } = request.headers;
        seen.push([request.method, request.url, authorization, type, body]);
        response.end('{"ok":true}');
      });
    });
    const client = clientOf([`http://reader:p%40ss@127.0.0.1:${port}`]);
    for (let time = 0; time < 20; time += 1) expect(await client.send(search)).toEqual({ ok: true });
    const basic = `Basic ${Buffer.from('reader:p@ss').toString('base64')}`;
    expect(seen[0]).toEqual(['POST', '/cars/_search?routing=a%2Cb', basic, 'application/json', '{"size":1}']);
    expect(calls.times).toBe(20);
    // A second one where the first was not yet quite free.
    expect(calls.connections).toBeLessThan(4);
  });

  it.each<[string, RequestListener]>([
    ['is too busy', respondsWith(429)],
    ['is not ready', respondsWith(503)],
    ['breaks off', (request) => request.destroy()],
    ['hangs', hangs],
  ])('goes to the next node where one %s', async (_what, fault) => {
    const [bad, good] = [await node(fault), await node(works)];
    const client = clientOf([good.address, bad.address], { tryMs: 1_000, timeoutMs: 20_000 });
    for (let time = 0; time < 4; time += 1) expect(await client.send(search)).toEqual({ ok: true });
    expect(bad.calls.times).toBeGreaterThan(0);
    expect(good.calls.times).toBe(4);
  });

  it('leaves a dead node alone for a while', async () => {
    const [bad, good] = [await node((request) => request.destroy()), await node(works)];
    const client = clientOf([good.address, bad.address], { deadForMs: 60_000 });
    for (let time = 0; time < 10; time += 1) await client.send(search);
    expect(bad.calls.times).toBe(1);
    const away = clientOf([nobody, good.address]);
    for (let time = 0; time < 4; time += 1) expect(await away.send(search)).toEqual({ ok: true });
  });

  it('is over when its time is over', async () => {
    const client = clientOf([(await node(hangs)).address], { timeoutMs: 200, tryMs: 150 });
    const startedAt = Date.now();
    await expect(client.send(search)).rejects.toThrow(EngineFailure);
    expect(Date.now() - startedAt).toBeLessThan(2_000);
  });

  it.each<[string, RequestListener, number]>([
    ['a refusal', respondsWith(400), 400],
    ['a fault of the engine', respondsWith(500), 500],
    ['what is no JSON', respondsWith(200, '<html>'), 200],
  ])('fails at once for %s: another node would say the same', async (_what, response, status) => {
    const [one, other] = [await node(response), await node(response)];
    await expect(clientOf([one.address, other.address]).send(search)).rejects.toMatchObject({
      name: 'EngineFailure',
      status,
    });
    expect(one.calls.times + other.calls.times).toBe(1);
  });

  it('says in the log what the engine said', async () => {
    const client = clientOf([(await node(respondsWith(400))).address]);
    await expect(client.send(search)).rejects.toThrow('The engine answered 400: so it is');
  });

  it('fails where nobody is there', async () => {
    await expect(clientOf([nobody]).send(search)).rejects.toMatchObject({ status: null });
    expect(() => openSearchClient({ nodes: [] })).toThrow('at least one node');
  });
});
