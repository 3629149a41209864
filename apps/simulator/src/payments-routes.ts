import type { Faults } from './faults.ts';
import { apiFaults, apiRoutes } from './payments/api-routes.ts';
import { controlRoutes } from './payments/control-routes.ts';
import { messageDelivery, type MessageDelivery } from './payments/message-delivery.ts';
import { pageFaults, buyerRoutes } from './payments/buyer-routes.ts';
import { paymentsVendor } from './payments/payments-vendor.ts';
import type { SimulatedRoutes } from './simulated-call.ts';

export interface PaymentsOptions {
  /** Where the platform takes messages; null: nowhere. */
  readonly messagesUrl: string | null;
  readonly messagesSecret: string;
  /** Keeps what happened when the program ends; null: nothing does. */
  readonly file: string | null;
}

/** What can be ordered of it to go wrong. */
export const paymentsFaults: readonly string[] = [...apiFaults, ...pageFaults];

const now = () => new Date();

/** A payment provider in the shape of Stripe's API, with a memory (BUY-1). */
export function paymentsRoutes(
  options: PaymentsOptions,
  ordered: Faults,
): { readonly routes: SimulatedRoutes; stop(): void } {
  const delivery: MessageDelivery = messageDelivery(
    () => vendor.book,
    { url: options.messagesUrl, secret: options.messagesSecret },
    now,
  );
  const vendor = paymentsVendor({ now, file: options.file, onEvent: (eventId) => delivery.deliver(eventId) });
  return {
    routes: {
      ...apiRoutes(vendor, ordered),
      ...buyerRoutes(vendor, ordered),
      ...controlRoutes(vendor, delivery),
    },
    stop() {
      vendor.stop();
      delivery.stop();
    },
  };
}
