import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compress, compressQuickly } from './encoding.ts';

describe('the encoding of a response', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=1.0', 'br'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*, br; q=0.00', 'gzip'],
    ['*;q=0', 'identity'],
    ['brotli, xgzip', 'identity'],
    ['deflate', 'identity'],
  ] as const)('for %s is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  it('answers to any header at all', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(['br', 'gzip', 'identity']).toContain(chooseEncoding(header));
      }),
    );
  });

  it('gives back what was compressed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(brotliDecompressSync(await compress(text, 'br')).toString()).toBe(
          Buffer.from(text).toString(),
        );
        expect(gunzipSync(await compress(Buffer.from(text), 'gzip')).toString()).toBe(
          Buffer.from(text).toString(),
        );
        expect(brotliDecompressSync(compressQuickly(text, 'br')).toString()).toBe(
          Buffer.from(text).toString(),
        );
        expect(gunzipSync(compressQuickly(text, 'gzip')).toString()).toBe(Buffer.from(text).toString());
      }),
      { numRuns: 50 },
    );
  });
});
