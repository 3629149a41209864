import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedAmount, writeTypedAmount, type AmountUnit } from './typed-amount.ts';

describe('a number that is typed into a box', () => {
  it.each([
    ['40000', 40_000],
    ['40,000', 40_000],
    ['$40,000', 40_000],
    ['40 000', 40_000],
    [' $ 40 000 ', 40_000],
    ['40k', 40_000],
    ['$40K', 40_000],
    ['40 k', 40_000],
    ['37.5k', 37_500],
    ['20000.4', 20_000],
    ['120,000 km', 120_000],
    ['120kkm', 120_000],
    ['120k kms', 120_000],
    ['3,500 kg', 3_500],
    ['3.5t', 3_500],
    ['805mm', 805],
    ['18 ft', 18],
    ['2019', 2019],
    ['0', 0],
    ['999999999', 999_999_999],
  ])('reads %s', (typed, amount) => {
    expect(readTypedAmount(typed)).toBe(amount);
  });

  it.each(['', '  ', '$', 'k', 'cheap', '-5', '40m', '40kk', '1e5', '1.2.3', '1000000000', '1000000k'])(
    'reads no number in “%s”',
    (typed) => {
      expect(readTypedAmount(typed)).toBeNull();
    },
  );

  it.each([
    [40_000, 'dollars', '$40,000'],
    [1_234_567.4, 'dollars', '$1,234,567'],
    [900, 'dollars', '$900'],
    [120_000, 'km', '120,000 km'],
    [3_500, 'kg', '3,500 kg'],
    [805, 'mm', '805 mm'],
    [2019, 'year', '2019'],
  ] as const)('writes %d of %s as %s', (amount, unit, written) => {
    expect(writeTypedAmount(amount, unit)).toBe(written);
  });

  it('reads what it wrote', () => {
    const unit = fc.constantFrom<AmountUnit>('dollars', 'km', 'year', 'kg', 'mm', 'ft', 'cc');
    fc.assert(
      fc.property(fc.nat(999_999_999), unit, (amount, of) => {
        expect(readTypedAmount(writeTypedAmount(amount, of))).toBe(amount);
      }),
    );
  });
});
