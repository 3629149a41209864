import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testHttpServer, result, type TestHttpServer } from '../../test/test-http-server.ts';
import { rawConnection } from '../../test/raw-connection.ts';
import { rawRequest, statusOf } from '@forecourt/testkit/raw-request';
import { httpLimits } from './connection-limits.ts';

const limits = { headersMs: 150, requestMs: 300, keepAliveMs: 200, checkMs: 20, lingerMs: 100 };
const failures: unknown[] = [];
let server: TestHttpServer;
beforeAll(async () => {
  server = await testHttpServer(
    async ({ method }, clientOf) => {
      if (method === 'POST') {
        const read = clientOf().readBody();
        return read.then(
          (body) => result(`${body.length} bytes`),
          (error: unknown) => {
            failures.push(error);
            throw error;
          },
        );
      }
      return result('ok');
    },
    { limits },
  );
});
afterAll(() => server.stop(1_000));

const host = 'Host: harbour.example\r\n';

describe('what the parser refuses', () => {
  // With all the time that it takes to send ten megabytes beside other tests.
  let patient: TestHttpServer;
  beforeAll(async () => {
    patient = await testHttpServer(async () => result('ok'), {});
  });
  afterAll(() => patient.stop(1_000));

  it.each([
    [
      414,
      'the address is beyond what is read',
      `GET /${'a'.repeat(httpLimits.headerBytes)} HTTP/1.1\r\n${host}`,
    ],
    [414, 'the address is of 10 MB', `GET /${'a'.repeat(10_000_000)} HTTP/1.1\r\n${host}`],
    [400, 'there is no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    [400, 'a header name has a space', `GET / HTTP/1.1\r\n${host}Content Length: 3`],
    [400, 'a value has a line break alone', `GET / HTTP/1.1\r\n${host}X-A: b\nX-B: c`],
  ])('is a %i where %s, and the end of its connection', async (status, _, head) => {
    const answer = await rawRequest(patient.port, `${head}\r\n\r\n`);
    expect(statusOf(answer)).toBe(status);
    expect(answer).toMatch(/^Connection: close\r$/m);
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(answer).toContain(`Content-Length: ${body.length}\r\n`);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m);
    expect(JSON.parse(body)).toMatchObject({
      error: { code: status === 414 ? 'address_too_long' : 'malformed' },
    });
  });

  it.each([
    ['a header is too large', `X: ${'a'.repeat(httpLimits.headerBytes)}`],
    ['there are thousands of small headers', 'X-A: b\r\n'.repeat(5_000)],
    // As a script on another host of the same domain sets them.
    ['there are too many cookies', `Cookie: ${'a=0123456789; '.repeat(2_000)}`],
  ])('is a page that clears cookies where %s, and a browser comes in again', async (_, header) => {
    const answer = await rawRequest(patient.port, `GET / HTTP/1.1\r\n${host}${header}\r\n\r\n`);
    expect(statusOf(answer)).toBe(431);
    expect(answer).toMatch(/^clear-site-data: "cookies"\r$/m);
    expect(answer).toMatch(/^content-type: text\/html; charset=utf-8\r$/m);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/m);
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(answer).toContain(`Content-Length: ${body.length}\r\n`);
    expect(body).toContain('more cookies than it can read');
  });

  it('is a 400 where no host is named', async () => {
    expect(statusOf(await rawRequest(patient.port, 'GET / HTTP/1.1\r\n\r\n'))).toBe(400);
  });

  it('is a line of the log, without what was sent', async () => {
    const before = patient.lines.length;
    await rawRequest(patient.port, 'GET /secret-path?secret=1 HTTP/9.9\r\n\r\n');
    const lines = patient.lines.slice(before);
    expect(lines).toMatchObject([{ event: 'request_unreadable', status: '400 Bad Request' }]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('is read to the end of what the client sends, for a moment, so that the answer is not lost', async () => {
    const connection = await rawConnection(patient.port);
    connection.write('NO HTTP\r\n\r\n');
    await connection.receive(/^HTTP\/1\.1 400/);
    for (let chunk = 0; chunk < 20; chunk += 1) connection.write('x'.repeat(10_000));
    expect(statusOf(await connection.end())).toBe(400);
  });
});

describe('who takes too long', () => {
  it('to send the headers is told so', async () => {
    const connection = await rawConnection(server.port);
    connection.write(`GET / HTTP/1.1\r\n${host}X-Slow: `);
    expect(statusOf(await connection.end())).toBe(408);
  });

  it('to send the body is cut off, and the handler learns that it will not come', async () => {
    const connection = await rawConnection(server.port);
    connection.write(`POST / HTTP/1.1\r\n${host}Content-Length: 10\r\n\r\nabc`);
    expect(await connection.end()).toBe('');
    expect(failures).toHaveLength(1);
  });

  it('with the next request finds the connection closed', async () => {
    const connection = await rawConnection(server.port);
    connection.write(`GET / HTTP/1.1\r\n${host}\r\n`);
    expect(await connection.end()).toMatch(/^HTTP\/1\.1 200 [^]*ok$/);
  });
});
