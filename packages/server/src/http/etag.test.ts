import { expect, it } from 'vitest';
import { matchesEtag } from './etag.ts';

it.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['"x",W/"abc" ', true],
  [undefined, false],
  ['', false],
  ['"abcd"', false],
  ['abc', false],
  // What anybody may send without end is read for a while alone.
  [`${'"x",'.repeat(20)}"abc"`, false],
])('If-None-Match %j names "abc", weak or strong: %s', (header, isNamed) => {
  expect(matchesEtag(header, 'W/"abc"')).toBe(isNamed);
  expect(matchesEtag(header, '"abc"')).toBe(isNamed);
});
