import { expect, it } from 'vitest';
import { leftOutText, refusedText, wishText } from './left-out-text.ts';

it('names the words that were left out, without the marks around them', () => {
  expect(leftOutText('"diff" lock')).toBe('“diff lock” isn’t listed for any of these, so we left it out.');
});

it('says what cannot be left out, and what fits too many', () => {
  expect(refusedText('not white')).toBe(
    'We can’t leave things out of a search yet, so “not white” isn’t part of this one.',
  );
  expect(wishText('family')).toContain('“family” means something different to everyone');
});
