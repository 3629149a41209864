import type { LeadEvent } from '@forecourt/domain/leads/lead-event';
import type { LeadFormName } from '@forecourt/domain/leads/lead-form-name';
import * as z from 'zod';

/** The event of a lead that the sender's own page is made of. */
export const receiptKind = 'receipt';

const receiptDetails = z.object({
  hash: z.string(),
  form: z.custom<LeadFormName>((form) => typeof form === 'string'),
  /** A copy was sent by mail. */
  isMailed: z.boolean(),
  /** ISO 8601. */
  responseDue: z.iso.datetime(),
  /** Whose people answer. */
  locationId: z.string().nullable(),
  carId: z.string().nullable(),
  /** Of a service: 2026-03-31. */
  day: z.iso.date().nullish(),
});

export type ReceiptDetails = z.infer<typeof receiptDetails>;

/** The receipt of one sent form among what happened to its lead, by its hash. */
export function findReceipt(
  events: readonly LeadEvent[],
  hash: string,
): { readonly at: Date; readonly details: ReceiptDetails } | null {
  for (const { kind, details, at } of events) {
    const read = kind === receiptKind ? readReceiptDetails(details) : null;
    if (read?.hash === hash) return { at, details: read };
  }
  return null;
}

/** Reads what was stored; null where it is something else. */
function readReceiptDetails({ yardId, ...stored }: LeadEvent['details']): ReceiptDetails | null {
  // Rows from before name the location so.
  return receiptDetails.safeParse({ locationId: yardId, ...stored }).data ?? null;
}
