import { expect, it } from 'vitest';
import { resentWords } from './use-resend.ts';

it.each([
  [{ sent: 1, left: 0, more: 0 }, 'One is on its way again'],
  [{ sent: 3, left: 1, more: 0 }, '3 are on their way again; one had arrived'],
  [{ sent: 0, left: 2, more: 0 }, 'Nothing was sent; 2 had arrived'],
  [{ sent: 100, left: 0, more: 1400 }, '100 are on their way again; 1,400 more wait for the next 100'],
])('FORM-9.2 says of %j: %s', (resent, words) => {
  expect(resentWords(resent)).toBe(words);
});
