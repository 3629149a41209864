import { z } from 'zod';
import { idOf, instant, maybe, text } from '../core/fields.ts';
import type { StaffId } from '../core/ids.ts';

/** Something that happened to a lead, or a note of staff. Events are added, never changed. */
export const leadEventSchema = z.object({
  kind: text(60).min(1),
  staffId: maybe(idOf<StaffId>()),
  note: maybe(text(20_000)),
  details: z.record(z.string(), z.unknown()).default({}),
  at: instant,
});

export type LeadEvent = z.output<typeof leadEventSchema>;
