import { expect, it } from 'vitest';
import { fewerWords } from './fewer-words.ts';

it.each([
  ['lifted', [{ kept: '', leftOut: 'lifted' }]],
  ['"solar"', [{ kept: '', leftOut: '"solar"' }]],
  [
    'one "solar"  owner "tow bar"',
    [
      { kept: '"solar" "tow bar"', leftOut: 'one owner' },
      { kept: '', leftOut: 'one "solar"  owner "tow bar"' },
    ],
  ],
])('SRCH-6.1 of %s are left out first the words that are no name', (query, fewer) => {
  expect(fewerWords(query)).toEqual(fewer);
});
