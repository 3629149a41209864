import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpSmsSender } from './http-sms-sender.ts';
import { SmsNotTaken } from './post-sms.ts';

const message = { to: '+61400000001', text: '012345 is your code', key: 'key-of-message' };
let server: Server;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let received: { headers: IncomingMessage['headers']; body: unknown }[];

beforeEach(async () => {
  received = [];
  respond = (_request, response) => void response.writeHead(201).end('{"id":"1"}');
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      respond(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/messages`;
  return httpSmsSender({ url, apiKey: 'secret', from: 'Forecourt', timeoutMs: 300 }).send(message);
};

describe('AUTH-1 an SMS', () => {
  it('is posted with its key and ours', async () => {
    await send();
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'idempotency-key': 'key-of-message',
    });
    expect(received[0]?.body).toEqual({ from: 'Forecourt', to: message.to, text: message.text });
  });

  const faults: Readonly<Record<string, (response: ServerResponse) => void>> = {
    'is refused': (response) => response.writeHead(503).end('{"id":"1"}'),
    'is answered with nonsense': (response) => response.writeHead(200).end('<html>'),
    'is answered with no receipt': (response) => response.writeHead(200).end('{"ok":true}'),
    'is answered without end': (response) => response.writeHead(200).end('x'.repeat(100_000)),
    'is never answered': () => undefined,
    'is answered halfway': (response) => void response.writeHead(200).write('{"id":'),
    'is sent elsewhere': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'is cut off': (response) => response.destroy(),
  };

  it.each(Object.entries(faults))(
    'that %s was not taken, and no word of it is in the error',
    async (_, fault) => {
      respond = (_request, response) => fault(response);
      const error = await send().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(SmsNotTaken);
      expect(String(error)).not.toMatch(/012345|0400|6140/);
    },
  );

  it('to a vendor that is away was not taken', async () => {
    server.closeAllConnections();
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const sender = httpSmsSender({ url: `http://127.0.0.1:${port}/`, apiKey: 'a', from: 'b' });
    await expect(sender.send(message)).rejects.toThrow(SmsNotTaken);
  });
});
