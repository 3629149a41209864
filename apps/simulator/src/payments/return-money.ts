import { below, text, texts, whole, type FormFields } from './form-fields.ts';
import { newId } from './payment-book.ts';
import type { Charge, Dispute, Refund } from './payment-objects.ts';
import type { ApiError, PaymentsVendor } from './payments-vendor.ts';
import { invalid, missing } from './session-calls.ts';

/** How long a refund looks well before it fails. */
const failsAfterMs = 1_000;
const evidenceSeconds = 7 * 24 * 3_600;

/** POST /v1/refunds: never more than was taken, and never beside a dispute. */
export function createRefund(vendor: PaymentsVendor, account: string, form: FormFields): Refund | ApiError {
  const { book } = vendor;
  const id = text(form, 'payment_intent') ?? '';
  const intent = book.get('intent', account, id);
  const charge = intent?.latest_charge ? book.get('charge', account, intent.latest_charge) : null;
  if (!intent) return missing('payment_intent', id);
  if (!charge?.captured)
    return invalid('This PaymentIntent has no charge to refund.', 'charge_not_refundable');
  if (charge.disputed) return invalid('The charge is disputed.', 'charge_disputed');
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = whole(form, 'amount') ?? left;
  if (left === 0) return invalid('Charge has already been refunded.', 'charge_already_refunded');
  if (!(amount >= 1 && amount <= left))
    return invalid('Refund amount is greater than unrefunded amount.', 'amount_too_large');

  const isPending = charge.refund_manner === 'pending';
  const refund = book.put('refund', account, {
    id: newId('re'),
    object: 'refund',
    created: vendor.nowSeconds(),
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intent.id,
    reason: text(form, 'reason'),
    metadata: texts(below(form, 'metadata')),
    status: isPending ? 'pending' : 'succeeded',
    destination_details: {
      type: 'card',
      card: isPending ? { type: 'refund' } : { type: 'refund', reference: referenceOf() },
    },
  });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  book.put('charge', account, charge);
  vendor.tell('refund.created', account, charge.livemode, refund);
  vendor.tell('charge.refunded', account, charge.livemode, charge);
  if (charge.refund_manner === 'fails') {
    vendor.later(failsAfterMs, () => settleRefund(vendor, account, refund, 'failed'));
  }
  return refund;
}

/** A bank took it, or sent it back: then the money is the dealership's again. */
export function settleRefund(
  vendor: PaymentsVendor,
  account: string,
  refund: Refund,
  status: 'succeeded' | 'failed',
): Refund {
  const { book } = vendor;
  const charge = book.get('charge', account, refund.charge);
  if (!charge || refund.status === status || refund.status === 'failed') return refund;
  refund.status = status;
  if (status === 'failed') {
    refund.failure_reason = 'lost_or_stolen_card';
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    book.put('charge', account, charge);
  } else {
    refund.destination_details = { type: 'card', card: { type: 'refund', reference: referenceOf() } };
  }
  book.put('refund', account, refund);
  vendor.tell(status === 'failed' ? 'refund.failed' : 'refund.updated', account, charge.livemode, refund);
  return refund;
}

/** The buyer's bank takes the money back until it is decided. */
export function disputeCharge(
  vendor: PaymentsVendor,
  account: string,
  charge: Charge,
  reason: string,
): Dispute {
  const { book } = vendor;
  const created = vendor.nowSeconds();
  charge.disputed = true;
  book.put('charge', account, charge);
  const dispute = book.put('dispute', account, {
    id: newId('du'),
    object: 'dispute',
    created,
    livemode: charge.livemode,
    amount: charge.amount_captured - charge.amount_refunded,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason,
    metadata: {},
    status: 'needs_response',
    evidence_details: { due_by: created + evidenceSeconds },
  });
  vendor.tell('charge.dispute.created', account, charge.livemode, dispute);
  return dispute;
}

export function settleDispute(
  vendor: PaymentsVendor,
  account: string,
  dispute: Dispute,
  status: 'won' | 'lost',
): Dispute {
  dispute.status = status;
  vendor.book.put('dispute', account, dispute);
  vendor.tell('charge.dispute.closed', account, dispute.livemode, dispute);
  return dispute;
}

/** The number by which a bank finds a refund. */
const referenceOf = () => String(Math.floor(Math.random() * 9e15) + 1e15);
