import { afterEach, describe, expect, it, vi } from 'vitest';
import { testHttpServer, result, type TestHttpServer } from '../../test/test-http-server.ts';
import { rawConnection } from '../../test/raw-connection.ts';
import { rawRequest, statusOf } from '@forecourt/testkit/raw-request';
import type { HttpHandler } from './http-handler.ts';
import type { HttpOptions } from './serve-http.ts';
import type { ServedRequest } from './send-response.ts';

let server: TestHttpServer | undefined;
afterEach(() => server?.stop(1_000));

async function start(handle: HttpHandler, options: Partial<HttpOptions> = {}): Promise<TestHttpServer> {
  server = await testHttpServer(handle, options);
  return server;
}

const get = (port: number, head = '', method = 'GET') =>
  rawRequest(
    port,
    `${method} /said?secret=1 HTTP/1.1\r\nHost: harbour.example\r\n${head}Connection: close\r\n\r\n`,
  );

describe('a response', () => {
  it('has its length and what keeps a browser from misreading it', async () => {
    const { port } = await start(() => result('seven é'));
    const answer = await get(port);
    expect(answer).toMatch(/^content-length: 8\r$/m);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m);
    expect(answer).not.toContain('strict-transport-security');
  });

  it('to HEAD has the headers of GET and no body', async () => {
    const { port } = await start(() => result('seven é'));
    const answer = await get(port, '', 'HEAD');
    expect(answer).toMatch(/^content-length: 8\r$/m);
    expect(answer.endsWith('\r\n\r\n')).toBe(true);
  });

  it('of 304 has neither body nor length', async () => {
    const { port } = await start(() => result('', { status: 304 }));
    expect(await get(port)).not.toMatch(/content-length/i);
  });

  it('binds a browser to HTTPS only where a trusted proxy says that it came so', async () => {
    const cached = result('same');
    const { port } = await start(() => cached, { trustedProxies: 1 });
    expect(await get(port, 'X-Forwarded-Proto: https\r\n')).toContain('strict-transport-security');
    expect(await get(port, 'X-Forwarded-Proto: http\r\n')).not.toContain('strict-transport-security');
  });

  it('sets each cookie by a header of its own', async () => {
    const { port } = await start(() => result('ok', { setCookies: ['a=1; Path=/', 'b=2; Path=/'] }));
    expect((await get(port)).match(/^set-cookie: .*$/gim)).toEqual([
      'set-cookie: a=1; Path=/',
      'set-cookie: b=2; Path=/',
    ]);
  });

  it('whose header cannot be written is a 500, and the server goes on', async () => {
    const test = await start(({ query }) =>
      result('ok', { headers: { 'x-said': query === 'secret=1' ? 'line\r\nbreak' : 'line' } }),
    );
    expect(statusOf(await get(test.port))).toBe(500);
    expect(test.lines[0]).toMatchObject({ event: 'response_unsendable', route: '/said' });
    const answer = await rawRequest(test.port, 'GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n');
    expect(statusOf(answer)).toBe(200);
  });
});

describe('the log line of a response', () => {
  it('names site, route, status, bytes and the fields of the response, and nothing that was sent', async () => {
    const served: ServedRequest[] = [];
    const test = await start(() => result('four', { logFields: { cache: 'hit', stock: 7 } }), {
      onServed: (request) => void served.push(request),
    });
    await get(test.port, 'Cookie: session=secret\r\n');
    expect(test.lines).toHaveLength(1);
    const line = {
      event: 'request',
      site: 'harbour',
      route: '/said',
      method: 'GET',
      status: 200,
      bytes: 4,
      cache: 'hit',
      stock: 7,
    };
    expect(test.lines[0]).toMatchObject(line);
    expect(JSON.stringify(test.lines)).not.toContain('secret');
    expect(served).toMatchObject([{ route: '/said', status: 200, cache: 'hit' }]);
  });

  it('says where the client went away before it had everything', async () => {
    const { promise: waiting, resolve: respond } = Promise.withResolvers<void>();
    const test = await start(async () => {
      await waiting;
      return result('x'.repeat(50_000_000));
    });
    const [early, late] = [await rawConnection(test.port), await rawConnection(test.port)];
    for (const one of [early, late]) one.write('GET / HTTP/1.1\r\nHost: h\r\n\r\n');
    // One goes while the response is made, the other while it is sent.
    early.abort();
    respond();
    await late.receive(/^HTTP\/1\.1 200/);
    late.abort();
    await vi.waitUntil(() => test.lines.length === 2);
    expect(test.lines).toMatchObject([{ isCutOff: true }, { isCutOff: true }]);
  });

  it('of a health check is for debugging alone', async () => {
    const test = await start(() => ({ ...result('ok'), route: 'health' }));
    await get(test.port);
    expect(test.lines).toMatchObject([{ level: 20, route: 'health' }]);
  });
});
