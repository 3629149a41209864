import { describe, expect, it } from 'vitest';
import { readNear } from './read-near.ts';

describe('FORM-6.1 what is typed for a place', () => {
  it.each([
    ['3220', '3220'],
    [' 2168 Green Valley ', '2168'],
    ['Green Valley NSW 2168', '2168'],
  ])('%s is a postcode', (typed, postcode) => {
    expect(readNear(typed)).toEqual({ kind: 'postcode', postcode });
  });

  it.each(['322', '32200', '3 2 2 0'])('%s is no postcode, though it wants to be', (typed) => {
    expect(readNear(typed)).toEqual({ kind: 'malformed' });
  });

  it('is words, or nothing', () => {
    expect(readNear('Green Valley')).toEqual({ kind: 'words', words: 'Green Valley' });
    expect(readNear('  ')).toEqual({ kind: 'nothing' });
    expect(readNear(null)).toEqual({ kind: 'nothing' });
    expect(readNear('a'.repeat(100))).toEqual({ kind: 'words', words: 'a'.repeat(60) });
  });
});
