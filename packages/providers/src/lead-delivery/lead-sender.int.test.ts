import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { OutgoingLead, Sending } from '@forecourt/app/ports/leads/delivery-sender.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { Secret } from '@forecourt/domain/core/secret';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testS3 as s3Place } from '@forecourt/testkit/env';
import { outgoingPolicy } from '../webhook/outgoing-policy.ts';
import { webhookVerifier } from '@forecourt/testkit/verify-webhook';
import { leadSender } from './lead-sender.ts';
import { s3LeadDrop } from './s3-lead-drop.ts';

const key = Buffer.from('a key of a dealer');
const dealershipId = randomUUID() as never;
const now = new Date('2026-03-01T00:00:00Z');
const sending: Sending = {
  scope: grantSiteScope(randomUUID() as never),
  key: `lead:${randomUUID()}`,
  now,
  signal: { aborted: false },
};

let server: Server;
let status = 200;
const received: { headers: IncomingMessage['headers']; body: string }[] = [];
const drop = s3LeadDrop(s3Place);
const s3 = new S3Client({
  endpoint: s3Place.endpoint,
  region: s3Place.region,
  forcePathStyle: true,
  credentials: s3Place,
});
let mailError: object | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status).end('noted');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  drop.close();
  s3.destroy();
});

const port = () => (server.address() as AddressInfo).port;
const sender = (secret: Secret | null = new Secret(key.toString())) =>
  leadSender({
    mail: {
      send: () =>
        mailError === null ? Promise.resolve() : Promise.reject(Object.assign(new Error(), mailError)),
    },
    drop,
    policy: outgoingPolicy({ allowedHosts: [`127.0.0.1:${port()}`], isProduction: false }),
    secretOf: (scope, owner, name) =>
      Promise.resolve(scope === sending.scope && owner === dealershipId && name === 'crm' ? secret : null),
  });
const message = (): OutgoingLead => ({
  channel: 'http',
  address: `http://127.0.0.1:${port()}/leads`,
  contentType: 'application/json',
  body: '{"type":"lead.created","name":"José 🚗"}',
  signedFor: { dealershipId, secretName: 'crm' },
});
const file = (folder: string): OutgoingLead => ({
  channel: 'file',
  dealershipId,
  folder,
  name: '2026-03-01/one.csv',
  body: '\ufeff"a"\r\n',
});

describe('FORM-9.1 a lead is sent', () => {
  it('over HTTP, signed, under a key by which a repeat is known', async () => {
    const verifier = webhookVerifier(key);
    for (const expected of ['new', 'repeat']) {
      expect(await sender().send(message(), sending)).toMatchObject({
        outcome: 'delivered',
        statusCode: 200,
      });
      const { headers, body } = received.at(-1) ?? { headers: {}, body: '' };
      expect(headers['idempotency-key']).toBe(sending.key);
      expect(verifier.receive(headers as Record<string, string>, body, now)).toBe(expected);
    }
  });

  it.each([
    [500, 'failed', false],
    [302, 'failed', false],
    [401, 'failed', false],
    [410, 'failed', true],
    [204, 'delivered', false],
  ])('over HTTP, and %i is %s', async (given, outcome, isFinal) => {
    status = given;
    expect(await sender().send(message(), sending)).toMatchObject({ outcome, statusCode: given, isFinal });
    status = 200;
  });

  it('over HTTP by nobody who has no secret to sign with', async () => {
    const before = received.length;
    expect(await sender(null).send(message(), sending)).toMatchObject({ outcome: 'failed', isFinal: true });
    expect(received).toHaveLength(before);
  });

  it('as a file of the dealership, which a repeat writes again', async () => {
    for (let n = 0; n < 2; n += 1) {
      expect(await sender().send(file('crm/in'), sending)).toMatchObject({ outcome: 'delivered' });
    }
    const Key = `lead-drops/${dealershipId as string}/crm/in/2026-03-01/one.csv`;
    const object = await s3.send(new GetObjectCommand({ Bucket: 'uploads', Key }));
    expect(await object.Body?.transformToString()).toBe('\ufeff"a"\r\n');
  });

  it.each(['../other', '', '/', 'a/../../b', 'a\\b', 'a\0b'])('as a file, but not to %j', async (folder) => {
    expect(await sender().send(file(folder), sending)).toMatchObject({ outcome: 'failed', isFinal: true });
  });

  it.each([
    [null, 'delivered', false],
    [{ code: 'ECONNECTION' }, 'failed', false],
    [{ responseCode: 450, response: '450 try later' }, 'failed', false],
    [{ responseCode: 550, response: '550 no such user' }, 'failed', true],
  ])('by mail, where %j is %s', async (error, outcome, isFinal) => {
    mailError = error;
    const mail = { channel: 'mail', mail: {} } as unknown as OutgoingLead;
    expect(await sender().send(mail, sending)).toMatchObject({ outcome, isFinal });
  });
});
