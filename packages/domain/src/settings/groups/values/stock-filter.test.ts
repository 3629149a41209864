import { describe, expect, it } from 'vitest';
import { stockFilter } from './stock-filter.ts';

describe('TEN-6.3 a stock filter in the settings', () => {
  it.each(['', 'car_type in (used, demo) and photos_count >= 3', 'car_type:used AND NOT make:Suzuki'])(
    'takes %j as it stands',
    (text) => {
      expect(stockFilter.parse(text)).toBe(text);
    },
  );

  it('leaves out blanks around it', () => {
    expect(stockFilter.parse(' make = Kia\n')).toBe('make = Kia');
  });

  it.each([
    ['mkae = Kia', ['Line 1, column 1: There is no attribute mkae. Did you mean make?']],
    ['make =', ['Line 1, column 7: Expected a value, but found the end.']],
    [
      'mkae = Kia\nor km < low',
      [
        'Line 1, column 1: There is no attribute mkae. Did you mean make?',
        'Line 2, column 9: km is a whole number from 0 to 100000000, in digits alone, not low.',
      ],
    ],
  ])('TEN-4.2 refuses %j with the place and the reason', (text, messages) => {
    expect(stockFilter.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(messages);
  });

  it('is bounded', () => {
    expect(stockFilter.safeParse('a'.repeat(8_001)).success).toBe(false);
  });
});
