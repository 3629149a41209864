import { describe, expect, it } from 'vitest';
import { reads } from '../../core/test/reads.ts';
import { lenderSchema } from './lender.ts';

describe("a lender's offer", () => {
  const isRead = reads(lenderSchema, { provider: 'a-bank' });

  it.each([
    [{}, true],
    [{ provider: '' }, false],
    [{ provider: 'p'.repeat(81) }, false],
    [{ interestRate: 0, comparisonRate: 0 }, true],
    [{ interestRate: 999, comparisonRate: 999 }, true],
    [{ interestRate: -0.01 }, false],
    [{ interestRate: 999.1 }, false],
    [{ comparisonRate: -0.01 }, false],
    [{ comparisonRate: 999.1 }, false],
    [{ termYears: 0, termMonths: 0 }, true],
    [{ termYears: 100, termMonths: 1_200 }, true],
    [{ termYears: -1 }, false],
    [{ termYears: 100.5 }, false],
    [{ termMonths: -1 }, false],
    [{ termMonths: 1_201 }, false],
  ])('DATA-1 with %j is read: %s', (changed, expected) => {
    expect(isRead(changed)).toBe(expected);
  });
});
