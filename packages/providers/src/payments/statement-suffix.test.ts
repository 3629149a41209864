import { expect, it } from 'vitest';
import { statementSuffix } from './statement-suffix.ts';

it.each([
  ['Harbourside Mazda', 'HARBOURSID'],
  ['Hallam & Sons', 'HALLAM SON'],
  ['Café "Auto" * <b>', 'CAFE AUTO'],
  ['  Huon  ', 'HUON'],
  ['4x4', '4X4'],
  ['4 * 4', null],
  ['', null],
  [null, null],
])('BUY-7 a bank statement names the dealer: %s', (name, expected) => {
  expect(statementSuffix(name)).toBe(expected);
});
