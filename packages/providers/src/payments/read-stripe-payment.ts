import {
  PaymentRefused,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
} from '@forecourt/app/ports/checkout/payment-provider.port';
import type { RefundId } from '@forecourt/domain/core/ids';
import {
  anyFields,
  dateOf,
  fieldsOf,
  fieldsOrNull,
  idOrNull,
  isTrue,
  listOf,
  markOf,
  textOf,
  textOrNull,
  wholeOf,
  type StripeFields,
} from './stripe-fields.ts';

/** What is expanded where a session is read: the money of it, and what was returned. */
export const wholeSession = ['payment_intent.latest_charge.refunds'];
export const wholeSessions: string[] = wholeSession.map((path) => `data.${path}`);

/** A session of this account with what hangs on it; its disputes are asked for where there are any. */
export function readStripePayment(
  answer: unknown,
  { account, isLive }: { readonly account: string; readonly isLive: boolean },
): Omit<ProviderPayment, 'disputes'> & { readonly isDisputed: boolean; readonly hasMoreRefunds: boolean } {
  const session = fieldsOf(answer, 'checkout.session');
  const intent = fieldsOrNull(session['payment_intent'], 'payment_intent');
  const charge = fieldsOrNull(intent?.['latest_charge'], 'charge');
  for (const object of [session, intent, charge]) if (object) refuseOtherMode(object, isLive);
  const refunds = charge?.['refunds'] ? listOf(charge['refunds']) : { data: [], hasMore: false };
  const isPaid = intent !== null && textOf(intent, 'status') === 'succeeded';
  return {
    session: textOf(session, 'id'),
    account,
    paymentId: markOf(session, 'payment_id'),
    isLive,
    state: stateOf(session, intent),
    amountCents: wholeOf(session, 'amount_total'),
    capturedCents: isPaid ? wholeOf(intent, 'amount_received') : 0,
    currency: textOf(session, 'currency').toUpperCase(),
    payment: intent && textOf(intent, 'id'),
    paidAt: isPaid ? dateOf(charge ?? intent, 'created') : null,
    method: isPaid ? methodOf(charge) : null,
    decline: intent && !isPaid ? declineOf(intent, charge) : null,
    refunds: refunds.data.map(readStripeRefund),
    isDisputed: charge !== null && isTrue(charge, 'disputed'),
    hasMoreRefunds: refunds.hasMore,
  };
}

/** An object of the other mode is none of ours, whatever it says. */
export function refuseOtherMode(object: StripeFields, isLive: boolean): void {
  if (isTrue(object, 'livemode') !== isLive) throw new PaymentRefused('account', 'livemode_mismatch');
}

/** The money decides first: a session may be behind it. */
function stateOf(session: StripeFields, intent: StripeFields | null): ProviderPayment['state'] {
  const money = intent && textOf(intent, 'status');
  if (money === 'succeeded') return 'paid';
  if (money === 'processing' || money === 'requires_capture') return 'processing';
  switch (textOf(session, 'status')) {
    case 'open':
      return 'open';
    case 'complete':
      // Complete without its money: a bank said no after the buyer had left.
      return intent === null ? 'processing' : 'closed';
    default:
      return 'closed';
  }
}

function methodOf(charge: StripeFields | null): ProviderPayment['method'] {
  const details = anyFields(charge?.['payment_method_details']);
  const kind = textOrNull(details, 'type');
  if (kind === null) return null;
  const own = anyFields(details?.[kind]);
  return { kind, brand: textOrNull(own, 'brand'), lastFour: textOrNull(own, 'last4') };
}

/** A bank's no carries no time of its own: that of the try it ended, or of the first try. */
function declineOf(intent: StripeFields, charge: StripeFields | null): ProviderPayment['decline'] {
  const error = anyFields(intent['last_payment_error']);
  if (!error) return null;
  const code = textOrNull(error, 'decline_code') ?? textOrNull(error, 'code') ?? 'unknown';
  return { code, at: dateOf(charge ?? intent, 'created') };
}

export function readStripeRefund(answer: unknown): ProviderRefund {
  const refund = fieldsOf(answer, 'refund');
  const card = anyFields(anyFields(refund['destination_details'])?.['card']);
  const status = textOf(refund, 'status');
  return {
    refund: textOf(refund, 'id'),
    refundId: markOf(refund, 'refund_id') as RefundId | null,
    amountCents: wholeOf(refund, 'amount'),
    state: status === 'succeeded' ? 'succeeded' : isOver(status) ? 'failed' : 'pending',
    failure: textOrNull(refund, 'failure_reason') ?? (status === 'canceled' ? 'canceled' : null),
    reference: textOrNull(card, 'reference'),
  };
}

const isOver = (status: string) => status === 'failed' || status === 'canceled';

export function readStripeDispute(answer: unknown, isLive: boolean): ProviderDispute {
  const dispute = fieldsOf(answer, 'dispute');
  refuseOtherMode(dispute, isLive);
  const status = textOf(dispute, 'status');
  const due = anyFields(dispute['evidence_details'])?.['due_by'];
  return {
    dispute: textOf(dispute, 'id'),
    amountCents: wholeOf(dispute, 'amount'),
    reason: textOf(dispute, 'reason'),
    state: status === 'lost' ? 'lost' : isWon(status) ? 'won' : 'open',
    evidenceDueAt: typeof due === 'number' ? new Date(due * 1_000) : null,
  };
}

/** A warning that came to nothing takes no money either. */
const isWon = (status: string) => ['won', 'warning_closed', 'prevented'].includes(status);

/** The intent that a refund or a dispute is about. */
export function intentOf(answer: unknown): string | null {
  return idOrNull(anyFields(answer)?.['payment_intent']);
}
