import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { gridSlots } from './grid-slots.ts';

const { callToActionPositions } = resolveSettings([]).settings.search;
const cars = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const grid = (count: number, positions: readonly number[]) =>
  gridSlots(cars(count), positions).map((slot) => (slot.kind === 'car' ? slot.car : `card ${slot.index}`));

describe('the grid of results', () => {
  it('SRCH-16 has a call-to-action card at places 8 and 17, and no car less', () => {
    const slots = grid(21, callToActionPositions);
    expect(slots).toHaveLength(23);
    expect([slots[6], slots[7], slots[8]]).toEqual([7, 'card 0', 8]);
    expect([slots[15], slots[16], slots[17]]).toEqual([15, 'card 1', 16]);
  });

  it('SRCH-16 has it at 9 where a site says so', () => {
    expect(grid(9, [9])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 'card 0', 9]);
  });

  it.each([
    [7, [8], cars(7)],
    [8, [8], [...cars(7), 'card 0', 8]],
    [0, [1], []],
    [1, [1], ['card 0', 1]],
    [2, [2, 1, 2], ['card 0', 'card 1', 1, 2]],
    [2, [], [1, 2]],
    [2, [0, -1], [1, 2]],
  ])('SRCH-16 of %i cars and the places %j', (count, positions, expected) => {
    expect(grid(count, positions)).toEqual(expected);
  });
});
