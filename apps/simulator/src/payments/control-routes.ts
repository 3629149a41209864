import {
  json,
  jsonOf,
  type SimulatedCall,
  type SimulatedResponse,
  type SimulatedRoutes,
} from '../simulated-call.ts';
import { changeAccount } from './account-calls.ts';
import { ledgerOf } from './ledger.ts';
import type { MessageDelivery } from './message-delivery.ts';
import type { Kind } from './payment-book.ts';
import type { Kinds } from './payment-objects.ts';
import type { PaymentsVendor } from './payments-vendor.ts';
import { disputeCharge, settleDispute, settleRefund } from './return-money.ts';
import { settlePayment, takePayment } from './take-payment.ts';

type Order = Readonly<Record<string, unknown>>;

const unknown = json(404, { error: 'unknown' });
const accountStates = new Set(['active', 'pending', 'restricted', 'closed']);

/** What tests and developers ask of the provider that no caller of its API could. */
export function controlRoutes(vendor: PaymentsVendor, delivery: MessageDelivery): SimulatedRoutes {
  const { book } = vendor;
  const of = <K extends Kind>(kind: K, id: unknown) => book.find(kind, typeof id === 'string' ? id : '');
  const onKept = <K extends Kind>(
    kind: K,
    name: string,
    work: (account: string, it: Kinds[K], order: Order) => object | null,
  ) =>
    order((sent) => {
      const kept = of(kind, sent[name]);
      return kept && work(kept.account, kept.it, sent);
    });

  return {
    'GET /payments/ledger': ({ url: { searchParams } }) => {
      const account = searchParams.get('account');
      const asked = account === null ? book.accounts() : [account];
      return json(200, { accounts: asked.map((one) => ledgerOf(book, one)) });
    },
    'GET /payments/sessions': ({ url: { searchParams } }) => {
      const [account, paymentId] = [searchParams.get('account'), searchParams.get('payment_id')];
      const asked = account === null ? book.accounts() : [account];
      const sessions = asked.flatMap((one) =>
        book
          .list('session', one)
          .filter(({ metadata }) => paymentId === null || metadata['payment_id'] === paymentId)
          .map((session) => ({ account: one, session: vendor.current(one, session) })),
      );
      return json(200, { sessions });
    },
    'POST /payments/pay': onKept('session', 'session', (account, session, { number, check }) =>
      takePayment(vendor, {
        account,
        session,
        number: typeof number === 'string' ? number : '4242424242424242',
        check: check === 'passed' || check === 'failed' ? check : 'none',
      }),
    ),
    'POST /payments/settle': onKept('session', 'session', (account, session, { outcome }) =>
      settlePayment(vendor, account, session, outcome === 'paid'),
    ),
    'POST /payments/refunds/settle': onKept('refund', 'refund', (account, refund, { status }) =>
      settleRefund(vendor, account, refund, status === 'failed' ? 'failed' : 'succeeded'),
    ),
    'POST /payments/disputes': onKept('intent', 'payment', (account, { latest_charge: id }, { reason }) => {
      const charge = id === null ? null : book.get('charge', account, id);
      return (
        charge && disputeCharge(vendor, account, charge, typeof reason === 'string' ? reason : 'fraudulent')
      );
    }),
    'POST /payments/disputes/settle': onKept('dispute', 'dispute', (account, dispute, { status }) =>
      settleDispute(vendor, account, dispute, status === 'won' ? 'won' : 'lost'),
    ),
    // As no provider should: another sum, currency or payment than was asked for.
    'PUT /payments/sessions': onKept('session', 'session', (account, session, changes) => {
      const { amount_total: amount, currency, payment_id: paymentId } = changes;
      if (typeof amount === 'number') session.amount_total = session.amount_subtotal = amount;
      if (typeof currency === 'string') session.currency = currency;
      if (typeof paymentId === 'string') session.metadata = { payment_id: paymentId };
      return book.put('session', account, session);
    }),
    'PUT /payments/accounts': order(({ account, state }) =>
      typeof account === 'string' && typeof state === 'string' && accountStates.has(state)
        ? changeAccount(vendor, account, state)
        : null,
    ),
    'GET /payments/delivery': () => json(200, delivery.settings()),
    'PUT /payments/delivery': order((sent) => delivery.order(sent)),
    'DELETE /payments/delivery': () => {
      delivery.reset();
      return json(200, {});
    },
    'GET /payments/messages': ({ url: { searchParams } }) => {
      const account = searchParams.get('account');
      const asked = account === null ? book.accounts() : [account];
      return json(200, { messages: asked.flatMap((one) => book.list('event', one)), sent: delivery.sent() });
    },
    'POST /payments/messages/send': order(async ({ event, ...as }) => {
      const status = await delivery.send(typeof event === 'string' ? event : '', as);
      return status === null ? null : { status };
    }),
    'PUT /payments/clock': order(({ aheadSeconds }) => {
      if (typeof aheadSeconds !== 'number' || !Number.isInteger(aheadSeconds)) return null;
      vendor.runAhead(aheadSeconds);
      return { aheadSeconds };
    }),
    'DELETE /payments/keys': () => {
      book.remove('key');
      return json(200, {});
    },
    'DELETE /payments': () => {
      book.clear();
      vendor.runAhead(0);
      return json(200, {});
    },
  };
}

/** Answers an order with what came of it; null: there was nothing to do it to. */
function order(work: (order: Order) => object | null | Promise<object | null>) {
  return async ({ request }: SimulatedCall): Promise<SimulatedResponse> => {
    const made = await work((await jsonOf(request)) as Order);
    return made === null ? unknown : json(200, made);
  };
}
