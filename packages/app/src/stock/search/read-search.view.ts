import { z } from 'zod';
import type { CarCardView } from '../card/car-card.view.ts';

const href = z.string();

/** What was understood of words, and what it finds. */
export const readSearchView = z.object({
  href: href.describe('The address of the search.'),
  chips: z
    .array(z.object({ label: z.string(), value: z.string(), href }))
    .describe('What is searched for; the address of each is the search without it.'),
  corrected: z
    .array(z.object({ typed: z.string(), href }))
    .describe(
      'Words that were taken for others that are spelt alike; the address takes them as they were typed.',
    ),
  examples: z
    .array(z.object({ words: z.string(), href, countText: z.string() }))
    .describe('Other words that find something here; only where nothing was typed.'),
  narrower: z
    .array(z.object({ added: z.string(), href, countText: z.string() }))
    .describe('What could be added to the words, and how many that finds.'),
  leftOut: z.string().nullable().describe('Says which words were left out, as no car has them.'),
  count: z.int().min(0),
  countText: z.string(),
  showText: z.string(),
  cars: z
    .array(
      z.object({
        card: z
          .looseObject({ id: z.string(), href: z.string(), title: z.string(), fullName: z.string() })
          .describe('Everything that a card of the car draws.'),
        event: z.null(),
      }),
    )
    .describe('The first cars.'),
  degraded: z
    .literal(true)
    .optional()
    .describe('Present while a lesser engine answers: it forgives no typing errors.'),
});

export interface ReadSearchView extends Omit<z.infer<typeof readSearchView>, 'cars'> {
  readonly cars: readonly { readonly card: CarCardView; readonly event: null }[];
}
