import { afterEach, describe, expect, it, vi } from 'vitest';
import { testHttpServer, result, type TestHttpServer } from '../../test/test-http-server.ts';
import { rawConnection } from '../../test/raw-connection.ts';
import { rawRequest, statusOf } from '@forecourt/testkit/raw-request';
import type { HandlerResult, HttpHandler } from './http-handler.ts';
import type { HttpOptions } from './serve-http.ts';

let server: TestHttpServer | undefined;
afterEach(() => server?.stop(1_000));

async function start(handle: HttpHandler, options: Partial<HttpOptions> = {}): Promise<TestHttpServer> {
  server = await testHttpServer(handle, options);
  return server;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: harbour.example\r\n\r\n`;
const statuses = (answer: string) => answer.match(/HTTP\/1\.1 \d{3}/g) ?? [];

/** A handler whose responses are given by hand, by path. */
function slowHandler() {
  const waiting = new Map<string, (one: HandlerResult) => void>();
  const handle: HttpHandler = ({ path }) => new Promise((resolve) => void waiting.set(path, resolve));
  const begun = (path: string) => vi.waitUntil(() => waiting.has(path));
  return { handle, begun, respond: (path: string) => waiting.get(path)?.(result(`body of ${path}`)) };
}

describe('a connection', () => {
  it('is kept alive for the next request', async () => {
    const { port } = await start(({ path }) => result(path));
    const connection = await rawConnection(port);
    for (const path of ['/one', '/two', '/three']) {
      connection.write(get(path));
      const answer = await connection.receive(new RegExp(`\r\n\r\n${path}$`));
      expect(answer).not.toMatch(/^connection: close\r$/im);
    }
    connection.abort();
  });

  it('carries pipelined requests, answered in their order however long each takes', async () => {
    const slow = slowHandler();
    const { port } = await start(slow.handle);
    const connection = await rawConnection(port);
    connection.write(get('/one') + get('/two'));
    await slow.begun('/one');
    await slow.begun('/two');
    slow.respond('/two');
    slow.respond('/one');
    const answer = await connection.receive(/body of \/two$/);
    expect(answer.indexOf('body of /one')).toBeGreaterThan(0);
    expect(answer.indexOf('body of /one')).toBeLessThan(answer.indexOf('body of /two'));
    connection.abort();
  });

  it('is not answered twice where nonsense follows a request that is still being handled', async () => {
    const slow = slowHandler();
    const { port } = await start(slow.handle);
    const connection = await rawConnection(port);
    connection.write(`${get('/one')}NO HTTP\r\n\r\n`);
    expect(statuses(await connection.end()).length).toBeLessThanOrEqual(1);
    slow.respond('/one');
  });

  it('ends after a post whose body nobody read: its rest is no request', async () => {
    const { port, lines } = await start(({ path }) => result(path));
    const connection = await rawConnection(port);
    connection.write(`POST /one HTTP/1.1\r\nHost: harbour.example\r\nContent-Length: 60\r\n\r\n`);
    await connection.receive(/\/one$/);
    connection.write(get('/smuggled'));
    expect(statuses(await connection.end())).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });

  it('carries a post that was read and the request after it', async () => {
    const { port } = await start(async ({ method, path }, clientOf) =>
      result(method === 'POST' ? (await clientOf().readBody()).toString() : path),
    );
    const connection = await rawConnection(port);
    connection.write(`POST /one HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello${get('/two')}`);
    expect(await connection.receive(/\/two$/)).toContain('hello');
    connection.abort();
  });
});

describe('a handler that fails', () => {
  const secret = 'jo@example.com';
  it.each<[string, HttpHandler]>([
    [
      'at once',
      () => {
        throw new Error(secret);
      },
    ],
    ['later', async () => Promise.reject(new Error(secret))],
  ])('%s is a 500 that tells nothing, and the server goes on', async (_, handle) => {
    const test = await start((...call) => (call[0].path === '/good' ? result('good') : handle(...call)));
    const answer = await rawRequest(
      test.port,
      get('/bad').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );
    expect([statusOf(answer), answer.includes(secret)]).toEqual([500, false]);
    expect(test.lines[0]).toMatchObject({ event: 'request_failed', error: { name: 'Error' } });
    expect(JSON.stringify(test.lines)).not.toContain(secret);
    const connection = await rawConnection(test.port);
    connection.write(get('/good'));
    await connection.receive(/good$/);
    connection.abort();
  });
});

describe('middleware', () => {
  it('comes before the handler, and hands on what is not its own', async () => {
    const { port } = await start(() => result('of the handler'), {
      middleware: ({ url }, outgoing, next) => (url === '/own' ? void outgoing.end('its own') : next()),
    });
    const connection = await rawConnection(port);
    connection.write(get('/own'));
    await connection.receive(/its own/);
    connection.write(get('/other'));
    expect(statuses(await connection.receive(/of the handler$/))).toHaveLength(2);
    connection.abort();
  });
});

describe('a server that stops', () => {
  it('drains what was begun, closes what is idle, and takes nothing new', async () => {
    const slow = slowHandler();
    const { port, stop } = await start((...call) =>
      call[0].path === '/quick' ? result('quick') : slow.handle(...call),
    );
    const [idle, busy] = [await rawConnection(port), await rawConnection(port)];
    idle.write(get('/quick'));
    await idle.receive(/quick$/);
    busy.write(get('/slow'));
    await slow.begun('/slow');
    const stopped = stop(5_000);
    expect(statuses(await idle.end())).toHaveLength(1);
    await expect(rawConnection(port)).rejects.toThrow('ECONNREFUSED');
    slow.respond('/slow');
    const answer = await busy.end();
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toMatch(/body of \/slow$/);
    await stopped;
  });

  it('cuts off what takes longer than it may', async () => {
    const slow = slowHandler();
    const { port, stop } = await start(slow.handle);
    const connection = await rawConnection(port);
    connection.write(get('/slow'));
    await slow.begun('/slow');
    await stop(50);
    expect(await connection.end()).toBe('');
  });
});
