import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../core/test/arbitrary-text.ts';
import { listAttributes, searchAttributes } from '../attributes/search-attributes.ts';
import { emptySearch, normalSearchState, searchLimits, type SearchState } from './search-state.ts';
import { readSearchQuery, writeRange, writeSearchQuery } from './search-url.ts';
import { sortNames } from '../attributes/sort-name.ts';
import { anyState } from '../test/arbitrary-search.ts';

const sorts = { sorts: sortNames, defaultSort: 'relevant' } as const;
const read = (text: string) => readSearchQuery(text, sorts);
const write = (change: Partial<SearchState>) =>
  writeSearchQuery(normalSearchState({ ...emptySearch('relevant'), ...change }), sorts);
const listsOf = (text: string) => read(text).lists;
const rangesOf = (text: string) => read(text).ranges;

describe('writing a search', () => {
  it('URL-2 writes nothing for the empty search', () => {
    expect(write({})).toBe('');
  });

  it('URL-2 writes lists by index and ranges as min:max, in one order', () => {
    const state: Partial<SearchState> = {
      ranges: {
        year: { min: 2020, max: null },
        price: { min: 10_000, max: 50_000 },
        km: { min: null, max: 9 },
      },
      lists: { make: ['Toyota', 'Mazda'], carType: ['used'], manufacturerName: ['Kia'] },
      page: 2,
      sortBy: 'priceAsc',
      query: 'red ute',
    };
    expect(write(state).split('&')).toEqual([
      'query=red+ute',
      'refinementList[car_type][0]=used',
      'refinementList[make][0]=Mazda',
      'refinementList[make][1]=Toyota',
      'refinementList[manufacturer.name][0]=Kia',
      'range[km]=:9',
      'range[price]=10000:50000',
      'range[year]=2020:',
      'sortBy=priceAsc',
      'page=2',
    ]);
  });

  it('URL-2 writes neither the first page nor the site’s own order', () => {
    const state = emptySearch('latest');
    expect(writeSearchQuery(state, { defaultSort: 'latest' })).toBe('');
    expect(writeSearchQuery(state, { defaultSort: 'relevant' })).toBe('sortBy=latest');
  });

  it('SRCH-12.1 writes a range as min:max', () => {
    expect(writeRange({ min: 1, max: 2 })).toBe('1:2');
    expect(writeRange({ min: null, max: null })).toBe(':');
  });
});

