import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SmsNotTaken } from './post-sms.ts';
import { twilioSmsSender, type TwilioOptions } from './twilio-sms-sender.ts';

const account = `AC${'0'.repeat(32)}`;
const message = { to: '+61400000001', text: '012345 is your code & more', key: 'key-of-message' };
const taken = JSON.stringify({ sid: `SM${'1'.repeat(32)}`, status: 'queued', error_code: null });
let server: Server;
let respond: (response: ServerResponse) => void;
let received: { request: IncomingMessage; body: URLSearchParams }[];
let nowMs: number;

beforeEach(async () => {
  received = [];
  nowMs = 0;
  respond = (response) => void response.writeHead(201).end(taken);
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ request, body: new URLSearchParams(Buffer.concat(chunks).toString()) });
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const sender = (over: Partial<TwilioOptions> = {}) =>
  twilioSmsSender({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    apiKey: 'token',
    from: 'Forecourt',
    timeoutMs: 300,
    nowMs: () => nowMs,
    ...over,
  });
const failing = async (of = sender()) => {
  const error = await of.send(message).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SmsNotTaken);
  expect(String(error)).not.toMatch(/012345|0400|6140/);
  return (error as SmsNotTaken).code;
};

describe('AUTH-1 an SMS by Twilio', () => {
  it('is posted to the messages of the account, as a form, with the account’s token', async () => {
    await sender().send(message);
    const [{ request, body } = { request: null, body: new URLSearchParams() }] = received;
    expect([request?.method, request?.url]).toEqual([
      'POST',
      `/2010-04-01/Accounts/${account}/Messages.json`,
    ]);
    expect(request?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${account}:token`).toString('base64')}`,
    });
    expect(Object.fromEntries(body)).toEqual({ To: message.to, From: 'Forecourt', Body: message.text });
  });

  it('can have a key of its own, and a sender of its own or the account’s choice', async () => {
    await sender({ apiKey: 'SKabc:secret' }).send({ ...message, from: 'Bigyard' });
    const service = `MG${'a'.repeat(32)}`;
    await sender({ from: service }).send(message);
    expect(received[0]?.request.headers.authorization).toBe(
      `Basic ${Buffer.from('SKabc:secret').toString('base64')}`,
    );
    expect(received[0]?.body.get('From')).toBe('Bigyard');
    expect(received[1]?.body.get('MessagingServiceSid')).toBe(service);
    expect(received[1]?.body.has('From')).toBe(false);
  });

  it.each([
    ['no phone', 400, 21_211, 'status_400_21211'],
    ['somebody who wants none', 400, 21_610, 'status_400_21610'],
    ['a key nobody knows', 401, 20_003, 'status_401_20003'],
    ['words for a code', 500, '0400 000 001', 'status_500'],
  ])('to %s is refused, and says by which number', async (_, status, code, expected) => {
    const refusal = JSON.stringify({ code, message: `${message.to} is wrong`, status });
    respond = (response) => void response.writeHead(status).end(refusal);
    expect(await failing()).toBe(expected);
  });

  it.each([
    ['no receipt', '{"ok":true}', 'no_receipt'],
    ['nonsense', '<html>', 'no_receipt'],
    ['a message that will not leave', '{"sid":"SM1","status":"failed"}', 'no_receipt'],
    ['no end', 'x'.repeat(100_000), 'too_large'],
  ])('answered with %s was not taken', async (_, body, expected) => {
    respond = (response) => void response.writeHead(201).end(body);
    expect(await failing()).toBe(expected);
  });

  it('that is never answered was not taken', async () => {
    respond = () => undefined;
    expect(await failing()).toBe('no_response');
  });

  it('waits as long as Twilio asks, and no longer than five minutes', async () => {
    respond = (response) => void response.writeHead(429, { 'retry-after': '30' }).end('{"code":20429}');
    const one = sender();
    expect(await failing(one)).toBe('status_429_20429');
    nowMs = 29_000;
    expect(await failing(one)).toBe('status_429');
    expect(received).toHaveLength(1);
    nowMs = 30_000;
    respond = (response) => void response.writeHead(503, { 'retry-after': '99999' }).end('{}');
    expect(await failing(one)).toBe('status_503');
    nowMs += 299_000;
    expect(await failing(one)).toBe('status_429');
    nowMs += 1_000;
    respond = (response) => void response.writeHead(429, { 'retry-after': 'Tue, 17 Nov' }).end('{}');
    expect(await failing(one)).toBe('status_429');
    nowMs += 5_000;
    respond = (response) => void response.writeHead(201).end(taken);
    await one.send(message);
    expect(received).toHaveLength(4);
  });
});
