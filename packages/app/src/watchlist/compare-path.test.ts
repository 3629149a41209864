import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareHref, readCompareQuery, readsTray } from './compare-path.ts';

describe('WATCH-4 the address of a comparison', () => {
  it.each([
    ['cars=a,b', ['a', 'b'], false],
    ['cars=a&cars=b&rows=different', ['a', 'b'], true],
    ['cars=a,,a,b,c,d,e', ['a', 'b', 'c', 'd'], false],
    ['cars=&rows=all', [], false],
    ['', [], false],
    ['cars=none', [], false],
  ])('%s', (query, slugs, showsDifferencesOnly) => {
    expect(readCompareQuery(query, 4)).toEqual({ slugs, showsDifferencesOnly });
  });

  it('is short, and says where the last car was taken away', () => {
    expect(compareHref({ slugs: ['a', 'b'], showsDifferencesOnly: false })).toBe('/compare?cars=a,b');
    expect(compareHref({ slugs: [], showsDifferencesOnly: false })).toBe('/compare?cars=none');
  });

  it.each([
    ['', true],
    ['rows=different', true],
    ['cars=', true],
    ['cars=none', false],
    ['cars=a', false],
  ])('%j is about the cars of the tray: %s', (query, expected) => {
    expect(readsTray(query)).toBe(expected);
  });

  it('is read as it was written', () => {
    const slug = fc
      .string({ minLength: 1, maxLength: 60 })
      .filter((one) => !one.includes(',') && one !== 'none');
    const anyQuery = fc.record({
      slugs: fc.uniqueArray(slug, { maxLength: 6 }),
      showsDifferencesOnly: fc.boolean(),
    });
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { search } = new URL(compareHref(query), 'https://x.example');
        expect(readCompareQuery(search.slice(1), 6)).toEqual(query);
      }),
    );
  });
});
