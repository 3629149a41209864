import { describe, expect, it } from 'vitest';
import { isCarId, mostCards, readRequestedCars, writeRequestedCar } from './requested-cars.ts';

const id = '01900000-0000-7000-8000-00000000000a';
const other = '01900000-0000-7000-8000-00000000000b';

describe('WATCH-3 cars as a browser names them', () => {
  it.each([
    [id, true],
    ['x', false],
    [`${id}'`, false],
    ['', false],
  ])('take %s for an id: %s', (text, expected) => {
    expect(isCarId(text)).toBe(expected);
  });

  it('are read with the moment at which each was saved, and what fits nothing is left out', () => {
    const read = readRequestedCars(`${id}@2026-11-13T00:00:00.000Z,nonsense,${other}@soon,${id}`);
    expect(read).toEqual([
      { id, savedAt: null },
      { id: other, savedAt: null },
    ]);
    const written = `${id}@2026-11-13T00:00:00.000Z,${other}`;
    expect(readRequestedCars(written).map(writeRequestedCar).join(',')).toBe(written);
  });

  it('are no more than a browser keeps', () => {
    const many = Array.from({ length: 300 }, (_, place) => id.slice(0, -3) + String(100 + place));
    expect(readRequestedCars(many.join(','))).toHaveLength(mostCards);
  });
});
