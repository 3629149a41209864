import { expect, it } from 'vitest';
import { onlyOption } from './only-option.ts';

it.each([
  [['Newstead'], 'Newstead'],
  [['Newstead', 'Nundah'], null],
  [[], null],
])('SRCH-15 a location dropdown of %j begins with %s', (locations, chosen) => {
  expect(onlyOption(locations)).toBe(chosen);
});
