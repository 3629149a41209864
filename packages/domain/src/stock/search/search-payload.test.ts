import { describe, expect, it } from 'vitest';
import { readSearchPayload, type SearchPayload } from './search-payload.ts';

const sorts = { sorts: ['latest', 'priceAsc', 'priceDesc'], defaultSort: 'relevant' } as const;
const nothing: SearchPayload = { filter: '', refinements: {}, query: '', sort: null };
const read = (payload: Partial<SearchPayload>) => readSearchPayload({ ...nothing, ...payload }, sorts);

describe('API-5 the specification’s payload of a search', () => {
  it('may say nothing: every car, in the site’s order', () => {
    expect(read({})).toEqual({
      ok: true,
      value: {
        filter: { kind: 'every' },
        state: { query: '', page: 1, sortBy: 'relevant', lists: {}, ranges: {} },
      },
    });
  });

  it('has words, lists and ranges as min:max', () => {
    const found = read({
      query: 'hilux',
      refinements: { make: ['Toyota', 'Mazda'], body: 'Ute', price: '20000:40000' },
    });
    expect(found).toMatchObject({
      value: {
        state: {
          query: 'hilux',
          lists: { make: ['Mazda', 'Toyota'], body: ['Ute'] },
          ranges: { price: { min: 20_000, max: 40_000 } },
        },
      },
    });
  });

  it('has a filter as sites write them, with colons or equals', () => {
    const filter = { kind: 'oneOf', attribute: 'make', values: ['Toyota'] };
    expect(read({ filter: 'make:Toyota' })).toMatchObject({ value: { filter } });
    expect(read({ filter: 'manufacturer.name = Toyota' })).toMatchObject({ value: { filter } });
  });

  it.each([
    ['priceAsc', 'priceAsc'],
    ['price:asc', 'priceAsc'],
    ['price_desc', 'priceDesc'],
    ['created_at desc', 'latest'],
    ['custom_rank:desc', 'relevant'],
  ])('sorts by %s', (sort, sortBy) => {
    expect(read({ sort })).toMatchObject({ value: { state: { sortBy } } });
  });

  it.each([
    ['a filter that is none', { filter: 'make =' }],
    ['an attribute nobody knows', { filter: 'owner = Ann' }],
    ['a refinement of nothing', { refinements: { owner: 'Ann' } }],
    ['an order nobody knows', { sort: 'owner:asc' }],
    ['an order that the site does not offer', { sort: 'kmAsc' }],
  ])('is refused for %s, with a sentence', (_, payload) => {
    expect(read(payload)).toEqual({ ok: false, error: expect.stringMatching(/^[A-Z].*\.$/) as string });
  });
});
