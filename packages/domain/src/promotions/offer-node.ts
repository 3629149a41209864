import { z } from 'zod';

const cents = z.int().min(0).max(1_000_000_000);
/** What an amount includes, or what it is for: none stands alone. */
const basis = z.string().trim().min(1).max(80);

const price = z
  .object({
    cents,
    /** The least of several. */
    isFrom: z.boolean().default(false),
    basis,
    /** What it usually costs. */
    wasCents: cents.optional(),
  })
  .refine(({ cents: now, wasCents: was }) => was === undefined || was > now);

const saving = z.object({ cents: cents.min(1), basis });

const noun = z.string().trim().min(1).max(40);

const node = z.object({
  price: price.optional(),
  /** What it takes off the price of each car that carries it. */
  saving: saving.optional(),
  /** One and several of what carries it: a demo, demos. */
  nouns: z.tuple([noun, noun]).optional(),
  /** The words on its button. */
  label: z.string().trim().min(1).max(40).optional(),
});

type OfferNode = z.infer<typeof node>;

export interface OfferDetails {
  readonly price: NonNullable<OfferNode['price']> | null;
  readonly saving: NonNullable<OfferNode['saving']> | null;
  readonly nouns: readonly [one: string, several: string] | null;
  readonly label: string | null;
}

/** What an offer says beyond what every promo does (PAGE-3); what does not fit is not there. */
export function offerDetails(stored: unknown): OfferDetails {
  const { price: asked, saving: saved, nouns, label } = node.safeParse(stored).data ?? {};
  return { price: asked ?? null, saving: saved ?? null, nouns: nouns ?? null, label: label ?? null };
}
