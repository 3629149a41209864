import { z } from 'zod';

/** What a filter may look at, in the words of the search and its addresses. */
const wordAttributes = [
  'badge',
  'body',
  'car_type',
  'city',
  'colour',
  'dealership_slug',
  'drive',
  'fuel',
  'item_type',
  'location_slug',
  'make',
  'make_model',
  'model',
  'slug',
  'state',
  'status',
  'stocknum',
  'tag',
  'transmission',
] as const;
const numberAttributes = ['km', 'photos_count', 'price', 'seats', 'subscription_price', 'year'] as const;
const flagAttributes = ['certified', 'preorder', 'reserved'] as const;

const bound = z.int().min(0).max(100_000_000);

const condition = z.discriminatedUnion('attribute', [
  z.strictObject({
    attribute: z.enum(wordAttributes),
    /** One of these, or none of them when `not` is set. */
    oneOf: z.array(z.string().trim().min(1).max(80)).min(1).max(100),
    not: z.literal(true).optional(),
  }),
  z
    .strictObject({
      attribute: z.enum(numberAttributes),
      atLeast: bound.optional(),
      atMost: bound.optional(),
    })
    .refine(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined, {
      error: 'Give a lowest or a highest value.',
    })
    .refine(({ atLeast = 0, atMost = Infinity }) => atLeast <= atMost, {
      path: ['atMost'],
      error: 'The highest value is below the lowest.',
    }),
  z.strictObject({ attribute: z.enum(flagAttributes), is: z.boolean() }),
]);

/**
 * Which cars: all groups must hold, and in each group any one condition. Two levels say everything that
 * `and`, `or` and `not` can, are drawn as a plain form, and translate to every index without recursion.
 * The empty filter holds for every car. Prices are whole dollars, as in the search's addresses.
 */
export const stockFilter = z.strictObject({
  all: z.array(z.strictObject({ any: z.array(condition).min(1).max(20) })).max(20),
});

export type StockFilter = z.output<typeof stockFilter>;

/** The filter that holds for every car. */
export const everyCar: StockFilter = { all: [] };
