import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../response.ts';
import { compressQuickly } from '../encoding.ts';
import { pageForms } from './page-forms.ts';

const text = Array.from(
  { length: 400 },
  (_, index) => `<li>Car ${index % 40} <b>${index}</b> from Harbour Motors, Sydney</li>`,
).join('');
const responseOf = (encoding: string, body: Buffer): HttpResponse => ({
  status: 200,
  headers: { 'content-encoding': encoding },
  body,
});
const formsOf = () => pageForms(compressQuickly(text, 'br'), responseOf);
const bytesOf = (response: HttpResponse | undefined) => response?.body as Buffer;

describe('the forms of a cached page', () => {
  it('begin with one, and each other is made for the first who asks for it', async () => {
    const forms = formsOf();
    const before = forms.bytes;
    expect(forms.find('gzip')).toBeUndefined();
    const [one, other] = await Promise.all([forms.make('gzip'), forms.make('gzip')]);
    expect(one).toBe(other);
    expect(forms.find('gzip')).toBe(one);
    expect(gunzipSync(bytesOf(one)).toString()).toBe(text);
    expect(forms.bytes).toBe(before + one.body.length);
    expect((await forms.unpack()).toString()).toBe(text);
  });

  it('are packed better, once, when the page is asked for again', async () => {
    const forms = formsOf();
    const quick = forms.find('br');
    forms.packWell();
    expect(forms.find('br')).toBe(quick);
    await vi.waitUntil(() => forms.find('br') !== quick);
    const well = forms.find('br');
    expect(well?.body.length).toBeLessThan(bytesOf(quick).length);
    expect(brotliDecompressSync(bytesOf(well)).toString()).toBe(text);
    forms.packWell();
    expect((await forms.unpack()).toString()).toBe(text);
    expect(forms.find('br')).toBe(well);
  });

  it('hold no more memory than their bytes', async () => {
    const forms = formsOf();
    for (const response of [forms.find('br'), await forms.make('gzip')]) {
      expect(bytesOf(response).buffer.byteLength).toBe(bytesOf(response).length);
    }
  });
});
