import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { paymentsAt, webhookSecret } from '../../test/simulated-payments.ts';

const now = new Date('2026-11-18T02:00:00Z');
const seconds = Math.floor(now.getTime() / 1_000);
const event = {
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  account: 'acct_harbourside',
  livemode: false,
  created: seconds - 3,
  data: {
    object: {
      id: 'cs_test_1',
      object: 'checkout.session',
      payment_intent: 'pi_1',
      metadata: { payment_id: 'payment one' },
      amount_total: 1,
    },
  },
};
const body = JSON.stringify(event);
const signed = (changes: Partial<Parameters<typeof Stripe.webhooks.generateTestHeaderString>[0]> = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: webhookSecret,
    timestamp: seconds,
    ...changes,
  });
const provider = paymentsAt('http://127.0.0.1:9', { webhookSecrets: ['whsec_newer', webhookSecret] });
const read = (signature: string | null, text = body) => provider.readMessage(text, signature, now);
const about = (type: string, object: object) => {
  const payload = JSON.stringify({ ...event, type, data: { object } });
  return provider.readMessage(payload, signed({ payload }), now);
};

describe('BUY-3.1 a message of the provider', () => {
  it('says who and what it is about, and nothing of the sum', () => {
    expect(read(signed())).toEqual({
      ok: true,
      value: {
        id: 'evt_1',
        kind: 'checkout.session.completed',
        account: 'acct_harbourside',
        isLive: false,
        session: 'cs_test_1',
        payment: 'pi_1',
        paymentId: 'payment one',
        at: new Date((seconds - 3) * 1_000),
      },
    });
  });

  it.each([
    ['payment_intent.succeeded', { id: 'pi_2', object: 'payment_intent', metadata: {} }, 'pi_2'],
    ['charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_3' }, 'pi_3'],
    ['refund.failed', { id: 're_1', object: 'refund', payment_intent: 'pi_4' }, 'pi_4'],
    ['charge.dispute.created', { id: 'du_1', object: 'dispute', payment_intent: { id: 'pi_5' } }, 'pi_5'],
    ['account.updated', { id: 'acct_1', object: 'account' }, null],
  ])('finds its payment: %s', (type, object, payment) => {
    expect(about(type, object)).toMatchObject({ ok: true, value: { kind: type, session: null, payment } });
  });

  it.each([
    ['signed by somebody else', signed({ secret: 'whsec_other' }), body],
    ['changed on the way', signed(), body.replace('acct_harbourside', 'acct_thief')],
    ['of another time than is signed', signed().replace(`t=${seconds}`, `t=${seconds - 1}`), body],
    ['not signed', null, body],
    ['signed with nonsense', 'nonsense', body],
    ['signed with nothing', `t=${seconds},v1=`, body],
    ['in an older scheme', signed().replace('v1=', 'v0='), body],
    ['no event', signed({ payload: '{"id":1}' }), '{"id":1}'],
    ['no JSON', signed({ payload: 'half {' }), 'half {'],
  ])('is forged where it is %s', (_, signature, text) => {
    expect(read(signature, text)).toEqual({ ok: false, error: 'forged' });
  });

  it.each([
    [-301, 'old'],
    [-299, null],
    [299, null],
    [301, 'old'],
  ])('signed %i seconds from now is %s', (offset, error) => {
    const answer = read(signed({ timestamp: seconds + offset }));
    expect(answer).toMatchObject(error === null ? { ok: true } : { ok: false, error });
  });
});
