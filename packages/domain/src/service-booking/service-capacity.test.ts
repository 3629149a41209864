import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceCapacityLeft } from './service-capacity.ts';

const times = ['07:30', '08:00'];
const at = (...dropOffs: readonly (string | null)[]) =>
  dropOffs.map((dropOff) => ({ day: '2026-03-02', dropOff }));

describe('FORM-5 how many cars a workshop takes', () => {
  it.each([
    ['nobody booked', at(), { free: times, full: [], left: 4 }],
    ['one time is full', at('07:30', '07:30'), { free: ['08:00'], full: ['07:30'], left: 2 }],
    ['each time is full', at('07:30', '07:30', '08:00', '08:00'), { free: [], full: times, left: 0 }],
    ['a time that is no longer offered counts for the day', at('06:00', '06:00'), { free: times, left: 3 }],
    [
      'the day is full though each time has a place',
      at('06:00', '06:00', '06:00', '07:30', '08:00'),
      { left: 0 },
    ],
    ['more than it takes now', at('07:30', '07:30', '07:30'), { free: ['08:00'], left: 2 }],
  ])('%s', (_, taken, expected) => {
    expect(serviceCapacityLeft(times, taken, { carsPerDay: 5, carsPerDropOff: 2 })).toMatchObject(expected);
  });

  it('goes by the day alone where the time is agreed by phone', () => {
    const capacity = { carsPerDay: 2, carsPerDropOff: 1 };
    expect(serviceCapacityLeft([], at(null), capacity)).toEqual({ free: [], full: [], left: 1 });
    expect(serviceCapacityLeft([], at(null, null), capacity).left).toBe(0);
  });

  it('has a free time as long as it has a place, and each time once', () => {
    const taken = fc.array(fc.constantFrom('06:00', ...times, null), { maxLength: 12 });
    const most = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(taken, most, most, (dropOffs, carsPerDay, carsPerDropOff) => {
        const { free, full, left } = serviceCapacityLeft(times, at(...dropOffs), {
          carsPerDay,
          carsPerDropOff,
        });
        expect(left > 0).toBe(free.length > 0);
        expect([...free, ...full].toSorted()).toEqual(times);
      }),
    );
  });
});
