import { searchStockView, suggestStockView } from '@forecourt/app/stock/search/search-stock.view';
import { readSearchQuery } from '@forecourt/domain/stock/search/search-url';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbitraryAddress } from '../test/arbitrary-address.ts';
import { memoryStockIndex } from '../test/memory-stock-index.ts';
import { rawGet, rawRequest, statusOf } from '../../../packages/server/test/raw-request.ts';
import { testCars, testServer, type TestServer } from '../test/test-server.ts';
import { searchInput, searchInputOf } from './api/search-input.ts';
import { httpLimits } from '@forecourt/server/http/connection-limits';

let test: TestServer;
beforeAll(async () => {
  test = await testServer({ primary: memoryStockIndex(testCars) });
});
afterAll(() => test.stop());

const port = () => test.server.port;
const bodyOf = (response: string) =>
  Buffer.from(response.slice(response.indexOf('\r\n\r\n') + 4), 'latin1').toString('utf8');

describe('URL-2 whatever an address says', () => {
  it('is answered, in the documented form, and never by an error of ours', async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(arbitraryAddress, async (address) => {
        const response = await rawGet(port(), address);
        const status = statusOf(response);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([200, 400, 404, 414]).toContain(status);
        if (status !== 200) return;
        const schema = address.startsWith('/api/search/suggest') ? suggestStockView : searchStockView;
        schema.parse(JSON.parse(bodyOf(response)));
      }),
      { numRuns: 1_000 },
    );
    expect(statuses.get(200)).toBeGreaterThan(500);
    expect(test.lines.filter(({ event }) => event === 'request_failed')).toEqual([]);
  });

  it('is, as it was understood, within the documented input', () => {
    const { search } = resolveSettings([]).settings;
    fc.assert(
      fc.property(arbitraryAddress, (address) => {
        const state = readSearchQuery(address.slice(address.indexOf('?') + 1), search);
        expect(searchInput.safeParse(searchInputOf(state)).error).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });
});

const long = (bytes: number) => `/api/search?query=${'a'.repeat(bytes)}`;

describe('a request beyond the limits', () => {
  it.each([
    ['an address just within them', long(8_000), 200],
    ['an address of 9 KB', long(9_000), 414],
    ['an address of 30 KB', long(30_000), 414],
    ['an address of 10 MB', long(10_000_000), 414],
    ['a page beyond all pages', '/api/search?page=99999999999999999999', 200],
    ['no path', 'api/search', 400],
    ['the address of another server', 'http://evil.example/api/search', 400],
    ['a star', '*', 400],
  ])('%s', async (_, address, status) => {
    expect(statusOf(await rawGet(port(), address))).toBe(status);
  });

  it.each([
    [
      'headers of 30 KB',
      `GET /api/search HTTP/1.1\r\nHost: harbour.example\r\nX-Much: ${'a'.repeat(30_000)}\r\n\r\n`,
      431,
    ],
    [
      'a thousand small headers',
      `GET /api/search HTTP/1.1\r\nHost: harbour.example\r\n${'X-A: b\r\n'.repeat(5_000)}\r\n`,
      431,
    ],
    ['no host', 'GET /api/search HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET /api/search HTTP/1.1\r\nHost: harbour.example\r\nHost: ranges.example\r\n\r\n', 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'a large body',
      `POST /api/search HTTP/1.1\r\nHost: harbour.example\r\nContent-Length: ${httpLimits.bodyBytes + 1}\r\n\r\n`,
      413,
    ],
    [
      'a body without an end',
      'GET /api/search HTTP/1.1\r\nHost: harbour.example\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n',
      413,
    ],
    ['another method', 'DELETE /api/search HTTP/1.1\r\nHost: harbour.example\r\n\r\n', 405],
  ])('%s', async (_, bytes, status) => {
    expect(statusOf(await rawRequest(port(), bytes))).toBe(status);
  });

  it('leaves the server as it was', async () => {
    expect((await test.get('/api/search')).status).toBe(200);
  });
});

describe('the log', () => {
  it('has one line for each request, with site and route and nothing of the visitor', async () => {
    const before = test.lines.length;
    await test.get('/api/search?query=jane.citizen@mail.example', {
      cookie: 'session=secret-cookie',
      'user-agent': 'secret-agent',
      'x-forwarded-for': '203.0.113.9',
    });
    await test.get('/nothing/jane.citizen', { host: 'ranges.example' });
    await test.get('/api/search', { host: 'jane.citizen.example' });
    const lines = test.lines.slice(before);
    expect(lines.map(({ site, route, method, status }) => [site, route, method, status])).toEqual([
      ['harbour', '/api/search', 'GET', 200],
      ['ranges', 'not-found', 'GET', 404],
      [null, null, 'GET', 404],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/jane|secret|203\.0/);
  });
});
