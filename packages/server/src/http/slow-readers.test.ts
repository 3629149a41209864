import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { rawRequest, statusOf } from '@forecourt/testkit/raw-request';
import { result, testHttpServer, type TestHttpServer } from '../../test/test-http-server.ts';

/** More than the kernel takes on a client's behalf. */
const large = 'x'.repeat(32 * 1024 * 1024);
const limits = { sendMs: 300, sendBytesPerSecond: 1024 * 1024 * 1024, connections: 4 };
const get = 'GET / HTTP/1.1\r\nHost: harbour.example\r\n\r\n';

let server: TestHttpServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop(1_000);
});

async function open(text: string): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1' });
  sockets.push(socket.pause());
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
  });
  socket.write(text);
  return socket;
}

/** How much of a response arrives, once it is read. */
function readToEnd(socket: Socket): Promise<number> {
  let bytes = 0;
  return new Promise((resolve) => {
    socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
    socket.once('close', () => resolve(bytes));
    socket.resume();
  });
}

describe('TEN-8 L6 a client that does not read', () => {
  it('is cut off, and its response is given up', async () => {
    server = await testHttpServer(() => result(large), { limits });
    const idle = await Promise.all([open(get), open(get + get)]);
    await expect
      .poll(() => server.lines.filter(({ isCutOff }) => isCutOff).length, { timeout: 5_000 })
      .toBeGreaterThanOrEqual(2);
    for (const socket of idle) expect(await readToEnd(socket)).toBeLessThan(large.length);
  });

  it('for a moment gets all of it nevertheless', async () => {
    server = await testHttpServer(() => result(large), { limits: { ...limits, sendMs: 5_000 } });
    const socket = await open(get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect(await readToEnd(socket)).toBeGreaterThan(large.length);
  });
});

describe('TEN-8 L6 connections', () => {
  it('are so many at once and no more, and free again when others have ended', async () => {
    server = await testHttpServer(() => result('ok'), { limits });
    const held = await Promise.all(Array.from({ length: limits.connections }, () => open(get)));
    await expect.poll(() => server.lines.length).toBe(limits.connections);
    await expect(rawRequest(server.port, get)).resolves.toBe('');
    for (const socket of held) socket.destroy();
    const closing = get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    await expect.poll(async () => statusOf(await rawRequest(server.port, closing))).toBe(200);
  });
});
