import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LayoutFont } from '@forecourt/app/layout/layout.view';
import { describe, expect, it } from 'vitest';
import { fontStyle } from './font-css.ts';
import { filesOf, fontAddress, siteFonts, usualCharacters } from './site-fonts.ts';

const { resolve } = createRequire(import.meta.url);

/** The address of a file that has the usual characters alone. */
const usual = (font: keyof typeof siteFonts, name: string, pinnedWidth?: number) =>
  fontAddress(
    siteFonts[font],
    { file: `${name}-normal.woff2`, ...(pinnedWidth && { pinnedWidth }) },
    'usual',
  );

const preloadsOf = (isText: boolean, stretched: LayoutFont['stretched']) =>
  fontStyle([{ font: 'archivo', isText, weights: [400], stretched }]).preloads;

describe('the fonts of a site', () => {
  it('TEN-3.2 brings the faces of its own fonts and of no others', () => {
    const { css, preloads } = fontStyle([
      { font: 'outfit', isText: false, weights: [640], stretched: null },
      { font: 'figtree', isText: true, weights: [400, 600], stretched: null },
    ]);
    expect([...new Set(css.match(/font-family:"[^"]+"/g))]).toEqual([
      'font-family:"Outfit"',
      'font-family:"Outfit fallback"',
      'font-family:"Outfit fallback 2"',
      'font-family:"Figtree"',
      'font-family:"Figtree fallback"',
      'font-family:"Figtree fallback 2"',
    ]);
    expect(preloads).toEqual([usual('outfit', 'outfit-latin-wght'), usual('figtree', 'figtree-latin-wght')]);
  });

  it('loads letters of the width of headings beside those of text, and a file of all widths for others', () => {
    const text = usual('archivo', 'archivo-latin-wght');
    const narrow = usual('archivo', 'archivo-latin-wdth', 92);
    expect(preloadsOf(true, null)).toEqual([text]);
    expect(preloadsOf(true, { percent: 92, weight: 860 })).toEqual([narrow, text]);
    expect(preloadsOf(false, { percent: 92, weight: 860 })).toEqual([narrow]);
    expect(preloadsOf(true, { percent: 80, weight: 860 })).toEqual([usual('archivo', 'archivo-latin-wdth')]);
    expect(
      fontStyle([{ font: 'figtree', isText: true, weights: [400], stretched: { percent: 92, weight: 860 } }])
        .preloads,
    ).toEqual([usual('figtree', 'figtree-latin-wght')]);
  });

  it('loads a whole file for the characters alone that are not usual', () => {
    const { css, preloads } = fontStyle([
      { font: 'archivo', isText: false, weights: [860], stretched: { percent: 92, weight: 860 } },
    ]);
    const [whole = '', first = ''] = css.match(/@font-face{[^}]+}/g) ?? [];
    expect(whole).toMatch(
      /archivo-latin-wdth-normal-5\.3\.0\.woff2.*font-stretch:92%.*unicode-range:U\+A1-17F/,
    );
    expect(first).toContain(preloads[0]);
    expect(first).toMatch(/font-stretch:92%.*unicode-range:U\+20-7E,U\+A0,.*U\+2019/);
    expect(usualCharacters).toHaveLength(new Set(usualCharacters).size);
  });

  it('of a font in single weights preloads the nearest', () => {
    const { preloads } = fontStyle([{ font: 'barlow', isText: true, weights: [400, 560], stretched: null }]);
    expect(preloads).toEqual([usual('barlow', 'barlow-latin-400'), usual('barlow', 'barlow-latin-600')]);
  });

  it.each(Object.values(siteFonts))('has the files of $family in the version that it names', (font) => {
    const about = readFileSync(resolve(`${font.package}/package.json`), 'utf8');
    expect((JSON.parse(about) as { version: string }).version).toBe(font.version);
    for (const file of filesOf(font)) {
      expect(
        readFileSync(resolve(`${font.package}/files/${file.file}`))
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
      expect(fontAddress(font, file, 'whole')).toContain(font.version);
    }
  });

  it('TEN-3.2 stands in for a font by a face as wide and as high', () => {
    const { css } = fontStyle([{ font: 'source-sans-3', isText: true, weights: [400], stretched: null }]);
    expect(css).toContain(
      'font-weight:1 449;size-adjust:93.15%;ascent-override:109.93%;descent-override:42.94%',
    );
    // Bold, beside bold letters of the device, and narrower where the site sets its headings so.
    expect(css).toMatch(/local\("Arial Bold"\)[^}]+font-weight:650 749;size-adjust:91.32%/);
    const narrow = fontStyle([
      { font: 'archivo', isText: true, weights: [860], stretched: { percent: 92, weight: 860 } },
    ]);
    expect(narrow.css).toMatch(/font-weight:1 1000;font-stretch:92%;size-adjust:94.94%/);
  });
});
