import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPayment, newRefundId, paymentsAt } from '../../test/simulated-payments.ts';
import { runSimulator } from '../../test/simulator.ts';

let simulator: Awaited<ReturnType<typeof runSimulator>>;
beforeAll(async () => {
  simulator = await runSimulator();
});
afterAll(() => simulator.stop());
afterEach(async () => {
  await simulator.send('DELETE', '/faults');
  await simulator.send('DELETE', '/payments');
});

const provider = (answerMs = 8_000) => paymentsAt(simulator.origin, { answerMs });
const order = (fault: object) => simulator.send('PUT', '/faults', { vendor: 'payments', ...fault });
const sessionsOf = async (account = 'acct_harbourside') =>
  ((await simulator.send('GET', `/payments/sessions?account=${account}`)) as { sessions: object[] }).sessions;
const unavailable = (code: string) => ({ name: 'PaymentProviderUnavailable', code });
const place = { account: 'acct_harbourside', session: 'cs_test_any' };

describe('BUY-3.1 a provider that does not answer', () => {
  it.each([
    ['is down', { status: 503 }, 'status_503'],
    ['has too much to do', { status: 429 }, 'status_429'],
    ['is at work on the same key', { status: 409 }, 'status_409'],
    ['talks nonsense', { garbage: true }, 'garbled'],
    ['answers with a page of an error', { status: 502, garbage: true }, 'garbled'],
    ['hangs up', { cut: true }, 'no_response'],
    ['is too slow', { delayMs: 2_000 }, 'too_slow'],
  ])('and %s has said neither yes nor no', async (_, fault, code) => {
    await order(fault);
    await expect(provider(300).ask(place)).rejects.toMatchObject(unavailable(code));
    await expect(provider(300).close(place)).rejects.toMatchObject(unavailable(code));
    const refundId = newRefundId();
    const refund = { ...place, payment: 'pi_any', refundId, requestKey: `ref_${refundId}`, amountCents: 1 };
    await expect(provider(300).refund(refund)).rejects.toMatchObject(unavailable(code));
  });

  it('is asked three times to start, with the same key', async () => {
    await order({ status: 503, rate: 0.5 });
    await provider().start(aPayment());
    await provider().start(aPayment());
    expect(await sessionsOf()).toHaveLength(2);
    await order({ status: 503 });
    await expect(provider().start(aPayment())).rejects.toMatchObject(unavailable('status_503'));
    expect(await sessionsOf()).toHaveLength(2);
  });

  it.each([
    ['cut off', { cut: true }],
    ['lost', { status: 500 }],
    ['garbled', { garbage: true }],
  ])('though it did the work starts one session where the answer was %s', async (_, fault) => {
    const payment = aPayment();
    await order({ ...fault, takes: true });
    await expect(provider().start(payment)).rejects.toMatchObject({ name: 'PaymentProviderUnavailable' });
    await simulator.send('DELETE', '/faults');
    expect(await sessionsOf()).toHaveLength(1);
    const found = await provider().find(payment.account, payment.paymentId);
    expect(await provider().start(payment)).toMatchObject({ session: found?.session });
    expect(await sessionsOf()).toHaveLength(1);
  });

  it('though it did the work returns the money once', async () => {
    const payment = aPayment();
    const { session } = await provider().start(payment);
    await simulator.send('POST', '/payments/pay', { session });
    const known = await provider().ask({ ...payment, session });
    const refundId = newRefundId();
    const refund = {
      account: payment.account,
      payment: known?.payment ?? '',
      refundId,
      requestKey: `ref_${refundId}`,
      amountCents: payment.amountCents,
    };
    await simulator.send('PUT', '/faults', { vendor: 'payments-refund', cut: true, takes: true });
    await expect(provider().refund(refund)).rejects.toMatchObject(unavailable('no_response'));
    expect((await provider().ask({ ...payment, session }))?.refunds).toMatchObject([{ refundId }]);
    await simulator.send('DELETE', '/faults');
    await provider().refund(refund);
    expect((await provider().ask({ ...payment, session }))?.refunds).toHaveLength(1);
  });

  it('and closed nonetheless is closed when it is asked again', async () => {
    const payment = aPayment();
    const { session } = await provider().start(payment);
    await simulator.send('PUT', '/faults', { vendor: 'payments-close', cut: true, takes: true });
    await expect(provider().close({ ...payment, session })).rejects.toMatchObject(unavailable('no_response'));
    await simulator.send('DELETE', '/faults');
    expect(await provider().close({ ...payment, session })).toBe('closed');
  });

  it.each([
    ['another kind of thing', { id: 'cus_1', object: 'customer' }],
    ['half of it', { id: 'cs_test_any', object: 'checkout.session', livemode: false }],
    ['a sum with a fraction', { ...openSession(), amount_total: 200.5 }],
    ['another session', { ...openSession(), id: 'cs_test_other' }],
    ['money that is not expanded', { ...openSession(), payment_intent: 'pi_1' }],
    ['a list', []],
    ['nothing', null],
  ])('but with %s has said nothing', async (_, answer) => {
    const rude = createServer((_request, response) => void response.end(JSON.stringify(answer)));
    rude.listen(0, '127.0.0.1');
    await once(rude, 'listening');
    const { port } = rude.address() as AddressInfo;
    const asked = paymentsAt(`http://127.0.0.1:${port}`).ask(place);
    await expect(asked).rejects.toMatchObject({ name: 'PaymentProviderUnavailable' });
    rude.close();
  });

  it('to two accounts rests, and one account’s trouble is its own', async () => {
    const phases: string[] = [];
    const payments = paymentsAt(simulator.origin, { onChange: (phase) => phases.push(phase) });
    await order({ status: 500 });
    for (let call = 0; call < 8; call += 1) {
      await expect(payments.ask(place)).rejects.toMatchObject(unavailable('status_500'));
    }
    expect(phases).toEqual([]);
    await expect(payments.ask({ ...place, account: 'acct_other' })).rejects.toThrow('status_500');
    expect(phases).toEqual(['open']);
    await expect(payments.ask(place)).rejects.toMatchObject(unavailable('resting'));
  });
});

