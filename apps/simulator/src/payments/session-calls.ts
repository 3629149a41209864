import { below, text, texts, values, whole, type FormFields } from './form-fields.ts';
import { newId } from './payment-book.ts';
import type { Session } from './payment-objects.ts';
import { expireSession, type ApiError, type PaymentsVendor } from './payments-vendor.ts';

export const invalid = (message: string, code?: string, status = 400): ApiError => ({
  status,
  type: 'invalid_request_error',
  message,
  ...(code === undefined ? {} : { code }),
});

export const missing = (what: string, id: string): ApiError =>
  invalid(`No such ${what}: '${id}'`, 'resource_missing', 404);

const leastLifeSeconds = 30 * 60;
const mostLifeSeconds = 24 * 3_600;

export interface SessionCall {
  readonly account: string;
  readonly isLive: boolean;
  /** Where this simulator answers. */
  readonly origin: string;
  readonly form: FormFields;
}

/** POST /v1/checkout/sessions. */
export function createSession(vendor: PaymentsVendor, call: SessionCall): Session | ApiError {
  const { account, isLive, origin, form } = call;
  if (!vendor.account(account).charges_enabled) return invalid('This account cannot currently make charges.');
  const price = below(below(below(form, 'line_items'), '0'), 'price_data');
  const amount = whole(price, 'unit_amount');
  const currency = text(price, 'currency');
  const uiMode = text(form, 'ui_mode') ?? 'hosted_page';
  const now = vendor.nowSeconds();
  const expiresAt = whole(form, 'expires_at') ?? now + mostLifeSeconds;
  const returnUrl = text(form, 'return_url');
  const successUrl = text(form, 'success_url');

  if (text(form, 'mode') !== 'payment') return invalid('mode must be payment');
  if (values(below(form, 'line_items')).length !== 1) return invalid('one line item is known here');
  if (amount === null || Number.isNaN(amount) || amount < 50)
    return invalid('amount too small', 'amount_too_small');
  if (currency !== 'aud') return invalid('Invalid currency');
  if (!['elements', 'hosted_page'].includes(uiMode)) return invalid('Invalid ui_mode');
  if ((uiMode === 'elements' ? returnUrl : successUrl) === null) return invalid('return_url or success_url');
  if (!(expiresAt >= now + leastLifeSeconds && expiresAt <= now + mostLifeSeconds)) {
    return invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.');
  }

  const id = newId(isLive ? 'cs_live' : 'cs_test');
  const intentData = below(form, 'payment_intent_data');
  return vendor.book.put('session', account, {
    id,
    object: 'checkout.session',
    created: now,
    livemode: isLive,
    mode: 'payment',
    ui_mode: uiMode,
    amount_total: amount,
    amount_subtotal: amount,
    currency,
    client_reference_id: text(form, 'client_reference_id'),
    client_secret: uiMode === 'elements' ? `${id}_secret_${newId('s')}` : null,
    customer_email: text(form, 'customer_email'),
    expires_at: expiresAt,
    metadata: texts(below(form, 'metadata')),
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    payment_method_options: {
      card: {
        request_three_d_secure:
          text(below(below(form, 'payment_method_options'), 'card'), 'request_three_d_secure') ?? 'automatic',
      },
    },
    return_url: returnUrl,
    success_url: successUrl,
    cancel_url: text(form, 'cancel_url'),
    url: uiMode === 'hosted_page' ? `${origin}/payments/page/${id}` : null,
    line_description: text(below(price, 'product_data'), 'name') ?? '',
    intent_data: {
      description: text(intentData, 'description'),
      metadata: texts(below(intentData, 'metadata')),
    },
  });
}

/** POST /v1/checkout/sessions/{id}/expire: only while it is open, and while no bank is at work on it. */
export function closeSession(vendor: PaymentsVendor, account: string, id: string): Session | ApiError {
  const kept = vendor.book.get('session', account, id);
  if (!kept) return missing('checkout.session', id);
  const session = vendor.current(account, kept);
  if (session.status !== 'open') {
    return invalid(`This Session is not in an expireable state; status: ${session.status}.`);
  }
  expireSession(vendor, account, session);
  return session;
}
