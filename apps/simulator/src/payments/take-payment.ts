import { newId } from './payment-book.ts';
import type { Charge, Intent, Session } from './payment-objects.ts';
import type { PaymentsVendor } from './payments-vendor.ts';
import { disputeCharge } from './return-money.ts';
import { declineWords, errorCodeOf, tellingCard, type TellingCard } from './telling-cards.ts';

export type PayOutcome =
  | { readonly type: 'paid' | 'processing' }
  /** The bank wants to know who pays (3-D Secure). */
  | { readonly type: 'check' }
  | { readonly type: 'declined'; readonly code: string; readonly message: string }
  /** It was paid before, or its time is over. */
  | { readonly type: 'gone'; readonly status: string };

export interface Attempt {
  readonly account: string;
  readonly session: Session;
  readonly number: string;
  /** What came of the bank's check, where there was one. */
  readonly check: 'none' | 'passed' | 'failed';
}

/** A buyer pays a session with a card; of its number the last four digits are kept. */
export function takePayment(vendor: PaymentsVendor, attempt: Attempt): PayOutcome {
  const { account } = attempt;
  const session = vendor.current(account, attempt.session);
  if (session.status !== 'open') return { type: 'gone', status: session.status };
  const intent = intentOf(vendor, account, session);
  const card = tellingCard(attempt.number);
  if (!card) return decline(vendor, attempt, intent, null, 'incorrect_number');

  const isAsked = session.payment_method_options.card.request_three_d_secure === 'any';
  const isChecked = card.check === 'always' || (card.check === 'asked' && isAsked);
  if (isChecked && attempt.check === 'none') {
    intent.status = 'requires_action';
    vendor.book.put('intent', account, intent);
    vendor.tell('payment_intent.requires_action', account, intent.livemode, intent);
    return { type: 'check' };
  }
  if (isChecked && attempt.check === 'failed')
    return decline(vendor, attempt, intent, card, 'authentication');
  if (card.decline !== null) return decline(vendor, attempt, intent, card, card.decline);

  const charge = chargeOf(vendor, attempt, intent, card, {
    status: card.isProcessing ? 'pending' : 'succeeded',
  });
  intent.latest_charge = charge.id;
  intent.last_payment_error = null;
  session.status = 'complete';
  session.url = null;
  if (card.isProcessing) {
    intent.status = 'processing';
    vendor.book.put('intent', account, intent);
    vendor.book.put('session', account, session);
    vendor.tell('payment_intent.processing', account, intent.livemode, intent);
    vendor.tell('checkout.session.completed', account, session.livemode, session);
    return { type: 'processing' };
  }
  receive(vendor, account, session, intent, charge);
  vendor.tell('checkout.session.completed', account, session.livemode, session);
  if (card.isDisputed) disputeCharge(vendor, account, charge, 'fraudulent');
  return { type: 'paid' };
}

/** What was under way has come, or has not. Null where nothing was. */
export function settlePayment(
  vendor: PaymentsVendor,
  account: string,
  session: Session,
  isPaid: boolean,
): Session | null {
  const { book } = vendor;
  const intent = session.payment_intent === null ? null : book.get('intent', account, session.payment_intent);
  const charge = intent?.latest_charge ? book.get('charge', account, intent.latest_charge) : null;
  if (intent?.status !== 'processing' || !charge) return null;
  if (isPaid) {
    charge.status = 'succeeded';
    receive(vendor, account, session, intent, charge);
    vendor.tell('checkout.session.async_payment_succeeded', account, session.livemode, session);
    return session;
  }
  charge.status = 'failed';
  book.put('charge', account, charge);
  refuse(vendor, account, intent, 'generic_decline');
  vendor.tell('checkout.session.async_payment_failed', account, session.livemode, session);
  return session;
}

function receive(
  vendor: PaymentsVendor,
  account: string,
  session: Session,
  intent: Intent,
  charge: Charge,
): void {
  Object.assign(charge, { paid: true, captured: true, amount_captured: charge.amount });
  vendor.book.put('charge', account, charge);
  intent.status = 'succeeded';
  intent.amount_received = charge.amount;
  vendor.book.put('intent', account, intent);
  session.payment_status = 'paid';
  vendor.book.put('session', account, session);
  vendor.tell('charge.succeeded', account, charge.livemode, charge);
  vendor.tell('payment_intent.succeeded', account, intent.livemode, intent);
}

function decline(
  vendor: PaymentsVendor,
  attempt: Attempt,
  intent: Intent,
  card: TellingCard | null,
  code: string,
): PayOutcome {
  const { account } = attempt;
  if (card && code !== 'authentication') {
    const charge = chargeOf(vendor, attempt, intent, card, { status: 'failed', failure: code });
    intent.latest_charge = charge.id;
    vendor.tell('charge.failed', account, charge.livemode, charge);
  }
  refuse(vendor, account, intent, code);
  return { type: 'declined', code, message: declineWords(code) };
}

function refuse(vendor: PaymentsVendor, account: string, intent: Intent, code: string): void {
  intent.status = 'requires_payment_method';
  intent.last_payment_error = {
    type: 'card_error',
    code: errorCodeOf(code),
    message: declineWords(code),
    ...(code === 'authentication' || code === 'incorrect_number' ? {} : { decline_code: code }),
  };
  vendor.book.put('intent', account, intent);
  vendor.tell('payment_intent.payment_failed', account, intent.livemode, intent);
}

function intentOf(vendor: PaymentsVendor, account: string, session: Session): Intent {
  const { book } = vendor;
  const known = session.payment_intent === null ? null : book.get('intent', account, session.payment_intent);
  if (known) return known;
  const intent = book.put('intent', account, {
    id: newId('pi'),
    object: 'payment_intent',
    created: vendor.nowSeconds(),
    livemode: session.livemode,
    session: session.id,
    amount: session.amount_total,
    amount_received: 0,
    currency: session.currency,
    description: session.intent_data.description,
    metadata: session.intent_data.metadata,
    status: 'requires_payment_method',
    latest_charge: null,
    last_payment_error: null,
  });
  session.payment_intent = intent.id;
  book.put('session', account, session);
  return intent;
}

function chargeOf(
  vendor: PaymentsVendor,
  { account, number }: Attempt,
  intent: Intent,
  card: TellingCard,
  { status, failure = null }: { readonly status: Charge['status']; readonly failure?: string | null },
): Charge {
  return vendor.book.put('charge', account, {
    id: newId('ch'),
    object: 'charge',
    created: vendor.nowSeconds(),
    livemode: intent.livemode,
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    currency: intent.currency,
    payment_intent: intent.id,
    metadata: intent.metadata,
    status,
    paid: false,
    captured: false,
    refunded: false,
    disputed: false,
    failure_code: failure,
    payment_method_details: { type: 'card', card: { brand: card.brand, last4: number.trim().slice(-4) } },
    refund_manner: card.refund,
  });
}
