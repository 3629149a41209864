import { expect, it } from 'vitest';
import { heardList } from './heard-list.ts';

it.each<[string[], string]>([
  [[], ''],
  [['red'], 'red'],
  [['red', 'blue', 'grey'], 'red, blue and grey'],
  [['red', 'blue', 'grey', 'white'], ''],
])('%j is heard as %s', (words, heard) => {
  expect(heardList(words)).toBe(heard);
});
