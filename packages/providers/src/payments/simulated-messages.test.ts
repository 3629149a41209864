import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageDoor } from '../../test/message-door.ts';
import { aPayment, newRefundId, paymentsAt, webhookSecret } from '../../test/simulated-payments.ts';
import { runSimulator } from '../../test/simulator.ts';

let simulator: Awaited<ReturnType<typeof runSimulator>>;
let door: Awaited<ReturnType<typeof messageDoor>>;
beforeAll(async () => {
  simulator = await runSimulator({ STRIPE_WEBHOOK_SECRET: webhookSecret });
});
beforeEach(async () => {
  door = await messageDoor();
  await deliver({ url: door.url });
});
afterEach(async () => {
  await simulator.send('DELETE', '/payments/delivery');
  await simulator.send('DELETE', '/payments');
  door.stop();
});
afterAll(() => simulator.stop());

const provider = () => paymentsAt(simulator.origin);
const deliver = (settings: object) => simulator.send('PUT', '/payments/delivery', settings);
const paid = async () => {
  const payment = aPayment();
  const { session } = await provider().start(payment);
  await simulator.send('POST', '/payments/pay', { session });
  return { ...payment, session };
};
const read = () =>
  door.taken.map(({ body, signature }) => provider().readMessage(body, signature, new Date()));
const kinds = () => read().map((message) => (message.ok ? message.value.kind : message.error));
const since = () => new Date(Date.now() - 60_000);
const ofPayment = ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed'];

describe('BUY-3.1 messages of a payment', () => {
  it('arrive signed, and name the account, the session and the payment', async () => {
    const { session, paymentId, account } = await paid();
    await expect.poll(kinds).toHaveLength(3);
    expect(kinds().toSorted()).toEqual(ofPayment.toSorted());
    const last = read().find((message) => message.ok && message.value.session !== null);
    expect(last).toMatchObject({ ok: true, value: { session, paymentId, account, isLive: false } });
  });

  it('arrive twice', async () => {
    await deliver({ copies: 2 });
    await paid();
    await expect.poll(kinds).toHaveLength(6);
    expect(new Set(door.taken.map(({ body }) => body)).size).toBe(3);
  });

  it('arrive the last first', async () => {
    await deliver({ isReversed: true });
    await paid();
    await expect.poll(() => kinds()[0], { timeout: 5_000 }).toBe('checkout.session.completed');
  });

  it('arrive late', async () => {
    await deliver({ delayMs: 400 });
    await paid();
    expect(kinds()).toEqual([]);
    await expect.poll(kinds).toHaveLength(3);
  });

  it('get lost, and can be listed all the same', async () => {
    await deliver({ lost: 1 });
    const { account, session } = await paid();
    const listed = await provider().listMessages(account, new Date(Date.now() - 60_000));
    expect(listed.map(({ kind }) => kind)).toEqual(ofPayment.toReversed());
    expect(listed[0]).toMatchObject({ account, session });
    expect(await provider().listMessages('acct_other', new Date(0))).toEqual([]);
    expect(kinds()).toEqual([]);
  });

  it('are forged, old, or of another account', async () => {
    await deliver({ signature: 'forged' });
    await paid();
    await expect.poll(kinds).toEqual(['forged', 'forged', 'forged']);
    const { messages } = (await simulator.send('GET', '/payments/messages')) as {
      messages: { id: string }[];
    };
    const send = (as: object) =>
      simulator.send('POST', '/payments/messages/send', { event: messages[0]?.id, ...as });
    expect(await send({ signature: 'old' })).toEqual({ status: 200 });
    expect(kinds().at(-1)).toBe('old');
    await send({ signature: 'right', account: 'acct_thief' });
    expect(read().at(-1)).toMatchObject({ ok: true, value: { account: 'acct_thief' } });
  });

  it('are sent again until the door has them', async () => {
    door.answerWith(500);
    await paid();
    await expect.poll(kinds).toHaveLength(3);
    door.answerWith(200);
    await expect.poll(kinds, { timeout: 5_000 }).toHaveLength(6);
  });
});

describe('BUY-7 the provider’s own list', () => {
  it('has every payment of an account, with what was returned', async () => {
    const first = await paid();
    const open = aPayment();
    await provider().start(open);
    const known = await provider().ask(first);
    const refundId = newRefundId();
    const order = { ...first, payment: known?.payment ?? '', refundId, requestKey: `ref_${refundId}` };
    await provider().refund(order);
    expect(await provider().listPayments(first.account, since())).toMatchObject([
      { paymentId: open.paymentId, state: 'open' },
      { paymentId: first.paymentId, state: 'paid', refunds: [{ refundId, state: 'succeeded' }] },
    ]);
    expect(await provider().listPayments('acct_other', since())).toEqual([]);
  });

  it('goes on over the first page', async () => {
    const account = 'acct_many';
    for (let payment = 0; payment < 103; payment += 1) await provider().start(aPayment({ account }));
    expect(await provider().listPayments(account, since())).toHaveLength(103);
  });
});
