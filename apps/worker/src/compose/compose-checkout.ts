import type { CheckPaymentsPorts } from '@forecourt/app/checkout/check-payments.job';
import type { ComparePorts } from '@forecourt/app/checkout/compare-accounts';
import type { FinishLeadPorts } from '@forecourt/app/checkout/finish-lead.job';
import type { TellReservationPorts } from '@forecourt/app/checkout/tell-reservation';
import type { SiteId } from '@forecourt/domain/core/ids';
import type { SiteScope } from '@forecourt/app/ports/platform/scope.port';
import type { SiteContextPorts } from '@forecourt/app/site/site-context';
import { stripePayments } from '@forecourt/providers/payments/stripe-payments';
import { systemClock } from '@forecourt/server/clock/system-clock';
import type { PaymentsEnv } from '@forecourt/server/environment/payment-variables';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import { paymentDirectory } from '@forecourt/store/checkout/payment-directory';
import type { Database } from '@forecourt/store/connection';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { storeRunner } from '@forecourt/store/stores';

/** What brings payments, refunds and holds to their end. */
export interface CheckoutPorts {
  readonly payments: ComparePorts;
  readonly checks: CheckPaymentsPorts;
  readonly leads: FinishLeadPorts & SiteContextPorts;
  readonly letters: TellReservationPorts;
}

interface CheckoutDeps {
  readonly env: PaymentsEnv;
  readonly database: Database;
  readonly log: EventLog;
  readonly scopeOf: (siteId: SiteId) => SiteScope;
  /** How buyers are told. */
  readonly letters: Omit<TellReservationPorts, 'store'>;
}

/** Builds it; a platform without keys of a provider has none, and no payments either. */
export function composeCheckout({ env, database, log, scopeOf, letters }: CheckoutDeps): CheckoutPorts {
  const store = storeRunner(database);
  const { apiUrl: url, secretKey, webhookSecrets } = env;
  const provider = stripePayments({
    url,
    secretKey,
    webhookSecrets,
    clock: systemClock,
    onChange: (phase) =>
      phase === 'open'
        ? log.warn({ event: 'payments_unavailable' }, 'the payment provider is left alone for a while')
        : log.info({ event: 'payments_available' }, 'the payment provider is used again'),
  });
  return {
    payments: {
      store,
      findings: store,
      directory: paymentDirectory(database),
      provider,
      scopeOf,
      onFailure: (error, { siteId }) =>
        log.warn(
          { event: 'payment_not_settled', siteId, error: failureSummary(error) },
          'a payment stays as it is until the next look',
        ),
    },
    checks: { store },
    leads: { store, versions: stockVersions(database), randomId: () => crypto.randomUUID() },
    letters: { ...letters, store },
  };
}
