import type { PaymentToStart } from '@forecourt/app/ports/checkout/payment-provider.port';
import type { PaymentId } from '@forecourt/domain/core/ids';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPayment, newRefundId, newUuid, paymentsAt } from '../../test/simulated-payments.ts';
import { runSimulator } from '../../test/simulator.ts';

let simulator: Awaited<ReturnType<typeof runSimulator>>;
beforeAll(async () => {
  simulator = await runSimulator();
});
afterAll(() => simulator.stop());
afterEach(() => simulator.send('DELETE', '/payments'));

const provider = () => paymentsAt(simulator.origin);
const pay = (session: string, number = '4242424242424242', check = 'none') =>
  simulator.send('POST', '/payments/pay', { session, number, check });
const started = async (changes: Partial<PaymentToStart> = {}) => {
  const payment = aPayment(changes);
  const { session } = await provider().start(payment);
  return { ...payment, session };
};
const paid = async (number?: string, changes: Partial<PaymentToStart> = {}) => {
  const payment = await started(changes);
  await pay(payment.session, number);
  const known = await provider().ask(payment);
  return { ...payment, payment: known?.payment ?? '', known };
};
const returned = async (payment: { account: string; payment: string; amountCents: number }) => {
  const refundId = newRefundId();
  return provider().refund({ ...payment, refundId, requestKey: `ref_${refundId}` });
};
const ledger = async (account = 'acct_harbourside') => {
  const { accounts } = (await simulator.send('GET', `/payments/ledger?account=${account}`)) as {
    accounts: { taken: number; returned: number; returning: number; left: number; payments: object[] }[];
  };
  return accounts[0];
};

