import { afterEach, expect, it, vi } from 'vitest';
import { rawConnection } from '../../test/raw-connection.ts';
import { testHttpServer, type TestHttpServer } from '../../test/test-http-server.ts';
import type { ResponseStream, StreamClient } from './response.ts';

let server: TestHttpServer | undefined;
afterEach(() => server?.stop(1_000));

/** A server whose every answer is a stream, written to by hand. */
async function startStream() {
  const left = vi.fn<() => void>();
  let client: StreamClient | undefined;
  const stream: ResponseStream = (one) => {
    client = one;
    return left;
  };
  const response = { status: 200, headers: { 'content-type': 'text/event-stream' }, body: '', stream };
  server = await testHttpServer(() => ({ response, site: null, route: null }));
  const connection = await rawConnection(server.port);
  return {
    left,
    connection,
    ask: (method: string) => connection.write(`${method} /live HTTP/1.1\r\nHost: harbour.example\r\n\r\n`),
    client: () => vi.waitUntil(() => client),
  };
}

it('sends headers at once and each piece as it comes, until it is ended', async () => {
  const { left, connection, ask, client } = await startStream();
  ask('GET');
  const headers = await connection.receive(/\r\n\r\n$/);
  expect(headers).toMatch(/^transfer-encoding: chunked\r$/im);
  expect(headers).not.toMatch(/^content-length/im);
  const writer = await client();
  writer.write('data: one\n\n');
  await connection.receive(/data: one\n\n/);
  expect(left).not.toHaveBeenCalled();
  writer.end();
  await connection.receive(/0\r\n\r\n$/);
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  writer.write('to nobody');
});

it('is told when its client leaves', async () => {
  const { left, connection, ask, client } = await startStream();
  ask('GET');
  await client();
  connection.abort();
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
});

it('cuts a client off that reads nothing', async () => {
  const { left, connection, ask, client } = await startStream();
  ask('GET');
  const writer = await client();
  connection.pause();
  const piece = 'x'.repeat(64 * 1024);
  for (let n = 0; n < 500 && left.mock.calls.length === 0; n += 1) {
    writer.write(piece);
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
  }
  expect(left).toHaveBeenCalledOnce();
});

it('is not begun for a question about its headers alone', async () => {
  const { connection, ask, left } = await startStream();
  ask('HEAD');
  expect(await connection.receive(/\r\n\r\n$/)).toMatch(/^HTTP\/1\.1 200/);
  connection.abort();
  expect(left).not.toHaveBeenCalled();
});
