import { describe, expect, it } from 'vitest';
import { stock } from './stock.settings.ts';

const category = (slug: string) => ({ slug, name: 'Family SUVs', filter: 'seats >= 7' });
const messages = (setting: 'categories' | 'priceRangeEdgesCents', value: unknown) =>
  stock.settings[setting].schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('the settings of stock', () => {
  it('DATA-7 take categories, each with a slug of its own', () => {
    expect(messages('categories', [category('suvs'), category('utes')])).toBeUndefined();
    expect(messages('categories', [category('suvs'), category('suvs')])).toEqual(['Each slug only once.']);
  });

  it.each([
    [[], undefined],
    [[500_000], undefined],
    [[500_000, 900_000, 1_000_000], undefined],
    [[500_000, 500_000], ['Each edge must be above the one before.']],
    [[900_000, 500_000], ['Each edge must be above the one before.']],
  ])('DATA-7 take the price edges %j: %j', (edges, expected) => {
    expect(messages('priceRangeEdgesCents', edges)).toEqual(expected);
  });
});
