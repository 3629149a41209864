import { expect, it } from 'vitest';
import { isUuid } from './uuid.ts';

it.each([
  ['019b76da-a800-7734-89d8-aad42e900a49', true],
  ['019B76DA-A800-7734-89D8-AAD42E900A49', false],
  ['019b76daa800773489d8aad42e900a49', false],
  ['019b76da-a800-7734-89d8-aad42e900a49\n', false],
  ['', false],
])('%j is an identifier: %s', (text, is) => {
  expect(isUuid(text)).toBe(is);
});
