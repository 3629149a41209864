import { expect, it } from 'vitest';
import { capitalised } from './capitalised.ts';

it.each([
  ['today', 'Today'],
  ['used SUVs', 'Used SUVs'],
  ['Red', 'Red'],
  ['7 seats', '7 seats'],
  ['', ''],
])('%j begins a line as %j', (words, begun) => {
  expect(capitalised(words)).toBe(begun);
});
