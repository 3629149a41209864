import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fontStyle } from './font-css.ts';
import { fontAddress, siteFonts } from './site-fonts.ts';

const { resolve } = createRequire(import.meta.url);

describe('the fonts of a site', () => {
  it('TEN-3 brings the faces of its own fonts and of no others', () => {
    const { css, preloads } = fontStyle([
      { font: 'outfit', weights: [640], isStretched: false },
      { font: 'figtree', weights: [400, 600], isStretched: false },
    ]);
    expect(css.match(/font-family:"[^"]+"/g)).toEqual([
      'font-family:"Outfit"',
      'font-family:"Outfit fallback"',
      'font-family:"Outfit fallback 2"',
      'font-family:"Figtree"',
      'font-family:"Figtree fallback"',
      'font-family:"Figtree fallback 2"',
    ]);
    expect(preloads).toEqual([
      '/assets/fonts/outfit-latin-wght-normal-5.3.0.woff2',
      '/assets/fonts/figtree-latin-wght-normal-5.3.0.woff2',
    ]);
  });

  it('loads the file that can be made narrower only where it is', () => {
    const wide = fontStyle([{ font: 'archivo', weights: [400], isStretched: false }]);
    const narrow = fontStyle([{ font: 'archivo', weights: [400], isStretched: true }]);
    expect(wide.preloads).toEqual(['/assets/fonts/archivo-latin-wght-normal-5.3.0.woff2']);
    expect(narrow.preloads).toEqual(['/assets/fonts/archivo-latin-wdth-normal-5.3.0.woff2']);
    expect(narrow.css).toContain('font-stretch:62% 125%');
    expect(fontStyle([{ font: 'figtree', weights: [400], isStretched: true }]).css).toContain('wght');
  });

  it('of a font in single weights preloads the nearest', () => {
    const { preloads } = fontStyle([{ font: 'barlow', weights: [400, 560], isStretched: false }]);
    expect(preloads).toEqual([
      '/assets/fonts/barlow-latin-400-normal-5.3.0.woff2',
      '/assets/fonts/barlow-latin-600-normal-5.3.0.woff2',
    ]);
  });

  it.each(Object.values(siteFonts))('has the files of $family in the version that it names', (font) => {
    const about = readFileSync(resolve(`${font.package}/package.json`), 'utf8');
    expect((JSON.parse(about) as { version: string }).version).toBe(font.version);
    for (const file of [...font.files, ...(font.stretching ? [font.stretching] : [])]) {
      expect(
        readFileSync(resolve(`${font.package}/files/${file.file}`))
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
      expect(fontAddress(font, file)).toContain(font.version);
    }
  });

  it('TEN-3 stands in for a font by a face as wide and as high', () => {
    const { css } = fontStyle([{ font: 'source-sans-3', weights: [400], isStretched: false }]);
    expect(css).toContain('size-adjust:92.44%;ascent-override:110.77%;descent-override:43.27%');
  });
});
