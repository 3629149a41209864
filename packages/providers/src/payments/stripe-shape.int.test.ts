import { PaymentProviderUnavailable } from '@forecourt/app/ports/checkout/payment-provider.port';
import type { PaymentId } from '@forecourt/domain/core/ids';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realClock } from '../../test/real-clock.ts';
import { aPayment, newRefundId, newUuid, paymentsAt } from '../../test/simulated-payments.ts';
import { runStripeMock, stripeMockProgram } from '../../test/stripe-mock.ts';
import { wholeSessions } from './read-stripe-payment.ts';
import { sessionRequest } from './session-request.ts';
import { stripeAccounts } from './stripe-accounts.ts';
import { stripeConnection } from './stripe-connection.ts';

const program = stripeMockProgram();

/**
 * Null where the request was taken. Answers are about other things than were asked: that they are not believed shows that
 * they came.
 */
async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return null;
  } catch (error) {
    const isAnswer = error instanceof PaymentProviderUnavailable && /^(?:garbled_|another_)/.test(error.code);
    return isAnswer ? null : error;
  }
}

/** Keeps nothing and makes answers up: what matters is that it takes what we send, to the letter of the API. */
describe.skipIf(program === null)('BUY-1.2 every request is one that the provider knows', () => {
  let mock: Awaited<ReturnType<typeof runStripeMock>>;
  beforeAll(async () => {
    mock = await runStripeMock(program ?? '');
  }, 30_000);
  afterAll(() => mock.stop());

  const place = { account: 'acct_1', session: 'cs_test_1' };
  const payments = () => paymentsAt(mock.url);

  it.each(['fields', 'hosted'] as const)('start, %s', async (look) => {
    expect(await refusalOf(payments().start(aPayment({ look })))).toBeNull();
    expect(
      await refusalOf(
        payments().start(aPayment({ look, email: null, descriptor: null, amountCents: 150_000 })),
      ),
    ).toBeNull();
  });

  it('ask and find', async () => {
    expect(await refusalOf(payments().ask(place))).toBeNull();
    expect(await refusalOf(payments().find(place.account, newUuid() as PaymentId))).toBeNull();
  });

  it('close', async () => {
    expect(await refusalOf(payments().close(place))).toBeNull();
  });

  it('refund', async () => {
    const refundId = newRefundId();
    const order = {
      account: 'acct_1',
      payment: 'pi_1',
      refundId,
      requestKey: `ref_${refundId}`,
      amountCents: 100,
    };
    expect(await refusalOf(payments().refund(order))).toBeNull();
  });

  it('list', async () => {
    const since = new Date(Date.now() - 3_600_000);
    expect(await payments().listMessages('acct_1', since)).not.toHaveLength(0);
    expect(await refusalOf(payments().listPayments('acct_1', since))).toBeNull();
    const connection = stripeConnection({ url: mock.url, secretKey: 'sk_test_123', clock: realClock });
    const page = { created: { gte: 1 }, limit: 100, starting_after: 'x_1' };
    await connection.call('acct_1', (stripe) => stripe.refunds.list(page));
    await connection.call('acct_1', (stripe) => stripe.disputes.list(page));
    await connection.call('acct_1', (stripe) => stripe.refunds.list({ payment_intent: 'pi_1' }));
    await connection.call('acct_1', (stripe) => stripe.disputes.list({ payment_intent: 'pi_1' }));
    const ofIntent = { payment_intent: 'pi_1', expand: wholeSessions };
    await connection.call('acct_1', (stripe) => stripe.checkout.sessions.list(ofIntent));
  });

  it('open and read an account', async () => {
    const accounts = stripeAccounts({
      url: mock.url,
      secretKey: 'sk_test_123',
      clock: realClock,
      returnUrl: 'https://localhost/connected',
    });
    const dealership = { id: newUuid() as never, name: 'Harbourside Mazda', email: 'sales@example.com' };
    expect(await accounts.open(dealership)).toMatchObject({
      onboardingUrl: expect.stringMatching(/^https:/) as string,
    });
    expect(await accounts.read('acct_1')).not.toBeNull();
  });

  it('and a request with one word wrong is refused, so that this test can fail', async () => {
    const connection = stripeConnection({
      url: mock.url,
      secretKey: 'sk_test_123',
      clock: realClock,
    });
    const wrong = { ...sessionRequest(aPayment()), ui_mode: 'custom' } as Stripe.Checkout.SessionCreateParams;
    await expect(
      connection.call('acct_1', (stripe) => stripe.checkout.sessions.create(wrong)),
    ).rejects.toMatchObject({ name: 'PaymentRefused', reason: 'request' });
    await expect(paymentsAt(mock.url, { secretKey: 'sk_live_1' }).ask(place)).rejects.toMatchObject({
      reason: 'account',
    });
  });
});
