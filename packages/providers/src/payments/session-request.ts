import type { PaymentToStart } from '@forecourt/app/ports/checkout/payment-provider.port';
import type Stripe from 'stripe';
import { bornAtMs } from './start-window.ts';
import { statementSuffix } from './statement-suffix.ts';

/** A session lives at least 30 minutes from the call, which may come as late as the last moment to pay; clocks differ. */
const addedMs = 32 * 60_000;
/** And at most a day. */
const mostMs = (23 * 60 + 50) * 60_000;

/** Ways to pay that take days, or lend: a hold is decided while the buyer looks. */
const leftOut = ['au_becs_debit', 'afterpay_clearpay', 'klarna', 'zip', 'customer_balance'] as const;

/**
 * What is sent to start a payment. The same payment is the same request to the letter, whenever it is sent: Stripe refuses a
 * key with another body.
 */
export function sessionRequest(payment: PaymentToStart): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: payment.paymentId };
  const suffix = statementSuffix(payment.descriptor);
  return {
    mode: 'payment',
    ...lookOf(payment),
    locale: 'en',
    client_reference_id: payment.paymentId,
    metadata,
    ...(payment.email === null ? {} : { customer_email: payment.email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amountCents,
          product_data: { name: payment.description },
        },
      },
    ],
    // The sum shown is the sum charged: no other currency, no conversion.
    adaptive_pricing: { enabled: false },
    excluded_payment_method_types: [...leftOut],
    payment_method_options: {
      card: { request_three_d_secure: payment.asksBankCheck === true ? 'any' : 'automatic' },
    },
    payment_intent_data: {
      description: payment.description,
      metadata,
      ...(suffix === null ? {} : { statement_descriptor_suffix: suffix }),
    },
    expires_at: Math.floor(endMs(payment) / 1_000),
  };
}

/** Never counted from now, which would be another request each time. */
function endMs({ paymentId, expiresAt }: PaymentToStart): number {
  const wantedMs = expiresAt.getTime() + addedMs;
  const latestMs = bornAtMs(paymentId) + mostMs;
  return latestMs > expiresAt.getTime() - mostMs ? Math.min(wantedMs, latestMs) : wantedMs;
}

function lookOf({
  look,
  returnUrl,
}: PaymentToStart): Pick<
  Stripe.Checkout.SessionCreateParams,
  'ui_mode' | 'return_url' | 'success_url' | 'cancel_url'
> {
  return look === 'fields'
    ? { ui_mode: 'elements', return_url: returnUrl }
    : { ui_mode: 'hosted_page', success_url: returnUrl, cancel_url: returnUrl };
}
