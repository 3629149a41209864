import { createHmac } from 'node:crypto';
import { handleMessages, takeMessage } from '@forecourt/app/checkout/handle-messages';
import { settlePayment } from '@forecourt/app/checkout/settle-payment';
import { paymentDirectory } from '@forecourt/store/checkout/payment-directory';
import { connectDatabase } from '@forecourt/store/connection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentsAt, webhookSecret } from '../../../../packages/providers/test/simulated-payments.ts';
import { account, harbour, openCheckout, type Checkout } from './checkout-world.ts';

const { signal } = new AbortController();
let world: Checkout;
beforeAll(async () => {
  world = await openCheckout();
});
afterAll(() => world.close());

async function paid() {
  const answer = await world.start(await world.stock());
  if (!answer.ok) throw new Error(answer.error);
  const { id: paymentId } = answer.value.payment;
  const session = (await world.read(paymentId)).payment.sessionRef ?? '';
  await world.pay(session);
  return { paymentId, session };
}

/** As the provider writes and signs it. */
function signed({ paymentId, session }: { readonly paymentId: string; readonly session: string }) {
  const now = new Date();
  const at = Math.floor(now.getTime() / 1_000);
  const object = {
    id: session,
    object: 'checkout.session',
    payment_intent: null,
    metadata: { payment_id: paymentId },
  };
  const body = JSON.stringify({
    id: `evt_${paymentId}`,
    object: 'event',
    type: 'checkout.session.completed',
    account,
    livemode: false,
    created: at,
    data: { object },
  });
  const v1 = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex');
  return { body, signature: `t=${at},v1=${v1}`, now };
}

const connectTo = (accountRef: string) =>
  world.loader
    .updateTable('paymentAccounts')
    .set({ accountRef })
    .where('accountRef', 'like', 'acct_%')
    .execute();

describe('BUY-3.2 BUY-7 what must be survived when something around us is gone or wrong', () => {
  it('database down when the message comes', async () => {
    const begun = await paid();
    const message = signed(begun);
    const url = new URL(world.dealers.made.webUrl);
    url.port = '1';
    const gone = connectDatabase({ url: url.href, poolSize: 1, callTimeoutMs: 2_000 });
    await expect(takeMessage({ ...world.ports, directory: paymentDirectory(gone) }, message)).rejects.toThrow(
      'database unavailable',
    );
    await gone.close();
    expect(await world.inbox()).toEqual([]);
    expect(await takeMessage(world.ports, message)).toMatchObject({ taken: 'kept' });
    expect(await takeMessage(world.ports, message)).toMatchObject({ taken: 'repeated' });
    expect(await handleMessages(world.worker, signal)).toMatchObject({ handled: 1, failed: 0 });
    expect((await world.read(begun.paymentId)).reservation.state).toBe('held');
  });

  it('test key on a live site or the reverse', async () => {
    const car = await world.stock();
    await connectTo('acct_othermode_2');
    try {
      expect(await world.start(car)).toEqual({ ok: false, error: 'no_account' });
    } finally {
      await connectTo(account);
    }
    expect((await world.start(car)).ok).toBe(true);
    // Asked with the other key, the provider knows of nothing, and nothing is taken for paid.
    const begun = await paid();
    const provider = paymentsAt(world.simulator.origin, { secretKey: 'sk_live_123' });
    await settlePayment({ ...world.ports, provider }, harbour.scope, begun.paymentId);
    expect((await world.read(begun.paymentId)).payment).toMatchObject({ state: 'started', capturedCents: 0 });
    await settlePayment(world.ports, harbour.scope, begun.paymentId);
    expect((await world.read(begun.paymentId)).reservation.state).toBe('held');
  });
});
