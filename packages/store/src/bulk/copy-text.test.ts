import { describe, expect, it } from 'vitest';
import { copyLine } from './copy-text.ts';

describe('a row for COPY', () => {
  it.each<[unknown, string]>([
    [null, String.raw`\N`],
    [undefined, String.raw`\N`],
    ['plain', 'plain'],
    ['', ''],
    [String.raw`\N`, String.raw`\\N`],
    ['a\tb\nc\rd\\', String.raw`a\tb\nc\rd\\`],
    [0, '0'],
    [1.25, '1.25'],
    [true, 't'],
    [false, 'f'],
    [new Date('2026-11-15T01:02:03.004Z'), '2026-11-15T01:02:03.004Z'],
    [[], '{}'],
    [['a', '', 'null', 'b,c {d}'], '{"a","","null","b,c {d}"}'],
    [['say "hi"', 'back\\slash'], String.raw`{"say \\"hi\\"","back\\\\slash"}`],
  ])('has %j as %s', (value, field) => {
    expect(copyLine([value])).toBe(`${field}\n`);
  });

  it('separates its fields by tabs', () => {
    expect(copyLine(['a', null, 1])).toBe('a\t\\N\t1\n');
  });

  it.each([[{ json: true }], [[1, 2]], [1n]])(
    'refuses %s, which would be read as something else',
    (value) => {
      expect(() => copyLine([value])).toThrow('COPY');
    },
  );
});
