import { z } from 'zod';
import { idOf, instant, maybe } from '../core/fields.ts';
import type { SiteId, VisitorId } from '../core/ids.ts';

/** A person known to one site by their phone (AUTH-1). The same person at two sites is two visitors. */
export const visitorSchema = z.object({
  id: idOf<VisitorId>(),
  siteId: idOf<SiteId>(),
  /** In international form, +61400000000, so that one phone is written one way. */
  phone: z.string().regex(/^\+\d{8,15}$/),
  createdAt: instant,
  lastSeenAt: maybe(instant),
});

export type Visitor = z.output<typeof visitorSchema>;
