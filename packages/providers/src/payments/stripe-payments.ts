import {
  PaymentProviderUnavailable,
  PaymentRefused,
  type PaymentPlace,
  type PaymentProvider,
  type PaymentToStart,
  type ProviderPayment,
  type StartedPayment,
} from '@forecourt/app/ports/checkout/payment-provider.port';
import type { PaymentId } from '@forecourt/domain/core/ids';
import {
  intentOf,
  readStripeDispute,
  readStripePayment,
  readStripeRefund,
  refuseOtherMode,
  wholeSession,
  wholeSessions,
} from './read-stripe-payment.ts';
import { sessionRequest } from './session-request.ts';
import { stripeConnection, type StripeConnection, type StripeOptions } from './stripe-connection.ts';
import { readStripeAccount } from './stripe-accounts.ts';
import { isUnknown } from './stripe-failure.ts';
import { fieldsOf, markOf, textOf, textOrNull, wholeOf } from './stripe-fields.ts';
import { readAllPages, readPages } from './stripe-lists.ts';
import { readEvent, readStripeMessage } from './stripe-messages.ts';
import { startWindows } from './start-window.ts';

export interface StripePaymentsOptions extends StripeOptions {
  /** The present one first, and the one before it while it is replaced. */
  readonly webhookSecrets: readonly string[];
}

const mostFindPages = 150;
const mostListPages = 10;
const mostOlder = 200;
const startTries = 3;
const startMs = 4_000;
const betweenTriesMs = 400;

/** Payments over Stripe: one Checkout Session each, charged directly on the dealership's own account. */
export function stripePayments(options: StripePaymentsOptions): PaymentProvider {
  const connection = stripeConnection(options);
  const { isLive } = connection;

  async function whole(account: string, answer: unknown): Promise<ProviderPayment> {
    const { isDisputed, hasMoreRefunds, ...payment } = readStripePayment(answer, { account, isLive });
    const intent = payment.payment;
    if (intent === null) return { ...payment, disputes: [] };
    const on = { stripeAccount: account };
    const refunds = hasMoreRefunds
      ? await readAllPages(connection, account, mostListPages, (stripe, page) =>
          stripe.refunds.list({ payment_intent: intent, ...page }, on),
        )
      : null;
    const disputes = isDisputed
      ? await readAllPages(connection, account, mostListPages, (stripe, page) =>
          stripe.disputes.list({ payment_intent: intent, ...page }, on),
        )
      : [];
    return {
      ...payment,
      refunds: refunds?.map(readStripeRefund) ?? payment.refunds,
      disputes: disputes.map((dispute) => readStripeDispute(dispute, isLive)),
    };
  }

  async function ask({ account, session }: PaymentPlace): Promise<ProviderPayment | null> {
    const answer = await knownOrNull(
      connection.call(account, (stripe) =>
        stripe.checkout.sessions.retrieve(session, { expand: wholeSession }, { stripeAccount: account }),
      ),
    );
    if (answer === null) return null;
    const payment = await whole(account, answer);
    if (payment.session !== session) throw new PaymentProviderUnavailable('another_session');
    return payment;
  }

  async function findWithin(
    account: string,
    paymentId: PaymentId,
    created: { readonly gte: number; readonly lte: number },
  ): Promise<ProviderPayment | null> {
    const sessions = await readAllPages(connection, account, mostFindPages, (stripe, page) =>
      stripe.checkout.sessions.list({ created, ...page }, { stripeAccount: account }),
    );
    const ours = sessions
      .map((session) => fieldsOf(session, 'checkout.session'))
      .filter((session) => markOf(session, 'payment_id') === paymentId);
    const found: ProviderPayment[] = [];
    for (const session of ours) {
      const payment = await ask({ account, session: textOf(session, 'id') });
      if (payment) found.push(payment);
    }
    return found.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
  }

  return {
    name: 'stripe',
    ask,
    start: (payment) => persistently(connection, () => start(connection, payment)),
    async find(account, paymentId) {
      for (const created of startWindows(paymentId)) {
        const found = await findWithin(account, paymentId, created);
        if (found) return found;
      }
      return null;
    },
    async close(place) {
      try {
        const answer = await connection.call(place.account, (stripe) =>
          stripe.checkout.sessions.expire(place.session, {}, { stripeAccount: place.account }),
        );
        const session = fieldsOf(answer, 'checkout.session');
        refuseOtherMode(session, isLive);
        if (textOf(session, 'status') === 'expired') return 'closed';
      } catch (error) {
        if (!(error instanceof PaymentRefused) || error.reason === 'account' || isUnknown(error)) throw error;
      }
      // It can no longer be closed: what it has become decides.
      const payment = await ask(place);
      if (payment?.state === 'closed') return 'closed';
      if (payment === null || payment.state === 'open') throw new PaymentProviderUnavailable('still_open');
      return 'complete';
    },
    async refund({ account, payment, refundId, requestKey, amountCents }) {
      const answer = await connection.call(account, (stripe) =>
        stripe.refunds.create(
          {
            payment_intent: payment,
            amount: amountCents,
            reason: 'requested_by_customer',
            metadata: { refund_id: refundId },
          },
          { stripeAccount: account, idempotencyKey: requestKey },
        ),
      );
      const refund = readStripeRefund(answer);
      if (refund.refundId !== refundId || refund.amountCents !== amountCents) {
        throw new PaymentProviderUnavailable('another_refund');
      }
      return refund;
    },
    readMessage: (body, signature, now) => readStripeMessage(body, signature, options.webhookSecrets, now),
    async listMessages(account, since) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      const { found } = await readPages(connection, account, mostListPages, (stripe, page) =>
        stripe.events.list({ created, ...page }, { stripeAccount: account }),
      );
      return found.map((event) => readEvent(event, account));
    },
    async listPayments(account, since) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      const on = { stripeAccount: account };
      const listed = await readPages(connection, account, mostListPages, (stripe, page) =>
        stripe.checkout.sessions.list({ created, expand: wholeSessions, ...page }, on),
      );
      const payments: ProviderPayment[] = [];
      for (const session of listed.found) payments.push(await whole(account, session));

      // What was returned or disputed since, of payments before: those count as well.
      const refunds = await readPages(connection, account, mostListPages, (stripe, page) =>
        stripe.refunds.list({ created, ...page }, on),
      );
      const disputes = await readPages(connection, account, mostListPages, (stripe, page) =>
        stripe.disputes.list({ created, ...page }, on),
      );
      const known = new Set(payments.map(({ payment }) => payment));
      const older = new Set(
        [...refunds.found, ...disputes.found].map(intentOf).filter((id) => !known.has(id)),
      );
      for (const intent of [...older].slice(0, mostOlder)) {
        if (intent === null) continue;
        const answer = await readPages(connection, account, 1, (stripe, page) =>
          stripe.checkout.sessions.list({ payment_intent: intent, expand: wholeSessions, ...page }, on),
        );
        for (const session of answer.found) payments.push(await whole(account, session));
      }
      return payments;
    },
  };
}

