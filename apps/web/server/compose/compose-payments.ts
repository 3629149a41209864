import { stripePayments } from '@forecourt/providers/payments/stripe-payments';
import { systemClock } from '@forecourt/server/clock/system-clock';
import type { PaymentsEnv } from '@forecourt/server/environment/payment-variables';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { paymentDirectory } from '@forecourt/store/checkout/payment-directory';
import type { Database } from '@forecourt/store/connection';
import { paymentSources } from '../pages/payment-sources.ts';
import type { PaymentPorts } from '../server-deps.ts';

interface PaymentDeps {
  readonly env: PaymentsEnv;
  /** Messages arrive whatever else is asked. */
  readonly directory: Database;
  readonly log: EventLog;
}

/** Builds what takes deposits. */
export function composePayments({ env, directory, log }: PaymentDeps): PaymentPorts {
  const { apiUrl: url, secretKey, webhookSecrets, publishableKey, scriptUrl } = env;
  return {
    provider: stripePayments({
      url,
      secretKey,
      webhookSecrets,
      clock: systemClock,
      onChange: (phase) =>
        phase === 'open'
          ? log.warn({ event: 'payments_unavailable' }, 'the payment provider is left alone for a while')
          : log.info({ event: 'payments_available' }, 'the payment provider is used again'),
    }),
    directory: paymentDirectory(directory),
    publishableKey,
    scriptUrl,
    sources: paymentSources({ scriptUrl, apiUrl: url }),
  };
}
