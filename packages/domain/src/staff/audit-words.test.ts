import { expect, it } from 'vitest';
import { auditWords } from './audit-words.ts';

it.each([
  ['change_role', 'changed the role of'],
  ['something_new', 'something new'],
])('STAFF-3 %s reads: %s', (action, words) => {
  expect(auditWords(action)).toBe(words);
});
