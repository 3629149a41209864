import { z } from 'zod';
import { idOf, instant, maybe, text } from '../core/fields.ts';
import type { DealershipId, DeliveryId, DestinationId, LeadId, SiteId } from '../core/ids.ts';

/**
 * A lead on its way to one destination. `dead` was given up and waits for staff, who may resend it; `replaced` was
 * still waiting when the visitor finished the form, and another one tells of the whole.
 */
export const deliverySchema = z.object({
  id: idOf<DeliveryId>(),
  leadId: idOf<LeadId>(),
  siteId: idOf<SiteId>(),
  /** Whose destination it is. */
  dealershipId: maybe(idOf<DealershipId>()),
  /** None: the account's own address, for a lead that no destination takes. */
  destinationId: maybe(idOf<DestinationId>()),
  /** The event of the lead that is delivered, a later message; null for the lead itself. */
  messageId: maybe(z.uuid()),
  state: z.enum(['pending', 'delivered', 'dead', 'replaced']),
  attempts: z.int().min(0),
  nextAttemptAt: instant,
  /** Sent along, so that the receiver can tell a repeat. */
  deliveryKey: text(200).min(1),
  lastError: maybe(text(2_000)),
  deliveredAt: maybe(instant),
});

/** One try, with what the other side said. `unknown`: it may have arrived, as when the answer was lost. */
export const deliveryAttemptSchema = z.object({
  outcome: z.enum(['delivered', 'failed', 'unknown']),
  statusCode: maybe(z.int().min(100).max(599)),
  answer: maybe(text(4_000)),
  durationMs: maybe(z.int().min(0)),
  at: instant,
});

export type Delivery = z.output<typeof deliverySchema>;
export type DeliveryAttempt = z.output<typeof deliveryAttemptSchema>;