describe('reading a search', () => {
  const toyotas = { make: ['Mazda', 'Toyota'] };

  it.each([
    ['refinementList[make][0]=Toyota&refinementList[make][1]=Mazda', toyotas],
    ['refinementList[make][]=Toyota&refinementList[make][]=Mazda', toyotas],
    ['refinementList[make][12]=Toyota&refinementList[make][3]=Mazda', toyotas],
    ['refinementList[make]=Toyota&refinementList[make]=Mazda', toyotas],
    ['refinementList%5Bmake%5D%5B0%5D=Toyota&refinementList%5bmake%5d%5b1%5d=Mazda', toyotas],
    ['?refinementList[make][0]=Toyota&refinementList[make][0]=Mazda', toyotas],
    ['refinementList[make][0]=Toyota&refinementList[make][1]=Mazda&refinementList[make][2]=Toyota', toyotas],
    ['refinementList[make][0]=Alfa+Romeo', { make: ['Alfa Romeo'] }],
    ['refinementList[make][0]=Alfa%20Romeo', { make: ['Alfa Romeo'] }],
    ['refinementList[make][0]=Citro%C3%ABn', { make: ['Citroën'] }],
    ['refinementList[make][0]=Citroën', { make: ['Citroën'] }],
    ['refinementList[make][0]=1,000%2B', { make: ['1,000+'] }],
    ['refinementList[manufacturer.name][0]=Kia', { manufacturerName: ['Kia'] }],
    ['refinementList[car_type][0]=used', { carType: ['used'] }],
    ['refinementList[make][0]=', {}],
    ['refinementList[make][0]', {}],
    ['refinementList[make][0]=%E0%A4%A', {}],
    ['refinementList[make][0]=%', {}],
    ['refinementList[make][x]=Kia', {}],
    ['refinementList[make][-1]=Kia', {}],
    ['refinementList[make][0][0]=Kia', {}],
    ['refinementList[make][1234567]=Kia', {}],
    ['refinementList[make][123456]=Kia', { make: ['Kia'] }],
    ['xrefinementList[make][0]=Kia', {}],
    ['refinementList[hat][0]=red', {}],
    ['refinementList[carType][0]=used', {}],
    ['refinementList[__proto__][0]=x&refinementList[constructor][0]=x&__proto__[make]=x', {}],
    ['range[make]=Kia', {}],
    ['make=Kia', {}],
    ['refinementList=Kia&refinementList[]=Kia&refinementList[][0]=Kia', {}],
  ])('URL-2 reads the lists of %s', (text, lists) => {
    expect(listsOf(text)).toEqual(lists);
  });

  it.each([
    ['range[price]=10000:50000', { price: { min: 10_000, max: 50_000 } }],
    ['range%5Bprice%5D=10000%3A50000', { price: { min: 10_000, max: 50_000 } }],
    ['range[price][0]=1:2', { price: { min: 1, max: 2 } }],
    ['refinementList[price][0]=1:2', { price: { min: 1, max: 2 } }],
    ['range[price]=10000:', { price: { min: 10_000, max: null } }],
    ['range[price]=:50000', { price: { min: null, max: 50_000 } }],
    ['range[price]=0:0', { price: { min: 0, max: 0 } }],
    ['range[price]=1.9:2.1', { price: { min: 1, max: 3 } }],
    ['range[price]=:', {}],
    ['range[price]=', {}],
    ['range[price]=5000', {}],
    ['range[price]=5:4', {}],
    ['range[price]=5:4&range[price]=4:5', { price: { min: 4, max: 5 } }],
    ['range[price]=1:2&range[price]=3:4', { price: { min: 1, max: 2 } }],
    ['range[price]=NaN:Infinity', {}],
    ['range[price]=-5:5', {}],
    ['range[price]=1e3:5', {}],
    ['range[price]=0x10:', {}],
    ['range[price]=1.:', {}],
    ['range[price]=1.23456:', {}],
    ['range[price]=999999999:', { price: { min: 999_999_999, max: null } }],
    ['range[price]=1000000000:', {}],
    ['range[price]=1:2:3', {}],
    ['range[price]=x1:2', {}],
    ['range[price]=1:2x', {}],
    ['range[hat]=1:2', {}],
    [
      'range[subscription_price]=1:2&range[year]=2020:',
      {
        subscriptionPrice: { min: 1, max: 2 },
        year: { min: 2020, max: null },
      },
    ],
  ])('URL-2 reads the ranges of %s', (text, ranges) => {
    expect(rangesOf(text)).toEqual(ranges);
  });

  it.each([
    ['page=3', 3],
    ['page=10000', 10_000],
    ['page=10001', 1],
    ['page=1234567', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=NaN', 1],
    ['page=x&page=4&page=5', 4],
    ['page=04', 1],
    ['page= 4', 1],
    ['page=4x', 1],
    ['page', 1],
  ])('URL-2 reads the page of %s as %i', (text, page) => {
    expect(read(text).page).toBe(page);
  });

  it.each([
    ['query=red+ute', 'red ute'],
    ['query=red&query=blue', 'red'],
    ['query=&query=blue', ''],
    ['query=%zz&query=blue', 'blue'],
    ['Query=red', ''],
  ])('URL-2 reads the words of %s as %j', (text, query) => {
    expect(read(text).query).toBe(query);
  });

  it('URL-2 reads only an order that the site offers', () => {
    const few = { sorts: ['latest'], defaultSort: 'priceAsc' } as const;
    const sortOf = (text: string) => readSearchQuery(text, few).sortBy;
    expect(sortOf('sortBy=latest')).toBe('latest');
    expect(sortOf('sortBy=priceAsc')).toBe('priceAsc');
    expect(sortOf('')).toBe('priceAsc');
    expect(sortOf('sortBy=kmAsc')).toBe('priceAsc');
    expect(sortOf('sortBy=hat&sortBy=latest&sortBy=priceAsc')).toBe('latest');
    expect(sortOf('sort=latest')).toBe('priceAsc');
  });

  it('URL-2 reads a search at its limits, each value as dear as can be', () => {
    const values = Array.from({ length: 50 }, (_, index) => `${index + 10}${'€'.repeat(298)}`);
    const lists = Object.fromEntries(listAttributes.slice(0, 4).map((attribute) => [attribute, values]));
    const state = normalSearchState({ ...emptySearch('relevant'), lists, query: '€'.repeat(100), page: 9 });
    expect(read(writeSearchQuery(state, sorts))).toEqual(state);
  });

  it('URL-2 is quick and within its limits whatever it is given', () => {
    const started = performance.now();
    const hostile = [
      'refinementList[make][0]=a&'.repeat(50_000),
      `refinementList[${'['.repeat(500_000)}`,
      `query=${'%41'.repeat(300_000)}`,
      `range[price]=${'9'.repeat(500_000)}:`,
      `refinementList[make][0]=${'+'.repeat(2_700)}&`.repeat(300),
      Array.from({ length: 5_000 }, (_, index) => `refinementList[body][${index}]=${index}`).join('&'),
    ];
    const states = hostile.map(read);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(states.at(-1)?.lists.body).toHaveLength(searchLimits.valuesPerList);
    expect(states[2]?.query).toBe('');
  });
});

describe('reading and writing', () => {
  const states = fc.tuple(anyState, fc.constantFrom(...sortNames));

  it('URL-2 are exact inverses on 10,000 searches', { timeout: 30_000 }, () => {
    // Returns whether it holds: twenty thousand calls of expect would take ten times as long.
    const areInverses = fc.property(states, ([drawn, defaultSort]) => {
      const state = normalSearchState(drawn);
      const site = { sorts: sortNames, defaultSort };
      const query = writeSearchQuery(state, site);
      const back = readSearchQuery(query, site);
      return same(back, state) && writeSearchQuery(back, site) === query;
    });
    expect(() => fc.assert(areInverses, { numRuns: 10_000, seed: 2 })).not.toThrow();
  });

  it('URL-2 never fail, and agree on one address, for whatever a visitor writes', () => {
    const parts = fc.constantFrom(
      ...listAttributes.map((attribute) => `refinementList[${searchAttributes[attribute].key}][0]=`),
      'range[price]=',
      'page=',
      'sortBy=',
      'query=',
      '&',
      '%',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, anyText(6)), { maxLength: 8 }), (pieces) => {
        const state = read(pieces.join(''));
        const query = writeSearchQuery(state, sorts);
        expect(read(query)).toEqual(state);
        expect(write(read(query))).toBe(query);
      }),
      { numRuns: 1_000, seed: 3 },
    );
  });
});

describe('LOC-6.5 where a visitor is', () => {
  it.each([
    ['near=3220', 'near=3220'],
    ['near=3220+Geelong&within=25', 'near=3220&within=25'],
    ['within=25', ''],
    ['near=322', ''],
    ['near=Geelong', ''],
    ['near=3220&within=9999', 'near=3220'],
    ['near=3220&near=2000', 'near=3220'],
    ['within=25&near=3220&within=50', 'near=3220&within=25'],
  ])('is written in one way: %s is %s', (given, written) => {
    expect(writeSearchQuery(readSearchQuery(given, sorts), sorts)).toBe(written);
  });
});

/** Deep equality of plain data, which `toEqual` would spend seconds on. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}
