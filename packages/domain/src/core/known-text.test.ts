import { expect, it } from 'vitest';
import { knownText } from './known-text.ts';

it.each([null, undefined, '', '  ', 'null', ' NULL '])('takes %j for nothing', (value) => {
  expect(knownText(value)).toBeNull();
});

it('takes text without the blanks around it', () => {
  expect(knownText(' Nullarbor ')).toBe('Nullarbor');
});
