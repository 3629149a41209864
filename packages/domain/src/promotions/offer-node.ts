import { z } from 'zod';

const price = z.object({
  cents: z.int().min(0).max(1_000_000_000),
  /** The least of several. */
  isFrom: z.boolean().default(false),
  /** What it includes, or what it is for: no amount stands alone. */
  basis: z.string().trim().min(1).max(80),
});

const node = z.object({
  price: price.optional(),
  /** The words on its button. */
  label: z.string().trim().min(1).max(40).optional(),
});

export interface OfferDetails {
  readonly price: z.infer<typeof price> | null;
  readonly label: string | null;
}

/** What an offer says beyond what every promo does (PAGE-3); what does not fit is not there. */
export function offerDetails(stored: unknown): OfferDetails {
  const read = node.safeParse(stored);
  return { price: read.data?.price ?? null, label: read.data?.label ?? null };
}
