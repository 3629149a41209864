import { describe, expect, it } from 'vitest';
import { everyCar, stockFilter } from './stock-filter.ts';

const accepts = (filter: unknown) => stockFilter.safeParse(filter).success;
const one = (condition: unknown) => ({ all: [{ any: [condition] }] });

describe('TEN-6 a stock filter', () => {
  it('may hold for every car', () => {
    expect(stockFilter.parse(everyCar)).toEqual({ all: [] });
  });

  it('speaks of types, photo counts and exclusions', () => {
    const filter = {
      all: [
        {
          any: [
            { attribute: 'car_type', oneOf: ['new', 'demo'] },
            { attribute: 'photos_count', atLeast: 3 },
          ],
        },
        { any: [{ attribute: 'make', oneOf: ['Great Wall'], not: true }] },
        { any: [{ attribute: 'price', atLeast: 5000, atMost: 50_000 }] },
        { any: [{ attribute: 'reserved', is: false }] },
      ],
    };
    expect(stockFilter.parse(filter)).toEqual(filter);
  });

  it.each([
    ['an attribute nobody knows', { attribute: 'dealer_password', oneOf: ['x'] }],
    ['a word where a number belongs', { attribute: 'km', oneOf: ['low'] }],
    ['a number without a limit', { attribute: 'km' }],
    ['limits the wrong way round', { attribute: 'km', atLeast: 10, atMost: 5 }],
    ['an empty choice', { attribute: 'make', oneOf: [] }],
    ['words beside the condition', { attribute: 'make', oneOf: ['Kia'], boost: 3 }],
  ])('refuses %s', (_, condition) => {
    expect(accepts(one(condition))).toBe(false);
  });

  it('is bounded', () => {
    const any = [{ attribute: 'reserved', is: false }];
    expect(accepts({ all: Array.from({ length: 21 }, () => ({ any })) })).toBe(false);
    expect(accepts({ all: [{ any: [] }] })).toBe(false);
  });
});