describe('BUY-1.2 a payment', () => {
  it('starts with fields in our page, or as a page of the provider', async () => {
    const fields = await provider().start(aPayment());
    expect(fields).toMatchObject({
      hostedUrl: null,
      clientSecret: expect.stringContaining(fields.session) as string,
    });
    const hosted = await provider().start(aPayment({ look: 'hosted' }));
    expect(hosted.clientSecret).toBeNull();
    expect(hosted.hostedUrl).toMatch(/^http:/);
  });

  it('is open until it is paid, and then says with what', async () => {
    const payment = await started();
    expect(await provider().ask(payment)).toMatchObject({
      state: 'open',
      paymentId: payment.paymentId,
      isLive: false,
      amountCents: 20_000,
      capturedCents: 0,
      currency: 'AUD',
      payment: null,
      paidAt: null,
      decline: null,
    });
    await pay(payment.session);
    const known = await provider().ask(payment);
    expect(known).toMatchObject({
      state: 'paid',
      capturedCents: 20_000,
      method: { kind: 'card', brand: 'visa', lastFour: '4242' },
      decline: null,
      refunds: [],
      disputes: [],
    });
    expect(known?.paidAt).toBeInstanceOf(Date);
  });

  it.each([
    ['4000000000000002', 'generic_decline'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4242424242424241', 'incorrect_number'],
  ])('is not ended by a decline: %s, %s', async (number, code) => {
    const payment = await started();
    await pay(payment.session, number);
    expect(await provider().ask(payment)).toMatchObject({
      state: 'open',
      capturedCents: 0,
      decline: { code },
    });
    await pay(payment.session);
    expect(await provider().ask(payment)).toMatchObject({ state: 'paid', decline: null });
    expect(await ledger()).toMatchObject({ taken: 20_000, payments: [{}] });
  });

  it('waits for the bank where the bank asks who pays', async () => {
    const payment = await started();
    expect(await pay(payment.session, '4000000000003220')).toEqual({ type: 'check' });
    expect(await provider().ask(payment)).toMatchObject({ state: 'open' });
    await pay(payment.session, '4000000000003220', 'failed');
    expect(await provider().ask(payment)).toMatchObject({
      state: 'open',
      decline: { code: 'payment_intent_authentication_failure' },
    });
    await pay(payment.session, '4000000000003220', 'passed');
    expect(await provider().ask(payment)).toMatchObject({ state: 'paid' });
  });

  it('asks the bank to look where our rule says so', async () => {
    const known = await started({ asksBankCheck: false });
    expect(await pay(known.session, '4000000000003055')).toEqual({ type: 'paid' });
    const first = await started({ asksBankCheck: true });
    expect(await pay(first.session, '4000000000003055')).toEqual({ type: 'check' });
  });

  it.each([
    ['paid', 'paid', 20_000],
    ['failed', 'closed', 0],
  ])('is processing until the bank has decided: %s', async (outcome, state, capturedCents) => {
    const payment = await started();
    await pay(payment.session, '4000000000006009');
    expect(await provider().ask(payment)).toMatchObject({ state: 'processing', capturedCents: 0 });
    await simulator.send('POST', '/payments/settle', { session: payment.session, outcome });
    expect(await provider().ask(payment)).toMatchObject({ state, capturedCents });
  });

  it('is the same one for the same key, and nobody else’s', async () => {
    const payment = aPayment();
    const [first, again] = [await provider().start(payment), await provider().start(payment)];
    expect(again).toEqual(first);
    await expect(provider().start({ ...payment, amountCents: 30_000 })).rejects.toMatchObject({
      name: 'PaymentRefused',
      reason: 'request',
    });
    expect(await provider().ask({ account: 'acct_other', session: first.session })).toBeNull();
    expect(await provider().ask({ ...payment, session: 'cs_test_none' })).toBeNull();
  });

  it('is another one for a key that the provider has forgotten, so that it is asked after and not started anew', async () => {
    const payment = aPayment({ expiresAt: new Date(Date.now() + 25 * 3_600_000) });
    await simulator.send('PUT', '/payments/clock', { aheadSeconds: 3 * 3_600 });
    const first = await provider().start(payment);
    await simulator.send('DELETE', '/payments/keys');
    const second = await provider().start(payment);
    expect(second.session).not.toBe(first.session);
    await pay(first.session);
    await simulator.send('PUT', '/payments/clock', { aheadSeconds: 0 });
    expect(await provider().find(payment.account, payment.paymentId)).toMatchObject({
      session: first.session,
    });
  });

  it('is found by what it is for where its answer was lost', async () => {
    const payment = await started();
    await started();
    expect(await provider().find(payment.account, payment.paymentId)).toMatchObject({
      session: payment.session,
    });
    expect(await provider().find('acct_other', payment.paymentId)).toBeNull();
    expect(await provider().find(payment.account, newUuid() as PaymentId)).toBeNull();
  });
});

describe('BUY-1.4 closing a payment', () => {
  it('keeps it from being paid, and can be done again', async () => {
    const payment = await started();
    expect(await provider().close(payment)).toBe('closed');
    expect(await provider().close(payment)).toBe('closed');
    expect(await pay(payment.session)).toEqual({ type: 'gone', status: 'expired' });
    expect(await provider().ask(payment)).toMatchObject({ state: 'closed', capturedCents: 0 });
  });

  it.each(['4242424242424242', '4000000000006009'])(
    'comes too late where the money came first: %s',
    async (number) => {
      const payment = await started();
      await pay(payment.session, number);
      expect(await provider().close(payment)).toBe('complete');
    },
  );

  it('is done by the provider itself in the end', async () => {
    const payment = await started();
    await simulator.send('PUT', '/payments/clock', { aheadSeconds: 2 * 3_600 });
    expect(await provider().ask(payment)).toMatchObject({ state: 'closed' });
    expect(await pay(payment.session)).toEqual({ type: 'gone', status: 'expired' });
    expect(await provider().close(payment)).toBe('closed');
  });

  it('of one that nobody knows is refused', async () => {
    const place = { account: 'acct_harbourside', session: 'cs_test_none' };
    await expect(provider().close(place)).rejects.toMatchObject({ name: 'PaymentRefused' });
  });
});

describe('BUY-6 a refund', () => {
  it('returns the money once for its key, with the reference of the bank', async () => {
    const payment = await paid();
    const refundId = newRefundId();
    const order = { ...payment, refundId, requestKey: `ref_${refundId}` };
    const first = await provider().refund(order);
    expect(first).toMatchObject({ refundId, amountCents: 20_000, state: 'succeeded', failure: null });
    expect(first.reference).toMatch(/^\d{16}$/);
    expect(await provider().refund(order)).toEqual(first);
    expect(await provider().ask(payment)).toMatchObject({
      state: 'paid',
      capturedCents: 20_000,
      refunds: [first],
    });
    expect(await ledger()).toMatchObject({ taken: 20_000, returned: 20_000, left: 0 });
    await expect(returned(payment)).rejects.toMatchObject({
      name: 'PaymentRefused',
      code: 'charge_already_refunded',
    });
  });

  it('never exceeds what was taken', async () => {
    const payment = await paid();
    await expect(returned({ ...payment, amountCents: 20_001 })).rejects.toMatchObject({ reason: 'request' });
    await returned({ ...payment, amountCents: 15_000 });
    await expect(returned({ ...payment, amountCents: 5_001 })).rejects.toMatchObject({ reason: 'request' });
    await returned({ ...payment, amountCents: 5_000 });
    expect(await ledger()).toMatchObject({ returned: 20_000, left: 0 });
  });

  it('may stay pending for days, and then succeed or fail', async () => {
    const payment = await paid('4000000000007726');
    const refund = await returned(payment);
    expect(refund).toMatchObject({ state: 'pending', reference: null });
    expect(await ledger()).toMatchObject({ returned: 0, returning: 20_000, left: 0 });
    await simulator.send('POST', '/payments/refunds/settle', { refund: refund.refund, status: 'succeeded' });
    expect((await provider().ask(payment))?.refunds).toMatchObject([{ state: 'succeeded' }]);
  });

  it('can fail after it had succeeded: the money is there again', async () => {
    const payment = await paid('4000000000005126');
    expect(await returned(payment)).toMatchObject({ state: 'succeeded' });
    await expect
      .poll(async () => (await provider().ask(payment))?.refunds, { timeout: 5_000 })
      .toMatchObject([{ state: 'failed', failure: 'lost_or_stolen_card' }]);
    expect(await ledger()).toMatchObject({ returned: 0, left: 20_000 });
    expect(await returned(payment)).toMatchObject({ amountCents: 20_000 });
  });

  it('is not made on top of a dispute', async () => {
    const payment = await paid('4000000000000259');
    expect(payment.known?.disputes).toMatchObject([
      { amountCents: 20_000, reason: 'fraudulent', state: 'open', evidenceDueAt: expect.any(Date) as Date },
    ]);
    await expect(returned(payment)).rejects.toMatchObject({
      name: 'PaymentRefused',
      code: 'charge_disputed',
    });
    const dispute = payment.known?.disputes[0]?.dispute;
    await simulator.send('POST', '/payments/disputes/settle', { dispute, status: 'won' });
    expect((await provider().ask(payment))?.disputes).toMatchObject([{ state: 'won' }]);
  });

  it('is told whole where there are more than a page of them', async () => {
    const payment = await paid();
    for (let refund = 0; refund < 12; refund += 1) await returned({ ...payment, amountCents: 100 });
    expect((await provider().ask(payment))?.refunds).toHaveLength(12);
  });
});
