import { describe, expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const words = [
  'blue',
  'audi',
  'hilux',
  'corolla',
  'commodore',
  'trax',
  'ranger',
  'rangers',
  'swift',
  'diesel',
  'leon',
  'honda',
  'mazda',
];

describe('the word that was meant', () => {
  it.each([
    ['hilxu', 'hilux'],
    ['ihlux', 'hilux'],
    ['hilx', 'hilux'],
    ['corrola', 'corolla'],
    ['comadore', 'commodore'],
    ['desiel', 'diesel'],
    ['swfit', 'swift'],
    ['bule', 'blue'],
    ['commedorre', 'commodore'],
  ])('of %s is %s', (typed, word) => {
    expect(nearestWord(typed, words)).toBe(word);
  });

  it.each([
    ['rio', 'too short'],
    ['tray', 'another word of four letters'],
    ['audio', 'a longer word'],
    ['fhilux', 'another first letter'],
    ['carola', 'two mistakes in a short word'],
    ['rangerz', 'as near to two'],
  ])('of %s is none: %s', (typed) => {
    expect(nearestWord(typed, words)).toBeNull();
  });
});
