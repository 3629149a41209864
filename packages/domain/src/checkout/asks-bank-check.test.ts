import { expect, it } from 'vitest';
import { asksBankCheck } from './asks-bank-check.ts';

it.each([
  [20_000, true, true],
  [20_000, false, false],
  [100_000, false, false],
  [100_001, false, true],
])(
  'BUY-1.2 a payment of %i cents, the first one %s, asks for 3-D Secure: %s',
  (amountCents, isFirst, isAsked) => {
    expect(asksBankCheck({ amountCents, isFirst })).toBe(isAsked);
  },
);
