import type { lookup as lookUp } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outgoingPolicy } from './outgoing-policy.ts';
import { postSafely } from './post-safely.ts';

let server: Server;
let port: number;
const received: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    if (request.url === '/elsewhere') response.writeHead(302, { location: '/moved' }).end('go');
    else if (request.url === '/long') response.writeHead(200).end('x'.repeat(1_000_000));
    else if (request.url === '/silent') return;
    else if (request.url === '/cut') request.socket.destroy();
    else response.writeHead(200).end('thank you');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const production = outgoingPolicy({ allowedHosts: [], isProduction: true });
const testing = () => outgoingPolicy({ allowedHosts: [`127.0.0.1:${port}`], isProduction: false });
const message = { headers: { 'content-type': 'application/json' }, body: '{}' };
/** A name server that answers what it likes. */
const answering = (...addresses: string[]) =>
  ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookUp;
const post = (address: string, lookup = answering('127.0.0.1')) =>
  postSafely({ ...message, address }, { policy: production, timeoutMs: 1_000, lookup });

describe('FORM-9.1 a message to an address that somebody typed in', () => {
  it.each([
    ['http://crm.example/', 'https'],
    ['https://127.0.0.1/', 'open internet'],
    ['https://127.1/', 'open internet'],
    ['https://2130706433/', 'open internet'],
    ['https://0x7f000001/', 'open internet'],
    ['https://0177.0.0.1/', 'open internet'],
    ['https://[::1]/', 'open internet'],
    ['https://[::ffff:127.0.0.1]/', 'open internet'],
    ['https://169.254.169.254/latest/meta-data', 'open internet'],
    ['https://user:password@crm.example/', 'password'],
    ['file:///etc/passwd', 'https'],
    ['not an address', 'cannot be read'],
  ])('is not sent to %s', async (address, reason) => {
    expect(await post(address)).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining(reason) as string,
    });
  });

  it.each([
    ['a name that leads here', ['127.0.0.1']],
    ['a name with one closed address among open ones', ['1.1.1.1', '10.0.0.8']],
    ['a name that leads here by IPv6', ['::1']],
    ['a name that leads here in the clothes of IPv6', ['::ffff:127.0.0.1']],
    ['a name that leads nowhere', []],
  ])('is not sent to %s', async (_, addresses) => {
    expect(await post(`https://crm.example:${port}/`, answering(...addresses))).toMatchObject({
      outcome: 'refused',
    });
  });

  it('is checked where it is connected: a name that changes its answer changes nothing', async () => {
    let asked = 0;
    const rebinding = ((name: string, options: object, done: never) => {
      asked += 1;
      return answering(asked === 1 ? '2a00::1' : '127.0.0.1')(name, options as never, done);
    }) as unknown as typeof lookUp;
    const first = await post(`https://crm.example:${port}/`, rebinding);
    // It was connected to the address that was checked, which does not answer here.
    expect(first).toMatchObject({ outcome: 'broke' });
    expect(asked).toBe(1);
    expect(await post(`https://crm.example:${port}/`, rebinding)).toMatchObject({ outcome: 'refused' });
    expect(received).toEqual([]);
  });

  it('is not started with an exception in production', () => {
    expect(() => outgoingPolicy({ allowedHosts: ['127.0.0.1:1'], isProduction: true })).toThrow(
      'tests alone',
    );
  });
});

const send = (path: string) =>
  postSafely(
    { ...message, address: `http://127.0.0.1:${port}${path}` },
    { policy: testing(), timeoutMs: 500 },
  );

describe('FORM-9.1 a receiver', () => {
  it('is believed when it answers, and read no further than is kept', async () => {
    expect(await send('/')).toEqual({ outcome: 'answered', status: 200, body: 'thank you' });
    const long = await send('/long');
    expect(long.outcome === 'answered' && long.body.length).toBe(4_000);
  });

  it('is not followed elsewhere', async () => {
    expect(await send('/elsewhere')).toMatchObject({ outcome: 'answered', status: 302 });
    expect(received).not.toContain('POST /moved');
  });

  it('that is silent or goes away may have the message', async () => {
    expect(await send('/silent')).toEqual({ outcome: 'broke', reason: 'no answer in time', wasSent: true });
    expect(await send('/cut')).toMatchObject({ outcome: 'broke', wasSent: true });
  });

  it('that is not there has not', async () => {
    const policy = outgoingPolicy({ allowedHosts: ['127.0.0.1:1'], isProduction: false });
    const response = await postSafely(
      { ...message, address: 'http://127.0.0.1:1/' },
      { policy, timeoutMs: 500 },
    );
    expect(response).toEqual({ outcome: 'broke', reason: 'ECONNREFUSED', wasSent: false });
  });
});
