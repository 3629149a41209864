import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { get } from '../test/server-of-test.ts';
import { serveHttp, type HttpServer } from './http-server.ts';

const lines: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });

let server: HttpServer;
beforeAll(async () => {
  server = await serveHttp({ port: 0, trustsProxy: false, log }, async ({ path }) => ({
    response: { status: 200, headers: { 'x-said': path === '/bad' ? 'line\r\nbreak' : 'line' }, body: 'ok' },
    site: null,
    route: null,
  }));
});
afterAll(() => server.stop(1_000));

it('answers on after an answer that cannot be sent', async () => {
  expect((await get(server.port, '/bad', {})).status).toBe(500);
  expect(lines[0]).toContain('an answer cannot be sent');
  expect((await get(server.port, '/good', {})).body).toBe('ok');
});
