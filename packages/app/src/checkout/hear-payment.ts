import type { SettledPayment } from '@forecourt/domain/checkout/payment-record';
import type { PaymentId } from '@forecourt/domain/core/ids';
import { PaymentProviderUnavailable, type ProviderPayment } from '../ports/checkout/payment-provider.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import { settlePayment, type SettlePorts } from './settle-payment.ts';

export interface HeardPayment {
  readonly settled: SettledPayment | null;
  /** What the provider said; `no_answer`: nobody knows. Null: it knows of no such payment. */
  readonly said: ProviderPayment['state'] | 'no_answer' | null;
}

/** Settles a payment, and tells what the provider said of it: a page shows whether a bank is still being asked. */
export async function hearPayment(
  { store, provider }: SettlePorts,
  scope: SiteScope,
  paymentId: PaymentId,
): Promise<HeardPayment> {
  let said: HeardPayment['said'] = null;
  const heard = (answer: ProviderPayment | null) => {
    said = answer?.state ?? null;
    return answer;
  };
  const listening: SettlePorts['provider'] = {
    ask: async (place) => heard(await provider.ask(place)),
    find: async (account, id) => heard(await provider.find(account, id)),
  };
  try {
    const settled = await settlePayment({ store, provider: listening }, scope, paymentId);
    return { settled, said };
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return { settled: null, said: 'no_answer' };
    throw error;
  }
}
