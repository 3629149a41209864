import { fail, ok } from '@forecourt/domain/core/result';
import { describe, expect, it } from 'vitest';
import { handlePaymentMessage, isPaymentMessage } from './payment-message-handler.ts';

const message = {
  id: 'evt_1',
  kind: 'checkout.session.completed',
  account: 'acct_1',
  isLive: false,
  session: 'cs_1',
  payment: null,
  paymentId: null,
  at: new Date(0),
};
const client = { readBody: async () => Buffer.from('{}'), messageSignature: 't=1,v1=1' };

async function knock(read: () => unknown, keep: () => Promise<boolean>, body = client) {
  const troubles: unknown[] = [];
  const deps = {
    clock: { now: () => new Date(0) },
    onTrouble: (error: unknown) => troubles.push(error),
    payments: { provider: { name: 'stripe', readMessage: read }, directory: { keepMessage: keep } },
  };
  const { response } = await handlePaymentMessage(deps as never, body as never);
  return [response.status, response.body, troubles.length];
}

const noConnection = () => Promise.reject(new Error('no connection'));

describe('BUY-3.2 the door of the provider’s messages', () => {
  it('is one address, for posts alone', () => {
    const path = '/api/payments/stripe/messages';
    expect(isPaymentMessage({ method: 'POST', path })).toBe(true);
    expect(isPaymentMessage({ method: 'GET', path })).toBe(false);
    expect(isPaymentMessage({ method: 'POST', path: '/api/payments' })).toBe(false);
  });

  it('keeps a message, and says so of one that it has', async () => {
    expect(
      await knock(
        () => ok(message),
        async () => true,
      ),
    ).toEqual([200, '{"message":"kept"}', 0]);
    expect(
      await knock(
        () => ok(message),
        async () => false,
      ),
    ).toEqual([200, '{"message":"repeated"}', 0]);
  });

  it.each(['forged', 'old'] as const)('refuses a message that is %s', async (why) => {
    expect(
      await knock(
        () => fail(why),
        async () => true,
      ),
    ).toEqual([400, `{"message":"${why}"}`, 0]);
  });

  it('refuses one that is too long to be one', async () => {
    const long = { ...client, readBody: async () => Buffer.alloc(600 * 1024) };
    expect(
      (
        await knock(
          () => ok(message),
          async () => true,
          long,
        )
      )[0],
    ).toBe(413);
  });

  it('database down when the message comes', async () => {
    expect(await knock(() => ok(message), noConnection)).toEqual([500, '{"message":"not kept"}', 1]);
  });

  it('is closed where nobody takes deposits', async () => {
    const { response } = await handlePaymentMessage({ payments: null } as never, client as never);
    expect(response.status).toBe(404);
  });
});
