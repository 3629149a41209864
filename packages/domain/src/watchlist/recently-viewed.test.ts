import { describe, expect, it } from 'vitest';
import type { CarId } from '../core/ids.ts';
import type { StoredCar } from './stored-car.ts';
import { readViewed, rememberViewed } from './recently-viewed.ts';

const car = (n: number): StoredCar => ({
  id: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}` as CarId,
  slug: `car-${n}`,
});
describe('WATCH-5 recently viewed cars', () => {
  it('are remembered, the last first, twelve of them', () => {
    let viewed: readonly StoredCar[] = [];
    for (let n = 1; n <= 14; n += 1)
      viewed = rememberViewed(viewed, { ...car(n), price: 1 } as StoredCar, 12);
    viewed = rememberViewed(viewed, car(10), 12);
    expect(viewed.map(({ slug }) => slug)).toEqual(
      [10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3].map((n) => `car-${n}`),
    );
    expect(viewed[1]).toEqual(car(14));
  });

  it('are not kept where nothing would show them', () => {
    expect(rememberViewed([car(1)], car(2), 0)).toEqual([]);
    expect(readViewed([car(1)], 0)).toEqual([]);
  });

  it('are read from the browser, whatever stands there', () => {
    expect(readViewed([car(1), { id: 'x', slug: 'y' }, { ...car(2), slug: '' }, car(3)], 12)).toEqual([
      car(1),
      car(3),
    ]);
    expect(readViewed('x', 12)).toEqual([]);
  });
});
