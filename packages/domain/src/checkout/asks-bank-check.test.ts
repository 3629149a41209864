import { expect, it } from 'vitest';
import { asksBankCheck } from './asks-bank-check.ts';

it.each([
  [20_000, false],
  [100_000, false],
  [100_001, true],
])('BUY-1.2 a payment of %i cents asks for 3-D Secure: %s', (amountCents, isAsked) => {
  expect(asksBankCheck(amountCents)).toBe(isAsked);
});
