import * as fc from 'fast-check';
import { anyText } from '../../core/test/arbitrary-text.ts';
import { listAttributes, rangeAttributes } from '../attributes/search-attributes.ts';
import type { ChosenRange, SearchState } from '../search/search-state.ts';
import { sortNames } from '../attributes/sort-name.ts';

const awkward = [
  'Toyota',
  'Mazda BT-50',
  'Citroën',
  'Škoda',
  '日産',
  '🚗 red',
  '1,000+',
  'a[0]=b',
  '100%',
  '%20',
  '+',
  'a+b c',
  '&amp;',
  '"quoted"',
  "O'Brien",
  '#1',
  '?',
  '__proto__',
  'constructor',
  'a=b&page=3',
  ':',
  ' ',
];

// Drawn beforehand: ten thousand searches of freshly drawn characters would take seconds.
const drawn = fc.sample(anyText(8), { numRuns: 500, seed: 1 });
const anyValue = fc.constantFrom(...awkward, ...drawn);

/** Any values at all, also empty ones, repeated ones and control characters. */
const anyLists = fc.dictionary(fc.constantFrom(...listAttributes), fc.array(anyValue, { maxLength: 4 }), {
  maxKeys: 4,
});

const anyEnd = fc.oneof(
  fc.nat({ max: 999_999_999 }),
  fc.nat({ max: 100 }),
  fc.constantFrom(null, -1, 1.5, NaN, Infinity, 1e9),
);
const anyRange: fc.Arbitrary<ChosenRange> = fc.record({ min: anyEnd, max: anyEnd });

/** A search as any caller might put it together, sensible or not. */
export const anyState: fc.Arbitrary<SearchState> = fc.record({
  query: fc.constantFrom(...awkward, ...drawn, `${'x'.repeat(99)}🚗`),
  page: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer(), fc.constantFrom(0, 10_000, 10_001, NaN)),
  sortBy: fc.constantFrom(...sortNames),
  lists: anyLists,
  ranges: fc.dictionary(fc.constantFrom(...rangeAttributes), anyRange),
});
