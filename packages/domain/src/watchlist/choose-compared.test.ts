import { describe, expect, it } from 'vitest';
import type { CarId } from '../core/ids.ts';
import { settingsWith } from '../site/test/settings-with.ts';
import { readCompared, toggleCompared, type ComparedChoice } from './choose-compared.ts';

const { compareLimit } = settingsWith().watchlist;
const car = (n: number): ComparedChoice => ({
  id: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}` as CarId,
  slug: `car-${n}`,
  name: `Car ${n}`,
  pictureSrc: null,
});
const four = [1, 2, 3, 4].map(car);

describe('WATCH-4 choosing cars to compare', () => {
  it('takes four', () => {
    expect(compareLimit).toBe(4);
    expect(toggleCompared(four.slice(0, 3), car(4), compareLimit)).toEqual({ ok: true, value: four });
    expect(toggleCompared(four, car(5), compareLimit)).toEqual({ ok: false, error: 'full' });
  });

  it('takes a car away again, also when the list is full', () => {
    expect(toggleCompared(four, car(2), compareLimit)).toEqual({ ok: true, value: [1, 3, 4].map(car) });
  });

  it('is read from the browser, whatever stands there', () => {
    const pictured = { ...car(2), pictureSrc: '/media/a.jpg' };
    const stored = [car(1), pictured, { ...car(3), name: '' }, null, { id: 'x' }, 'y'];
    expect(readCompared(stored, 6)).toEqual([car(1), pictured]);
    expect(readCompared(four, 2)).toEqual(four.slice(0, 2));
    expect(readCompared('x', 4)).toEqual([]);
  });
});
