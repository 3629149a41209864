import { describe, expect, it } from 'vitest';
import { isEquippedWith } from './is-equipped-with.ts';

describe('SRCH-6.1 what a vehicle has', () => {
  it.each([
    ['reverse camera', true],
    ['heated seats', true],
    ['aircon', true],
    ['leather', true],
    ['heated camera', false],
    ['solar', false],
    ['', false],
  ])('%s is had: %s', (typed, isHad) => {
    const lines = [
      'Reversing Camera',
      'Heated and Ventilated Front Seats',
      'Climate Control - Dual Zone',
      'Suede and Leather Trim',
    ];
    expect(isEquippedWith(lines, typed)).toBe(isHad);
  });

  it('of a wheel in leather are none of leather seats', () => {
    expect(isEquippedWith(['Leather Steering Wheel', 'Cloth Seat Trim'], 'leather')).toBe(false);
  });
});
