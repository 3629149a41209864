import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '@forecourt/server/http/response';
import { compressQuickly } from '@forecourt/server/http/encoding';
import { encodedVariants } from './encoded-variants.ts';

const text = Array.from(
  { length: 400 },
  (_, index) => `<li>Car ${index % 40} <b>${index}</b> from Harbour Motors, Sydney</li>`,
).join('');
const responseOf = (encoding: string, body: Buffer): HttpResponse => ({
  status: 200,
  headers: { 'content-encoding': encoding },
  body,
});
const newVariants = () => encodedVariants(compressQuickly(text, 'br'), responseOf);
const bytesOf = (response: HttpResponse | undefined) => response?.body as Buffer;

describe('the encoded variants of a cached page', () => {
  it('begin with one, and each other is made for the first who asks for it', async () => {
    const variants = newVariants();
    const before = variants.bytes;
    expect(variants.find('gzip')).toBeUndefined();
    const [one, other] = await Promise.all([variants.make('gzip'), variants.make('gzip')]);
    expect(one).toBe(other);
    expect(variants.find('gzip')).toBe(one);
    expect(gunzipSync(bytesOf(one)).toString()).toBe(text);
    expect(variants.bytes).toBe(before + one.body.length);
    expect((await variants.decompress()).toString()).toBe(text);
  });

  it('are recompressed, once, when the page is requested again', async () => {
    const variants = newVariants();
    const quick = variants.find('br');
    variants.recompress();
    expect(variants.find('br')).toBe(quick);
    await vi.waitUntil(() => variants.find('br') !== quick);
    const well = variants.find('br');
    expect(well?.body.length).toBeLessThan(bytesOf(quick).length);
    expect(brotliDecompressSync(bytesOf(well)).toString()).toBe(text);
    variants.recompress();
    expect((await variants.decompress()).toString()).toBe(text);
    expect(variants.find('br')).toBe(well);
  });

  it('hold no more memory than their bytes', async () => {
    const variants = newVariants();
    for (const response of [variants.find('br'), await variants.make('gzip')]) {
      expect(bytesOf(response).buffer.byteLength).toBe(bytesOf(response).length);
    }
  });
});
