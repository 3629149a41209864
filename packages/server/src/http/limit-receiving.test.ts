import { rawRequest, statusOf } from '@forecourt/testkit/raw-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawConnection } from '../../test/raw-connection.ts';
import { testHttpServer, result, type TestHttpServer } from '../../test/test-http-server.ts';
import { httpLimits } from './connection-limits.ts';

const uploadBytes = 1024 * 1024;
const limits = {
  requestMs: 200,
  checkMs: 20,
  uploadBytesOf: (path: string) => (path === '/upload' ? uploadBytes : null),
  uploadBytesPerSecond: uploadBytes,
  uploadWaitMs: 0,
};
let server: TestHttpServer;
beforeAll(async () => {
  server = await testHttpServer(
    async (_, clientOf) => {
      let bytes = 0;
      for await (const chunk of clientOf().openBody()) bytes += (chunk as Buffer).length;
      return result(`${bytes} bytes`);
    },
    { limits },
  );
});
afterAll(() => server.stop(1_000));

const post = (path: string, bytes: number, sent = '') =>
  `POST ${path} HTTP/1.1\r\nHost: harbour.example\r\nContent-Length: ${bytes}\r\n\r\n${sent}`;

describe('a body', () => {
  const large = httpLimits.bodyBytes + 1;

  it('may be large where files are taken, and nowhere else', async () => {
    const whole = await rawConnection(server.port);
    whole.write(post('/upload?from=form', large, 'x'.repeat(large)));
    expect(await whole.receive(/bytes$/)).toContain(`${large} bytes`);
    whole.abort();
    expect(statusOf(await rawRequest(server.port, post('/other', large)))).toBe(413);
    expect(statusOf(await rawRequest(server.port, post('/upload', uploadBytes + 1)))).toBe(413);
    const get = post('/upload', large).replace('POST', 'GET');
    expect(statusOf(await rawRequest(server.port, get))).toBe(413);
  });

  it('has the time that its bytes take, and its sender is cut off after that', async () => {
    const startedMs = performance.now();
    const [short, long] = await Promise.all(
      [1_000, uploadBytes].map(async (bytes) => {
        const connection = await rawConnection(server.port);
        connection.write(post('/upload', bytes, 'x'));
        await connection.end();
        return performance.now() - startedMs;
      }),
    );
    expect(short).toBeLessThan(1_000);
    expect(long).toBeGreaterThan(1_100);
  });
});
