import {
  PaymentProviderUnavailable,
  PaymentRefused,
} from '@forecourt/app/ports/checkout/payment-provider.port';
import { Stripe } from 'stripe';

/** Codes that say that the account is the matter, and not what was asked of it. */
const accountCodes = /^(?:account_|platform_|testmode_charges_only|livemode_mismatch|charges_not_enabled)/;

/**
 * What an error of the library means to us. Only a whole answer with a status of refusal is a no; a status of 409 says
 * that the same key is at work at this moment. The message of the provider may name a person and goes nowhere.
 */
export function stripeFailure(error: unknown): PaymentProviderUnavailable | PaymentRefused {
  if (error instanceof PaymentProviderUnavailable || error instanceof PaymentRefused) return error;
  if (!(error instanceof Stripe.errors.StripeError)) return new PaymentProviderUnavailable('broken');
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new PaymentProviderUnavailable(/timeout/i.test(error.message) ? 'too_slow' : 'no_response');
  }
  const { statusCode = 0, code } = error;
  switch (statusCode) {
    case 401:
    case 403:
      return new PaymentRefused('account', code ?? `status_${statusCode}`);
    case 400:
    case 402:
    case 404: {
      const reason = accountCodes.test(code ?? '') ? 'account' : 'request';
      return error instanceof Stripe.errors.StripeRateLimitError
        ? new PaymentProviderUnavailable('status_429')
        : new PaymentRefused(reason, code ?? `status_${statusCode}`);
    }
    default:
      return new PaymentProviderUnavailable(statusCode < 400 ? 'garbled' : `status_${statusCode}`);
  }
}

/** The provider knows no such object. */
export function isUnknown(error: unknown): boolean {
  return error instanceof PaymentRefused && error.code === 'resource_missing';
}
