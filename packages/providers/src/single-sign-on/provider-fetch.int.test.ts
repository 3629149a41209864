import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProviderSilent, providerFetch } from './provider-fetch.ts';

let server: Server;
let host = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/slow') return;
    if (request.url === '/moved') response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
    else if (request.url === '/broken') response.writeHead(502).end();
    else if (request.url === '/long') response.end('x'.repeat(400_000));
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = { method: 'GET', headers: {}, body: null, redirect: 'manual' } as const;
const asDeveloper = () => providerFetch({ allowedHosts: new Set([host]) }, 500);

it('STAFF-1.5 reads what a provider answers, and follows no redirect', async () => {
  const response = await asDeveloper()(`http://${host}/`, get);
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  const moved = await asDeveloper()(`http://${host}/moved`, get);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, 'https://elsewhere.example/']);
});

it.each(['/slow', '/broken', '/long'])('STAFF-1.5 a provider that is %s is silent', async (path) => {
  await expect(asDeveloper()(`http://${host}${path}`, get)).rejects.toBeInstanceOf(ProviderSilent);
});

it.each([
  'https://10.0.0.1/token',
  'https://169.254.169.254/latest',
  'https://localhost/token',
  'file:///etc',
])('STAFF-1.5 nothing is asked behind our own walls, wherever a description points: %s', async (address) => {
  const fetch = providerFetch({ allowedHosts: new Set() }, 2_000);
  await expect(fetch(address, get)).rejects.toBeInstanceOf(ProviderSilent);
  await expect(fetch(`http://${host}/`, get)).rejects.toBeInstanceOf(ProviderSilent);
});
