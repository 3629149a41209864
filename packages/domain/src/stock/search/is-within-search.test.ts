import { expect, it } from 'vitest';
import { isWithinSearch } from './is-within-search.ts';
import { readSearchQuery } from './search-url.ts';

const read = (query: string) => readSearchQuery(query, { sorts: [], defaultSort: 'relevant' });
const ute = 'refinementList[body][0]=Ute';
const wagon = 'refinementList[body][1]=Wagon';

it.each([
  ['anything', ute, '', true],
  ['itself', `${ute}&range[price]=:30000`, `${ute}&range[price]=:30000`, true],
  ['one of two bodies', ute, `${ute}&${wagon}`, true],
  ['more bodies than it', `${ute}&${wagon}`, ute, false],
  ['a body, where none is chosen', '', ute, false],
  ['a body with a colour besides', `${ute}&refinementList[colour][0]=White`, ute, true],
  ['a price with no end', ute, 'range[price]=:30000', false],
  ['a lower highest price', 'range[price]=:20000', 'range[price]=:30000', true],
  ['a higher highest price', 'range[price]=:40000', 'range[price]=:30000', false],
  ['an open highest price', 'range[price]=10000:', 'range[price]=:30000', false],
  ['just one year', 'range[year]=2025:2025', 'range[year]=2025:2025', true],
  ['the year before', 'range[year]=2024:2025', 'range[year]=2025:2025', false],
  ['an open lowest year', 'range[year]=:2025', 'range[year]=2025:2025', false],
  ['the same words', 'query=camper', 'query=camper', true],
  ['other words', 'query=van', 'query=camper', false],
])('PAGE-3 a search is within %s', (_, state, wider, isWithin) => {
  expect(isWithinSearch(read(state), read(wider))).toBe(isWithin);
});
