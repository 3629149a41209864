import { expect, it } from 'vitest';
import { leftOutText } from './left-out-text.ts';

it('names the words that were left out, without the marks around them', () => {
  expect(leftOutText('"diff" lock')).toBe('“diff lock” isn’t listed for any of these, so we left it out.');
});
