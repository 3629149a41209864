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
  /** What it gives beside its cars, such as a charger with each, is over on its last day. */
  givesMore: z.boolean().optional(),
  /** The words on its button. */
  label: z.string().trim().min(1).max(40).optional(),
});

type OfferNode = z.infer<typeof node>;

export interface OfferDetails {
  readonly price: NonNullable<OfferNode['price']> | null;
  readonly saving: NonNullable<OfferNode['saving']> | null;
  readonly nouns: readonly [one: string, several: string] | null;
  readonly givesMore: boolean;
  readonly label: string | null;
}

/** What an offer says beyond what every promo does (PAGE-3); what does not fit is not there. */
export function offerDetails(stored: unknown): OfferDetails {
  const { price: asked, saving: saved, nouns, givesMore, label } = node.safeParse(stored).data ?? {};
  return {
    price: asked ?? null,
    saving: saved ?? null,
    nouns: nouns ?? null,
    givesMore: givesMore ?? false,
    label: label ?? null,
  };
}

/**
 * Whether something ends on the last day of an offer that leads to cars: an amount, or what it gives beside them. One that is
 * a search alone leaves their prices as they were, and no day may read as if these ended (LAW-2).
 */
export function endsOnItsDay({ price: asked, saving: saved, givesMore }: OfferDetails): boolean {
  return asked !== null || saved !== null || givesMore;
}
