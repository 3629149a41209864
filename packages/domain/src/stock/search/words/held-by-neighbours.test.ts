import { describe, expect, it } from 'vitest';
import vocabulary from './golden-vocabulary.json' with { type: 'json' };
import { readWords } from './read-words.ts';

const listsOf = (typed: string) => Object.keys(readWords(typed, vocabulary, 2026).lists);

describe('a word that says something of its neighbour', () => {
  it.each([
    'electric windows',
    'electric blue',
    'automatic tailgate',
    'auto parts',
    'owners manual',
    'manual book',
    'diesel mechanic',
    'hybrid battery',
    'hybrid off road camper',
    'new tyres',
    'as new',
    'black leather',
    'red hill',
    'silver spoon',
    'swan hill',
    'north richmond',
    'brighton le sands',
    'brighton blue',
    'tows a caravan',
    'pulling my off road caravan',
    'van with bunks',
    '4 berth van',
  ])('is not read: %s', (typed) => {
    expect(listsOf(typed).filter((name) => name !== 'colour' || !typed.endsWith('blue'))).toEqual([]);
  });

  it.each([
    ['electric suv', ['fuel', 'body']],
    ['diesel tow bar', ['fuel']],
    ['tow bar van', ['body']],
    ['van tow a boat', ['body']],
    ['caravan', ['body']],
    ['richmond', ['city']],
    ['dolphin grey mg', ['colour', 'make']],
    ['red sr5', ['colour']],
    ['red mg hill', ['colour', 'make']],
    ['red white ute', ['colour', 'body']],
  ])('is read where it does not: %s', (typed, lists) => {
    expect(listsOf(typed).toSorted()).toEqual(lists.toSorted());
  });
});
