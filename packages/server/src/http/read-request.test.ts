import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testHttpServer, result, type TestHttpServer } from '../../test/test-http-server.ts';
import { rawRequest, statusOf } from '@forecourt/testkit/raw-request';
import { httpLimits } from './connection-limits.ts';
import type { HttpRequest } from './http-request.ts';

let server: TestHttpServer;
let handled: HttpRequest[] = [];
beforeAll(async () => {
  server = await testHttpServer((request) => {
    handled.push(request);
    return result('ok');
  });
});
afterAll(() => server.stop(1_000));
beforeEach(() => {
  handled = [];
});

const host = 'Host: harbour.example\r\n';
const send = (head: string, body = '') => rawRequest(server.port, `${head}\r\n\r\n${body}`);

describe('a request that may be handled', () => {
  it('is told by its method, host, path, query and what the client accepts', async () => {
    await send(
      'GET /cars/a?b=c?d HTTP/1.1\r\nHost: Harbour.example:80\r\nAccept: text/html\r\nAccept-Encoding: br\r\n' +
        'If-None-Match: "x"\r\nCookie: session=secret\r\nConnection: close',
    );
    expect(handled).toEqual([
      {
        method: 'GET',
        host: 'Harbour.example:80',
        path: '/cars/a',
        query: 'b=c?d',
        accept: 'text/html',
        acceptEncoding: 'br',
        ifNoneMatch: '"x"',
        protocol: null,
      },
    ]);
  });

  it('may have an address of just so many bytes', async () => {
    const address = `/${'a'.repeat(httpLimits.addressBytes - 1)}`;
    expect(statusOf(await send(`GET ${address} HTTP/1.1\r\n${host}Connection: close`))).toBe(200);
  });
});

describe('a request that is refused before any handler', () => {
  it.each([
    [414, 'an address that is too long', `GET /${'a'.repeat(httpLimits.addressBytes)} HTTP/1.1\r\n${host}`],
    [400, 'an address that is no path', `OPTIONS * HTTP/1.1\r\n${host}`],
    [400, 'an absolute address', `GET http://harbour.example/ HTTP/1.1\r\n${host}`],
    [400, 'two hosts', `GET / HTTP/1.1\r\n${host}hOsT: ranges.example\r\n`],
    [413, 'a body that is too large', `POST / HTTP/1.1\r\n${host}Content-Length: 65537\r\n`],
    [413, 'a body of unknown length', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n`],
    [413, 'a body of unknown length in a GET', `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n`],
    [405, 'another method', `DELETE / HTTP/1.1\r\n${host}`],
  ])('is a %i for %s, and the end of its connection', async (status, _, head) => {
    const answer = await send(head.trimEnd(), '0\r\n\r\n');
    expect(statusOf(answer)).toBe(status);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toContain('"error":{"code":');
    expect(handled).toEqual([]);
  });

  it('says both a length and chunks, as a smuggler does, and nothing after it is taken for a request', async () => {
    const smuggled = `GET /smuggled HTTP/1.1\r\n${host}\r\n`;
    for (const head of [
      `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked`,
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 5`,
      `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6`,
      `POST / HTTP/1.1\r\n${host}Content-Length: +5`,
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity`,
    ]) {
      const answer = await send(head, `0\r\n\r\n${smuggled}`);
      expect([400, 413]).toContain(statusOf(answer));
      expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
    }
    expect(handled).toEqual([]);
  });
});
