import type { Payment } from '@forecourt/domain/checkout/payment';
import {
  PaymentProviderUnavailable,
  PaymentRefused,
  type PaymentProvider,
} from '../ports/checkout/payment-provider.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { CheckoutStore } from './checkout-stores.ts';

export interface ClosePorts {
  readonly store: CheckoutStore;
  readonly provider: Pick<PaymentProvider, 'close' | 'find'>;
}

/**
 * Closes a payment at the provider, so that it takes no more money. `complete`: it was paid before, and is to be settled.
 * `no_answer`: nobody knows. A session whose answer was lost is looked for first.
 */
export async function closeSession(
  { store, provider }: ClosePorts,
  scope: SiteScope,
  { id, accountRef: account, sessionRef }: Payment,
): Promise<'closed' | 'complete' | 'no_answer'> {
  if (account === null) return 'closed';
  try {
    const session = sessionRef ?? (await provider.find(account, id))?.session ?? null;
    // None was made yet. A call of ours may still be on its way: only time tells.
    if (session === null) return 'no_answer';
    const answer = await provider.close({ account, session });
    if (answer === 'closed') {
      await store.run(scope, async ({ payments, reservations }) =>
        payments.noteClosed(id, await reservations.clock()),
      );
    }
    return answer;
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable || error instanceof PaymentRefused) return 'no_answer';
    throw error;
  }
}
