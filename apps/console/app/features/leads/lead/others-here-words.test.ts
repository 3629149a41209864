import { expect, it } from 'vitest';
import { othersHereWords } from './others-here-words.ts';

const other = (name: string | null, isWriting = false) => ({
  person: name === null ? null : { id: name, name, initials: '' },
  isWriting,
});
const [priya, mia, jo] = [other('Priya Nair'), other('Mia Petrovic'), other('Jo Baptiste')] as const;

it.each([
  ['', []],
  ['Priya is here too', [priya]],
  ['Priya is writing', [other('Priya Nair', true)]],
  ['Priya and Mia are here too', [priya, mia]],
  ['Priya, Mia and 1 other are here too', [priya, mia, jo]],
  ['Mia is writing, Priya and Jo are here too', [priya, other('Mia Petrovic', true), jo]],
  ['Somebody else is here too', [other(null)]],
  ['Priya and 2 others are here too', [other(null), priya, other(null)]],
  ['2 others are writing', [other(null, true), other(null, true)]],
])('CON-7.3 says %j of who else has a lead open', (words, others) => {
  expect(othersHereWords(others)).toBe(words);
});
