import type { CarSheet, SheetFont } from '@forecourt/app/ports/car-sheet-writer';
import subsetFont from 'subset-font';

export type FontPlace = 'display' | 'text' | 'strong';
export type FontFiles = Readonly<Record<FontPlace, string | Buffer>>;

/** The fonts that every reader of PDFs has. */
const standardFonts: FontFiles = { display: 'Helvetica-Bold', text: 'Helvetica', strong: 'Helvetica-Bold' };

const letters = String.fromCodePoint(
  ...Array.from({ length: 0x17f - 0x20 + 1 }, (_, index) => 0x20 + index),
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac, 0x2122, 0x2212],
);
const written = new Set(letters);
/** A process shows few sites at a time; each font takes some 40 KB. */
const mostFonts = 24;
const kept = new Map<string, Promise<Buffer>>();

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
  return Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), (letter) =>
    written.has(letter) ? letter : '',
  )
    .join('')
    .trim();
}

function unpacked({ name, bytes, weight }: SheetFont): Promise<Buffer> {
  const key = `${name} ${weight}`;
  const known = kept.get(key);
  if (known) return known;
  const made = subsetFont(Buffer.from(bytes), letters, {
    targetFormat: 'truetype',
    ...(weight !== null && { variationAxes: { wght: weight } }),
  });
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostFonts && oldest !== undefined) kept.delete(oldest);
  return made;
}