describe('BUY-7 an account', () => {
  it.each([
    ['is restricted', 'acct_restricted_1'],
    ['is not yet set up', 'acct_pending_1'],
    ['took our access away', 'acct_closed_1'],
    ['answers with live money to a test key', 'acct_othermode_1'],
  ])('that %s takes no payment', async (_, account) => {
    const payment = aPayment({ account });
    await expect(provider().start(payment)).rejects.toMatchObject({
      name: 'PaymentRefused',
      reason: 'account',
    });
  });

  it('that is restricted on the way is still asked', async () => {
    const payment = aPayment({ account: 'acct_changing' });
    const { session } = await provider().start(payment);
    await simulator.send('PUT', '/payments/accounts', { account: 'acct_changing', state: 'restricted' });
    expect(await provider().ask({ ...payment, session })).toMatchObject({ state: 'open' });
    await expect(provider().start(aPayment({ account: 'acct_changing' }))).rejects.toMatchObject({
      reason: 'account',
    });
  });

  it('of the other mode is never believed, not even when it is asked', async () => {
    const payment = aPayment();
    const { session } = await provider().start(payment);
    const live = paymentsAt(simulator.origin, { secretKey: 'sk_live_123' });
    expect(await live.ask({ ...payment, session })).toBeNull();
    const mixed = { ...payment, account: 'acct_othermode_2' };
    await expect(provider().start(mixed)).rejects.toMatchObject({ code: 'livemode_mismatch' });
    await expect(provider().find(mixed.account, mixed.paymentId)).rejects.toMatchObject({
      code: 'livemode_mismatch',
    });
  });

  it('is refused where our own key is none', async () => {
    const stranger = paymentsAt(simulator.origin, { secretKey: 'nonsense' });
    await expect(stranger.start(aPayment())).rejects.toMatchObject({
      name: 'PaymentRefused',
      reason: 'account',
    });
  });
});

function openSession() {
  return {
    id: 'cs_test_any',
    object: 'checkout.session',
    livemode: false,
    status: 'open',
    amount_total: 20_000,
    currency: 'aud',
    metadata: {},
    payment_intent: null,
  };
}
