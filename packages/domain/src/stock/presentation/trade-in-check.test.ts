import { describe, expect, it } from 'vitest';
import { passesTradeInCheck } from './trade-in-check.ts';

describe('the trade-in check', () => {
  it.each([
    ['in_stock', 'car', true, true],
    ['coming_soon', 'motorcycle', true, true],
    ['in_stock', 'car', false, false],
    ['sold', 'car', true, false],
    [null, 'car', true, false],
    ['in_stock', 'caravan', true, false],
  ] as const)(
    'RULE-9 of a %s %s, on a site that takes trade-ins: %s, is %s',
    (status, itemType, takesTradeIns, passes) => {
      expect(passesTradeInCheck({ status, itemType }, { takesTradeIns })).toBe(passes);
    },
  );
});
