import { addExactHours } from '../core/zoned-time.ts';
import type { SiteSettings } from '../settings/registry.ts';

type Checkout = SiteSettings['checkout'];

/** Until when a car is kept for a visitor who is paying: briefly, so that nobody blocks stock for nothing. */
export function payableUntil(startedAt: Date, { paymentMinutes }: Pick<Checkout, 'paymentMinutes'>): Date {
  return addExactHours(startedAt, paymentMinutes / 60);
}
