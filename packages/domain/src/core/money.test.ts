import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsFromDollars,
  formatDollars,
  formatPayable,
  formatWholeDollars,
  payableDollars,
  percentOf,
  roundHalfAwayFromZero,
  wholeDollars,
} from './money.ts';

describe('rounding of money', () => {
  it.each([
    [0.4999, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.4, 0],
    [-0.5, -1],
    [-2.5, -3],
    [100.49999999999999, 100 + 1], // 1.005 * 100
    [100.49, 100],
  ])('RULE-5 rounds %d to %d, half away from zero', (value, expected) => {
    expect(roundHalfAwayFromZero(value)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15, -1e15])('refuses %d as money', (value) => {
    expect(() => roundHalfAwayFromZero(value)).toThrow(`${value} cannot be an amount of money`);
  });

  it('RULE-5 reads cents from dollars and whole dollars from cents', () => {
    expect(centsFromDollars(1.005)).toBe(101);
    expect(centsFromDollars(24_990.5)).toBe(2_499_050);
    expect(wholeDollars(9_449)).toBe(94);
    expect(wholeDollars(9_450)).toBe(95);
  });

  it('RULE-5 takes a part of an amount', () => {
    expect(percentOf(2_499_555, 10)).toBe(249_956);
    expect(percentOf(2_499_554, 10)).toBe(249_955);
    expect(percentOf(0, 10)).toBe(0);
  });

  it('RULE-5 gives an amount and its opposite the same figure', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (value) => {
        expect(roundHalfAwayFromZero(-value) + roundHalfAwayFromZero(value)).toBe(0);
      }),
    );
  });
});

describe('dollars for display', () => {
  it.each([
    [0, '$0'],
    [5, '$0.05'],
    [50_000, '$500'],
    [99_999, '$999.99'],
    [100_000, '$1,000'],
    [2_499_000, '$24,990'],
    [2_499_050, '$24,990.50'],
    [123_456_789_00, '$123,456,789'],
    [-150_000, '-$1,500'],
    [-0.4, '$0'],
  ])('shows %d cents as %s', (cents, expected) => {
    expect(formatDollars(cents)).toBe(expected);
  });

  it('RULE-5 shows a weekly price in whole dollars', () => {
    expect(formatWholeDollars(9_449)).toBe('$94');
    expect(formatWholeDollars(123_450)).toBe('$1,235');
  });
});

it.each([
  [13_622, 137, '$137'],
  [13_600, 136, '$136'],
  [9_401, 95, '$95'],
  [0, 0, '$0'],
])('RULE-5 shows %d cents to pay as no less', (cents, dollars, text) => {
  expect(payableDollars(cents)).toBe(dollars);
  expect(formatPayable(cents)).toBe(text);
});
