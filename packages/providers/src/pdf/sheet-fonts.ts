import type { CarSheet, SheetFont } from '@forecourt/app/ports/media/car-sheet-writer.port';
import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';

export type FontPlace = 'display' | 'text' | 'strong';
export type FontFiles = Readonly<Record<FontPlace, string | Buffer>>;

/** The fonts that every reader of PDFs has. */
const standardFonts: FontFiles = { display: 'Helvetica-Bold', text: 'Helvetica', strong: 'Helvetica-Bold' };

const letters = `${String.fromCodePoint(
  ...Array.from({ length: 0x17f - 0x20 + 1 }, (_, index) => 0x20 + index),
)}\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC\u2122\u2212`;
const written = new Set(letters);
/** A process shows few sites at a time; each font takes some 40 KB. */
const mostFonts = 24;
const cache = new LRUCache<string, Promise<Buffer>>({ max: mostFonts });

/** The fonts of a sheet in a form that a PDF can carry: in one weight, and unpacked. */
export async function sheetFonts(fonts: CarSheet['look']['fonts']): Promise<FontFiles> {
  if (!fonts) return standardFonts;
  const [display, text, strong] = await Promise.all([
    unpacked(fonts.display),
    unpacked(fonts.text),
    unpacked(fonts.strong),
  ]);
  return { display, text, strong };
}

/** What no font of ours has is left out: a box in its place says less than nothing. */
export function drawable(text: string): string {
  const known = Array.from(text.normalize('NFC'), (letter) =>
    /\s/.test(letter) ? ' ' : written.has(letter) ? letter : '',
  );
  return known.join('').replaceAll(/ +/g, ' ').trim();
}

function unpacked({ name, bytes, weight }: SheetFont): Promise<Buffer> {
  const key = `${name} ${weight}`;
  const known = cache.get(key);
  if (known) return known;
  const made = subsetFont(Buffer.from(bytes), letters, {
    targetFormat: 'truetype',
    ...(weight !== null && { variationAxes: { wght: weight } }),
  });
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}
