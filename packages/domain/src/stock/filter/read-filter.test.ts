import { describe, expect, it } from 'vitest';
import { everyCar } from './expression.ts';
import { readFilter, savedFilter } from './read-filter.ts';

describe('TEN-6.2 reading a filter', () => {
  it('gives the filter of every car for an empty text', () => {
    expect(readFilter(' ')).toEqual({ ok: true, value: everyCar });
  });

  it('fails for words in a wrong order and for words that mean nothing', () => {
    expect(readFilter('make = =')).toMatchObject({ ok: false, error: [{ start: 7, end: 8 }] });
    expect(readFilter('mkae = Kia')).toMatchObject({ ok: false, error: [{ start: 0, end: 4 }] });
  });
});

describe('TEN-6.2 a filter that was saved', () => {
  it('is read as it was when it was checked', () => {
    expect(savedFilter('tag is present')).toEqual({ kind: 'present', attribute: 'tag' });
  });

  it('is never passed over', () => {
    expect(() => savedFilter('mkae = Kia')).toThrow(
      'a saved stock filter cannot be read. Line 1, column 1: There is no attribute mkae. Did you mean make?',
    );
  });
});
