import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memorySites } from '../test/memory-sites.ts';
import { memoryStockIndex } from '../test/memory-stock-index.ts';
import { plainRenderer } from '../test/plain-renderer.ts';
import { rawGet, rawRequest, statusOf } from '@forecourt/testkit/raw-request';
import { testCars, testServer, type TestServer } from '../test/test-server.ts';

const script = Buffer.from('export const cars = 1;');
const files = new Map([
  [
    '/assets/app-1.js',
    {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, immutable' },
      bodies: { identity: script, br: Buffer.from('packed') },
      tag: '"one"',
    },
  ],
]);
const primary = memoryStockIndex(testCars);
const manyWords = 'A long line of words. '.repeat(200);

let test: TestServer;
beforeEach(async () => {
  const renderer = { ...plainRenderer, renderApp: async () => `<main>${manyWords}</main>`, files };
  test = await testServer({ primary, renderer, env: { trustedProxies: 1, metricsPort: 0 } });
});
afterEach(() => test.stop());

/** The body as bytes, which `get` turns into text. */
const bytesOf = async (path: string, acceptEncoding: string) => {
  const request = `GET ${path} HTTP/1.1\r\nHost: harbour.example\r\nAccept-Encoding: ${acceptEncoding}\r\nConnection: close\r\n\r\n`;
  const response = await rawRequest(test.server.port, request);
  return Buffer.from(response.slice(response.indexOf('\r\n\r\n') + 4), 'latin1');
};

describe('the files of the build', () => {
  it('are served in the encoding that the client accepts, and for good', async () => {
    const got = await test.get('/assets/app-1.js', { 'accept-encoding': 'br' });
    expect([got.status, got.body]).toEqual([200, 'packed']);
    expect(got.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, immutable',
      'x-content-type-options': 'nosniff',
    });
    const plain = await test.get('/assets/app-1.js', { 'accept-encoding': 'gzip' });
    expect([plain.body, plain.headers['content-encoding']]).toEqual([String(script), undefined]);
    expect((await test.get('/assets/app-1.js', { 'if-none-match': '"one"' })).status).toBe(304);
  });

  it.each(['/assets/../package.json', '/assets/%2e%2e/package.json', '/assets/', '/assets/app-0.js'])(
    'do not reach %s, which is no-store',
    async (path) => {
      const response = await rawGet(test.server.port, path);
      expect([statusOf(response), response.includes('cache-control: no-store')]).toEqual([404, true]);
    },
  );
});

describe('a page', () => {
  it('is compressed as the client accepts it, as a document and as data', async () => {
    const plain = (await test.get('/nothing')).body;
    expect(plain).toContain(manyWords);
    expect(brotliDecompressSync(await bytesOf('/nothing', 'gzip, deflate, br')).toString()).toBe(plain);
    expect(gunzipSync(await bytesOf('/nothing', 'gzip')).toString()).toBe(plain);
    expect((await test.get('/_page/nothing')).headers['vary']).toBe('accept-encoding');
  });

  it('that cannot be drawn is a calm page for people and an error for the browser side', async () => {
    await test.stop();
    const broken = { ...plainRenderer, renderApp: () => Promise.reject(new Error('jane@mail.example')) };
    test = await testServer({ primary, renderer: broken });
    const got = await test.get('/nothing');
    expect([got.status, got.headers['content-type'], got.headers['cache-control']]).toEqual([
      500,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(JSON.stringify(test.lines) + got.body).not.toContain('jane');
  });

  it('has its kind as route in the log', async () => {
    await test.get('/nothing');
    expect(test.lines.find(({ event }) => event === 'request')).toMatchObject({
      route: 'not-found',
      status: 404,
    });
  });
});

describe('TEN-1 the address of a site', () => {
  it('is HTTPS where the proxy says that it was not, and then says so for a year', async () => {
    const http = await test.get('/cars/a?x=1', { 'x-forwarded-proto': 'http' });
    expect([http.status, http.headers['location'], http.headers['cache-control']]).toEqual([
      301,
      'https://harbour.example/cars/a?x=1',
      'no-store',
    ]);
    expect((await test.get('/', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
    expect((await test.get('/')).headers['strict-transport-security']).toBeUndefined();
  });

  it('is not taken from a proxy that is not ours', async () => {
    await test.stop();
    test = await testServer({ primary });
    const got = await test.get('/nothing', { 'x-forwarded-proto': 'http' });
    expect([got.status, got.headers['strict-transport-security']]).toEqual([404, undefined]);
  });

  it('has the primary host', async () => {
    await test.stop();
    const sites = memorySites();
    sites.hosts.set('www.harbour.example', twoSites.harbour.id);
    sites.primaryHosts.add('www.harbour.example');
    test = await testServer({ primary, sites });
    const got = await test.get('/search?make=Kia', { host: 'harbour.example:3000' });
    expect([got.status, got.headers['location']]).toEqual([
      301,
      '//www.harbour.example:3000/search?make=Kia',
    ]);
    expect((await test.get('/nothing', { host: 'www.harbour.example' })).status).toBe(404);
    expect((await test.get('/health')).status).toBe(200);
    expect((await test.get('/nothing', { host: 'ranges.example' })).status).toBe(404);
  });
});

describe('URL-4.1 URL-7 URL-8.1 a page that lies elsewhere on this site', () => {
  it.each([
    ['/apply-for-finance?car_id=7', '/finance?car_id=7'],
    ['/contact/', '/contact-us'],
    ['/nothing/?page=2', '/nothing?page=2'],
  ])('%s is at %s', async (address, here) => {
    const got = await test.get(address);
    expect([got.status, got.headers['location']]).toEqual([301, here]);
    expect(JSON.parse((await test.get(`/_page${address}`)).body)).toEqual({ redirectTo: here });
  });

  it.each(['//evil.example/', '/\\evil.example/', '//evil.example', '/%5Cevil.example/'])(
    'never at another host: %s',
    async (path) => {
      const response = await rawGet(test.server.port, path);
      expect(/location: (?:\/[/\\]|\w+:)/.test(response)).toBe(false);
    },
  );
});

describe('the figures for a collector', () => {
  it('count requests by route, status and outcome, and name no site', async () => {
    await Promise.all([test.get('/nothing'), test.get('/api/search'), test.get('/health')]);
    await test.get('/api/search');
    const text = await (await fetch(`http://127.0.0.1:${test.server.metricsPort}/metrics`)).text();
    expect(text).toContain('forecourt_web_requests_total{route="not-found",status="404",cache="miss"} 1');
    expect(text).toContain('forecourt_web_requests_total{route="/api/search",status="200",cache="hit"} 1');
    expect(text).toContain('forecourt_web_request_seconds_count{route="/api/search"} 2');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain('harbour');
  });
});

describe('the log of a site', () => {
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
