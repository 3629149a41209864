import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twoSites } from '@forecourt/testkit/two-sites';
import { readSharedPage, sharedKey, writeSharedPage, type SharedPage } from './shared-page.ts';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 }).map((array) => Buffer.from(array));
const page: fc.Arbitrary<SharedPage> = fc.record({
  rendered: fc.record({
    pageKind: fc.option(fc.string(), { nil: undefined }),
    tag: fc.string(),
    br: bytes,
  }),
  version: fc.record({ settings: fc.string(), content: fc.nat(), stock: fc.string() }),
  madeOf: fc.option(
    fc.record({ query: fc.array(fc.string()), stock: fc.constantFrom('at-once', 'lately', 'none') }),
    { nil: undefined },
  ),
  untilMs: fc.integer(),
});
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('a page between processes', () => {
  it('arrives as it was', () => {
    fc.assert(
      fc.property(page, (sent) => {
        expect(plain(readSharedPage('key', writeSharedPage('key', sent)))).toEqual(plain(sent));
      }),
    );
  });

  it('is nothing where only part of it arrived, or something else', () => {
    fc.assert(
      fc.property(page, fc.nat(), (sent, cut) => {
        const whole = writeSharedPage('key', sent);
        const part = whole.subarray(0, cut % whole.length);
        expect(readSharedPage('key', part)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (noise) => {
        expect(() => readSharedPage('key', noise)).not.toThrow();
      }),
    );
  });

  it('TEN-8 is nothing where it lies under the key of another', () => {
    fc.assert(
      fc.property(page, (sent) => {
        expect(readSharedPage('other', writeSharedPage('key', sent))).toBeNull();
      }),
    );
  });

  it('TEN-8 has a key of its own for each site, build and address', () => {
    const { harbour, ranges } = twoSites;
    const keys = [
      sharedKey('one', harbour.id, 'document /'),
      sharedKey('one', ranges.id, 'document /'),
      sharedKey('two', harbour.id, 'document /'),
      sharedKey('one', harbour.id, 'data /'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
