import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carParts, partSize } from './sitemap-parts.ts';

const names = (count: number, makes: Parameters<typeof carParts>[1] = []) =>
  carParts(count, makes).map(({ name }) => name);

describe('SRCH-19 the parts of a sitemap', () => {
  it.each([
    [0, []],
    [1, ['cars-1']],
    [5_000, ['cars-1']],
    [5_001, ['cars-1', 'cars-2']],
    [25_000, ['cars-1', 'cars-2', 'cars-3', 'cars-4', 'cars-5']],
  ])('list %i cars in %j', (count, expected) => {
    expect(names(count)).toEqual(expected);
  });

  it('go by make where a stock is larger than one search goes', () => {
    const makes = [
      { value: 'Toyota', count: 20_000 },
      { value: 'Land Rover', count: 6_000 },
    ];
    expect(names(26_000, makes)).toEqual([
      'cars-toyota-1',
      'cars-toyota-2',
      'cars-toyota-3',
      'cars-toyota-4',
      'cars-land-rover-1',
      'cars-land-rover-2',
    ]);
  });

  it('have room for every car of a stock that one search reaches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 25_000 }), (count) => {
        const parts = carParts(count, []);
        expect(parts.length * partSize).toBeGreaterThanOrEqual(count);
        expect((parts.length - 1) * partSize).toBeLessThan(Math.max(1, count));
      }),
    );
  });
});
