import type { PaymentAccountStore } from '../ports/checkout/payment-account-store.port.ts';
import type { PaymentStore } from '../ports/checkout/payment-store.port.ts';
import type { ReservationStore } from '../ports/checkout/reservation-store.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';

/** What reserving stands on: reservations, payments, and what is to be told of them, in one transaction. */
export interface CheckoutStores {
  readonly paymentAccounts: Pick<PaymentAccountStore, 'find'>;
  readonly payments: PaymentStore;
  readonly reservations: ReservationStore;
  readonly jobs: Pick<JobQueue, 'enqueueAll'>;
}

export type CheckoutStore = StoreRunner<CheckoutStores>;