async function start(connection: StripeConnection, payment: PaymentToStart): Promise<StartedPayment> {
  const { account, amountCents, currency, look, requestKey } = payment;
  const answer = await connection
    .call(account, (stripe) =>
      stripe.checkout.sessions.create(sessionRequest(payment), {
        stripeAccount: account,
        idempotencyKey: requestKey,
      }),
    )
    .catch(async (error: unknown) => {
      throw await withReason(connection, account, error);
    });
  const session = fieldsOf(answer, 'checkout.session');
  refuseOtherMode(session, connection.isLive);
  const isOurs =
    markOf(session, 'payment_id') === payment.paymentId &&
    wholeOf(session, 'amount_total') === amountCents &&
    textOf(session, 'currency').toUpperCase() === currency;
  if (!isOurs) throw new PaymentProviderUnavailable('another_session');
  const started = {
    session: textOf(session, 'id'),
    clientSecret: look === 'fields' ? textOrNull(session, 'client_secret') : null,
    hostedUrl: look === 'hosted' ? textOrNull(session, 'url') : null,
  };
  if (started.clientSecret === null && started.hostedUrl === null) {
    throw new PaymentProviderUnavailable('garbled_session');
  }
  return started;
}

/** Not every refusal says that the account is its cause: the account does. */
async function withReason(connection: StripeConnection, account: string, error: unknown): Promise<unknown> {
  if (!(error instanceof PaymentRefused) || error.reason === 'account') return error;
  const read = await readStripeAccount(connection, account).catch(() => null);
  return read && !read.canCharge ? new PaymentRefused('account', error.code) : error;
}

/** A buyer waits: what is over at once is tried again with the same key, for a few seconds. */
async function persistently<T>({ clock }: StripeConnection, call: () => Promise<T>): Promise<T> {
  const startedMs = clock.elapsedMs();
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const isOver = tries === startTries || clock.elapsedMs() - startedMs > startMs;
      if (isOver || !(error instanceof PaymentProviderUnavailable)) throw error;
      await new Promise<void>((resolve) => void clock.after(betweenTriesMs * tries, resolve));
    }
  }
}

/** Of several the one with money on it counts, then the one that can still get some. */
function weightOf({ state }: ProviderPayment): number {
  return { paid: 3, processing: 2, open: 1, closed: 0 }[state];
}

async function knownOrNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}
