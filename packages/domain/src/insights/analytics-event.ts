import { z } from 'zod';
import { idOf, instant, maybe, text, url } from '../core/fields.ts';
import type { CarId, DealershipId, VisitorId } from '../core/ids.ts';

/** Something a visitor did, kept for the dealer's reports (FORM-8, CON-4). */
export const analyticsEventSchema = z.object({
  kind: text(60).min(1),
  /** The number by which dealers' reports know it, such as 39 for a favourite. */
  eventId: maybe(z.int().min(0).max(32_767)),
  dealershipId: maybe(idOf<DealershipId>()),
  carId: maybe(idOf<CarId>()),
  visitorId: maybe(idOf<VisitorId>()),
  path: maybe(url),
  details: z.record(z.string(), z.unknown()).default({}),
  at: instant,
});

export type AnalyticsEvent = z.output<typeof analyticsEventSchema>;
