import { describe, expect, it } from 'vitest';
import { isAvailable, isSold } from './availability.ts';

describe('availability', () => {
  it.each([
    ['in_stock', true],
    ['coming_soon', true],
    ['sold', false],
    ['in_transit', false],
    ['In_Stock', false],
    ['', false],
    ['null', false],
    [null, false],
  ])('RULE-1 of the status %j is %s', (status, available) => {
    expect(isAvailable({ status })).toBe(available);
  });

  it.each([
    ['sold', false, true],
    ['in_stock', true, true],
    ['withdrawn', false, false],
    ['in_stock', false, false],
    [null, false, false],
  ])('tells a car of status %j with the flag %s as sold: %s', (status, sold, expected) => {
    expect(isSold({ status, sold })).toBe(expected);
  });
});
