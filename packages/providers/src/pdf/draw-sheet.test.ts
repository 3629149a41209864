import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSheet } from './draw-sheet.ts';
import { drawable } from './sheet-fonts.ts';
import { sampleSheet } from './test/sample-sheet.ts';

const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const pagesOf = (pdf: Uint8Array) => [...textOf(pdf).matchAll(/\/Type \/Page\b(?!s)/g)].length;
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8899aa' } })
  .jpeg()
  .toBuffer();

describe('the sheet of a car', () => {
  it('VDP-6.1 is one page of A4 that knows its title and language', async () => {
    const pdf = textOf(await drawSheet(sampleSheet()));
    expect(pdf).toMatch(/^%PDF-1\./);
    expect(pdf.trimEnd()).toMatch(/%%EOF$/);
    expect(pdf).toContain('/Lang (en-AU)');
    expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(pagesOf(Buffer.from(pdf, 'latin1'))).toBe(1);
  });

  it.each([0, 1, 2, 3])('VDP-6.1 has %i pictures', async (count) => {
    const pdf = textOf(
      await drawSheet(sampleSheet({ pictures: Array.from({ length: count }, () => photo) })),
    );
    expect([...pdf.matchAll(/\/Subtype \/Image/g)]).toHaveLength(count);
  });

  it('VDP-6.1 is drawn without a picture that is none', async () => {
    const pictures = [Uint8Array.of(1, 2, 3), new Uint8Array(0), photo];
    const pdf = textOf(await drawSheet(sampleSheet({ pictures })));
    expect([...pdf.matchAll(/\/Subtype \/Image/g)]).toHaveLength(1);
  });

  it('VDP-6.1 stays one page whatever the dealer wrote', async () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.lorem({ maxCount: 400 }));
    const fact = fc.record({ label: text, text });
    const sheets = fc.record({
      title: text,
      subtitle: fc.option(text),
      price: fc.record({ amount: text, basis: text, was: fc.option(text) }),
      keyFacts: fc.array(fact, { maxLength: 12 }),
      specifications: fc.record({ heading: text, rows: fc.array(fact, { maxLength: 60 }) }),
      features: fc.record({ heading: text, lines: fc.array(text, { maxLength: 200 }) }),
      comments: fc.record({ heading: text, paragraphs: fc.array(text, { maxLength: 20 }) }),
      dealer: fc.record({ name: text, lines: fc.array(text, { maxLength: 5 }), hours: fc.constant([]) }),
    });
    await fc.assert(
      fc.asyncProperty(sheets, async (sheet) => {
        expect(pagesOf(await drawSheet(sampleSheet(sheet)))).toBe(1);
      }),
      { numRuns: 15 },
    );
  });
});

it('VDP-6.1 leaves out what no font has', () => {
  expect(drawable('Café \u{1F697} 日本 “fine”\u0000\n – $1')).toBe('Café “fine” – $1');
});
