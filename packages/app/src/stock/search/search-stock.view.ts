import type { SiteSettings } from '@forecourt/domain/settings/registry';
import {
  listAttributes,
  rangeAttributes,
  searchAttributes,
} from '@forecourt/domain/stock/attributes/search-attributes';
import { z } from 'zod';
import type { StockResults, Suggestion } from '../../ports/stock/stock-index.port.ts';
import { carHit, carHitOf } from '../card/car-hit.view.ts';

const listKeys = listAttributes.map((attribute) => searchAttributes[attribute].key);
const rangeKeys = rangeAttributes.map((attribute) => searchAttributes[attribute].key);
const count = z.int().min(0);

/** What a stock search answers, in the specification's words (SRCH-1). */
export const searchStockView = z.object({
  hits: z.array(carHit),
  facets: z
    .partialRecord(z.enum(listKeys), z.array(z.object({ value: z.string(), count })))
    .describe('Values of each list, most cars first, counted as if nothing of that list were chosen.'),
  facetStats: z
    .partialRecord(z.enum(rangeKeys), z.object({ min: z.number(), max: z.number() }))
    .describe(
      'Lowest and highest value of each range, in dollars, kilometres, years, kilograms, millimetres and feet.',
    ),
  count: count.describe('How many cars were found, on all pages.'),
  ms: z.number().min(0).describe('How long the engine took.'),
  pages: count,
  degraded: z
    .literal(true)
    .optional()
    .describe('Present while a lesser engine answers: it forgives no typing errors.'),
});

export type SearchStockView = z.infer<typeof searchStockView>;

/** The view of an engine's answer. */
export function searchStockViewOf(results: StockResults, contact: SiteSettings['contact']): SearchStockView {
  const { hits, facets, facetStats, ms, pages, isDegraded } = results;
  return {
    hits: hits.map((hit) => carHitOf(hit, contact)),
    facets: byKey(listAttributes, (attribute) =>
      facets[attribute]?.map((facet) => ({ value: facet.value, count: facet.count })),
    ),
    facetStats: byKey(rangeAttributes, (attribute) => facetStats[attribute]),
    count: results.count,
    ms,
    pages,
    ...(isDegraded ? { degraded: true } : {}),
  };
}

/** By the words of addresses; what was not asked for is left out. */
function byKey<Attribute extends keyof typeof searchAttributes, Value>(
  attributes: readonly Attribute[],
  valueOf: (attribute: Attribute) => Value | undefined,
): Partial<Record<(typeof searchAttributes)[Attribute]['key'], Value>> {
  const entries = attributes.map(
    (attribute) => [searchAttributes[attribute].key, valueOf(attribute)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<
    Record<(typeof searchAttributes)[Attribute]['key'], Value>
  >;
}

/** Words to complete what is being typed. */
export const suggestStockView = z.object({
  suggestions: z.array(
    z.object({
      attribute: z
        .enum(['make', 'make_model', 'body', 'city'])
        .describe('Which list the word is a value of.'),
      value: z.string(),
      count: count.describe('How many cars choosing it would find.'),
      countText: z.string().describe('The number with the word for what the site sells.'),
    }),
  ),
});

export type SuggestStockView = z.infer<typeof suggestStockView>;

/** What an engine suggests, or a place of the stock. */
export type SuggestedValue = Suggestion | (Omit<Suggestion, 'attribute'> & { readonly attribute: 'city' });

/** The view of what is suggested. */
export function suggestStockViewOf(
  suggestions: readonly SuggestedValue[],
  inWords: (count: number) => string,
): SuggestStockView {
  return {
    suggestions: suggestions.map((one) => ({
      attribute: searchAttributes[one.attribute].key,
      value: one.value,
      count: one.count,
      countText: inWords(one.count),
    })),
  };
}
