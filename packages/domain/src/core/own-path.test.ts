import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  ['/leads?tab=mine', '/leads?tab=mine'],
  ['/', '/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  // Browsers drop tabs and line ends before they read an address.
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['https://evil.example', null],
  ['leads', null],
  ['', null],
  [`/${'a'.repeat(1_000)}`, null],
])('STAFF-1.5 a way back of %j leads to %j', (text, path) => {
  expect(ownPath(text)).toBe(path);
});
