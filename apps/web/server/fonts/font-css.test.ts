import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fontStyle } from './font-css.ts';
import { fontAddress, siteFonts } from './site-fonts.ts';

const { resolve } = createRequire(import.meta.url);

describe('the fonts of a site', () => {
  it('TEN-3.2 brings the faces of its own fonts and of no others', () => {
    const { css, preloads } = fontStyle([
      { font: 'outfit', weights: [640], stretched: null },
      { font: 'figtree', weights: [400, 600], stretched: null },
    ]);
    expect([...new Set(css.match(/font-family:"[^"]+"/g))]).toEqual([
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
    const wide = fontStyle([{ font: 'archivo', weights: [400], stretched: null }]);
    const narrow = fontStyle([{ font: 'archivo', weights: [400], stretched: { percent: 92, weight: 860 } }]);
    expect(wide.preloads).toEqual(['/assets/fonts/archivo-latin-wght-normal-5.3.0.woff2']);
    expect(narrow.preloads).toEqual(['/assets/fonts/archivo-latin-wdth-normal-5.3.0.woff2']);
    expect(narrow.css).toContain('font-stretch:62% 125%');
    expect(
      fontStyle([{ font: 'figtree', weights: [400], stretched: { percent: 92, weight: 860 } }]).css,
    ).toContain('wght');
  });

  it('of a font in single weights preloads the nearest', () => {
    const { preloads } = fontStyle([{ font: 'barlow', weights: [400, 560], stretched: null }]);
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

  it('TEN-3.2 stands in for a font by a face as wide and as high', () => {
    const { css } = fontStyle([{ font: 'source-sans-3', weights: [400], stretched: null }]);
    expect(css).toContain(
      'font-weight:1 449;size-adjust:93.15%;ascent-override:109.93%;descent-override:42.94%',
    );
    // Bold, beside bold letters of the device, and narrower where the site sets its headings so.
    expect(css).toMatch(/local\("Arial Bold"\)[^}]+font-weight:650 749;size-adjust:91.32%/);
    const narrow = fontStyle([{ font: 'archivo', weights: [860], stretched: { percent: 92, weight: 860 } }]);
    expect(narrow.css).toMatch(/font-weight:1 1000;font-stretch:92%;size-adjust:94.94%/);
  });
});
