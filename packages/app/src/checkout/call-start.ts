import { fail, ok, type Result } from '@forecourt/domain/core/result';
import {
  PaymentProviderUnavailable,
  PaymentRefused,
  type PaymentProvider,
  type PaymentToStart,
  type StartedPayment,
} from '../ports/checkout/payment-provider.port.ts';

/** Asks for a session; the provider's adapter tries again for a few seconds, always with the same key. */
export async function callStart(
  provider: Pick<PaymentProvider, 'start'>,
  wanted: PaymentToStart,
): Promise<Result<StartedPayment, 'no_answer' | 'account' | 'request'>> {
  try {
    return ok(await provider.start(wanted));
  } catch (error) {
    if (error instanceof PaymentRefused) return fail(error.reason);
    if (error instanceof PaymentProviderUnavailable) return fail('no_answer');
    throw error;
  }
}
