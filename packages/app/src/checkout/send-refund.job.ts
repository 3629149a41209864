import { addExactHours } from '@forecourt/domain/core/zoned-time';
import type { RefundId } from '@forecourt/domain/core/ids';
import * as z from 'zod';
import { PaymentRefused, type PaymentProvider } from '../ports/checkout/payment-provider.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { CheckoutStore } from './checkout-stores.ts';

/** Asks the provider to return money. The minute job asks again where this one was lost. */
export const sendRefundJob = defineJob({
  name: 'send-refund',
  input: z.strictObject({ refundId: z.uuid().transform((id) => id as RefundId) }),
  maxAttempts: 3,
  timeoutSeconds: 60,
});

export interface SendRefundPorts {
  readonly store: CheckoutStore;
  readonly provider: Pick<PaymentProvider, 'refund'>;
}

/** Providers forget keys after a day: a repeat would be a second refund. From then on the provider is only asked. */
const keyHours = 23;

/**
 * One try. The key was written down with the row, so a worker that dies between the provider's answer and ours asks again
 * and is told the same.
 */
export async function sendRefund(
  { store, provider }: SendRefundPorts,
  scope: SiteScope,
  { refundId }: z.infer<typeof sendRefundJob.input>,
): Promise<'sent' | 'refused' | 'out of turn'> {
  const found = await store.run(scope, async ({ payments, reservations }) => {
    const toSend = await payments.findRefund(refundId);
    const now = await reservations.clock();
    if (!toSend || toSend.refund.state !== 'asked' || toSend.isDisputed) return null;
    if (toSend.attempts > 0 && addExactHours(toSend.refund.askedAt, keyHours) < now) return null;
    await payments.countRefundTry(refundId, now);
    return toSend;
  });
  const account = found?.payment.accountRef ?? null;
  const payment = found?.payment.providerPaymentId ?? null;
  if (!found || account === null || payment === null) return 'out of turn';
  const { amountCents, requestKey } = found.refund;
  try {
    const said = await provider.refund({ account, payment, refundId, requestKey, amountCents });
    await store.run(scope, async ({ payments, reservations }) =>
      payments.noteRefund(
        refundId,
        { providerRefundId: said.refund, state: 'sent', failure: null },
        await reservations.clock(),
      ),
    );
    return 'sent';
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await store.run(scope, async ({ payments, reservations }) =>
      payments.noteRefund(
        refundId,
        { providerRefundId: null, state: 'failed', failure: error.code },
        await reservations.clock(),
      ),
    );
    return 'refused';
  }
}
