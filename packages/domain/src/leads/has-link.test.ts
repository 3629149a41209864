import { expect, it } from 'vitest';
import { hasLink } from './has-link.ts';

it.each([
  ['Pay again at https://evil.example/7', true],
  ['Verify at evil.example/login', true],
  ['see www.evil', true],
  ['Prize.com', true],
  ['my-bank.com.au', true],
  ['[url=x]', true],
  ['write to me@evil.example', true],
  ['Does it tow? Please ring before 5.30', false],
  ['Is the 2.5 litre still there?Thanks.', false],
  ["Zoë O'Neil-Smith Jr.", false],
  [null, false],
])('FORM-9.1 %s: %s', (text, isLink) => {
  expect(hasLink(text)).toBe(isLink);
});
