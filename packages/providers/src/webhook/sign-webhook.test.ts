import { Secret } from '@forecourt/domain/core/secret';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signWebhook } from './sign-webhook.ts';
import { webhookVerifier } from '@forecourt/testkit/verify-webhook';

const at = new Date('2026-03-01T00:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
const key = Buffer.from('a-key-of-a-dealer-with-32-bytes!');
const secret = new Secret(`whsec_${key.toString('base64')}`);
const message = { id: 'lead:destination', at, body: '{"type":"lead.created"}' };

describe('FORM-9.1 a signed webhook', () => {
  it('has the signature of the published example', () => {
    const example = new Secret('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
    const signed = signWebhook(
      {
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        at: new Date(1_614_265_330_000),
        body: '{"test": 2432232314}',
      },
      example,
    );
    expect(signed['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('is taken once, and told for a repeat when it comes again', () => {
    const receiver = webhookVerifier(key);
    const headers = () => ({ ...signWebhook(message, secret) });
    expect(receiver.receive(headers(), message.body, later(5))).toBe('new');
    const again = { ...signWebhook({ ...message, at: later(60) }, secret) };
    expect(receiver.receive(again, message.body, later(61))).toBe('repeat');
  });

  it('L11 is taken by a receiver with either key while its key is replaced', () => {
    const newer = Buffer.from('another-key-of-a-dealer-32-bytes');
    const both = new Secret(`whsec_${newer.toString('base64')} whsec_${key.toString('base64')}`);
    const headers = { ...signWebhook(message, both) };
    for (const one of [key, newer])
      expect(webhookVerifier(one).receive(headers, message.body, later(5))).toBe('new');
    const other = webhookVerifier(Buffer.from('a-key-of-somebody-else-32-bytes!'));
    expect(() => other.receive(headers, message.body, later(5))).toThrow('forged');
  });

  it('is refused when it is played again later', () => {
    const headers = { ...signWebhook(message, secret) };
    expect(() => webhookVerifier(key).receive(headers, message.body, later(301))).toThrow('too old');
    const redated = { ...headers, 'webhook-timestamp': String(later(301).getTime() / 1_000) };
    expect(() => webhookVerifier(key).receive(redated, message.body, later(301))).toThrow('forged');
  });

  it('is refused when anything in it was changed', () => {
    const receiver = webhookVerifier(key);
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, body) => {
        fc.pre(id !== message.id || body !== message.body);
        const headers = { ...signWebhook(message, secret), 'webhook-id': id };
        expect(() => receiver.receive(headers, body, at)).toThrow('forged');
      }),
    );
    const other = { ...signWebhook(message, new Secret('another key')) };
    expect(() => receiver.receive(other, message.body, at)).toThrow('forged');
  });
});
