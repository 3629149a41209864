import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get } from '../test-server.ts';
import { identifiersOf } from './foreign-identifiers.ts';
import { leakProxy, type LeakProxy } from './leak-proxy.ts';

const id = '01900000-0000-7000-8000-00000000abcd';
const otherId = '01900000-0000-7000-8000-00000000abce';
const foreign = identifiersOf([id], { marks: ['qzxv'], phones: ['491570157'] });

describe('what is the other tenant’s', () => {
  it.each([
    ['an id', `{"id":"${id}"}`, [id]],
    ['an id in capitals', id.toUpperCase(), [id]],
    ['a planted word, to its end', 'Qzxv-Corolla, drive away', ['qzxv-corolla']],
    ['a phone, however it is written', 'tel:+61 491 570 157', ['491570157']],
    ['what an address has escaped', '/cars/%71zxv-corolla', ['qzxv-corolla']],
    ['nothing of our own', `{"id":"${otherId}","phone":"0491 570 156"}`, []],
  ])('is %s', (_, text, found) => {
    expect(foreign.findIn(text)).toEqual(found);
  });

  it('is no leak where the request has said it, and everything else of it is', () => {
    const response = `{"id":"${id}","name":"Qzxv-Corolla"}`;
    expect(foreign.leaked(`GET /api/cars/${id}`, response)).toEqual(['qzxv-corolla']);
    expect(foreign.leaked(`GET /api/cars/${id}?car=%71zxv-corolla`, response)).toEqual([]);
  });
});

describe('a proxy that reads along', () => {
  let server: Server;
  let proxy: LeakProxy;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      if (url === '/broken') response.writeHead(503);
      if (url === '/elsewhere') response.writeHead(303, { location: '/cars/qzxv-corolla' });
      response.end(url === '/leak' ? `about ${id}` : `you asked for ${url}`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    proxy = await leakProxy((server.address() as AddressInfo).port, foreign);
  });
  afterAll(async () => {
    await proxy.stop();
    server.close();
  });

  it('hands on what was asked and answered', async () => {
    const got = await get(proxy.port, '/%00?a=b');
    expect([got.status, got.body]).toEqual([200, 'you asked for /%00?a=b']);
    expect(proxy.seen()).toEqual({ requests: 1, withForeign: 0, serverErrors: [], leaks: [] });
  });

  it('TEN-8 finds a planted leak, in a body and in a header', async () => {
    await get(proxy.port, '/leak');
    await get(proxy.port, '/elsewhere');
    expect(proxy.seen().leaks).toEqual([
      `${id} in the response to GET /leak `,
      'qzxv-corolla in the response to GET /elsewhere ',
    ]);
  });

  it('knows who asked for what is the other’s, and every error of the server', async () => {
    await get(proxy.port, `/cars/${id}`);
    await get(proxy.port, '/broken');
    expect(proxy.seen()).toEqual({
      requests: 2,
      withForeign: 1,
      serverErrors: ['503 GET /broken '],
      leaks: [],
    });
  });
});
