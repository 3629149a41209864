import { expect, it } from 'vitest';
import { successPath } from './success-path.ts';

it.each([
  ['/thank-you?from=fleet', '/thank-you?from=fleet'],
  [null, '/success'],
  ['', '/success'],
  ['//evil.example', '/success'],
  ['/\\evil.example', '/success'],
  ['https://evil.example', '/success'],
  ['javascript:alert(1)', '/success'],
  ['/a b', '/success'],
  ['/a\nb', '/success'],
  ['/a\\b', '/success'],
])('FORM-1 asked by the server to go to %j, a sent form goes to %s', (named, path) => {
  expect(successPath(named, '/success')).toBe(path);
});
