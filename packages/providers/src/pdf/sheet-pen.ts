import type { CarSheet } from '@forecourt/app/ports/media/car-sheet-writer.port';
import PdfKit from 'pdfkit';
import { drawable, type FontFiles, type FontPlace } from './sheet-fonts.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Lettering {
  readonly font: FontPlace;
  readonly size: number;
  readonly colour: string;
  readonly align?: 'left' | 'right';
  /** At most so many lines; the last one ends in dots. */
  readonly lines?: number;
  readonly leading?: number;
}

/** Draws on one sheet of A4. Everything says where it stands, and answers where it ends. */
export interface Pen {
  readonly colours: Readonly<
    Record<'ink' | 'quiet' | 'faint' | 'line' | 'sunk' | 'brand' | 'onBrand' | 'accent', string>
  >;
  readonly height: number;
  readonly width: number;
  widthOf(text: string, lettering: Lettering): number;
  heightOf(text: string, width: number, lettering: Lettering): number;
  /** Answers the y under the text. */
  write(text: string, box: Box, lettering: Lettering): number;
  paint(box: Box & { readonly height: number }, colour: string): void;
  rule(box: Box, colour?: string): void;
  /** A picture that fills its box; what stands over is cut off. */
  picture(bytes: Uint8Array, box: Box & { readonly height: number }): void;
  /** Small squares, as a code has them. */
  squares(places: readonly (readonly [x: number, y: number])[], side: number): void;
  finish(): Promise<Buffer>;
}

/** A pen with the fonts and colours of a site. */
export function sheetPen({ look, title, brand }: CarSheet, fonts: FontFiles): Pen {
  const { ink, sunk, brand: brandColour, onBrand, accent } = look.colours;
  const doc = new PdfKit({
    size: 'A4',
    margin: 0,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: title, Author: brand.name },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const place of ['display', 'text', 'strong'] as const) doc.registerFont(place, fonts[place]);

  function prepare({ font, size, colour }: Lettering): void {
    doc.font(font).fontSize(size).fillColor(colour);
  }
  function heightOf(text: string, width: number, lettering: Lettering): number {
    prepare(lettering);
    const options = optionsOf(width, lettering);
    const whole = doc.heightOfString(drawable(text), options);
    return lettering.lines === undefined ? whole : Math.min(whole, heightOfLines(lettering));
  }
  function heightOfLines({ lines = 1, leading = 0 }: Lettering): number {
    return lines * (doc.currentLineHeight(true) + leading) + 0.5;
  }

  return {
    colours: {
      ink,
      quiet: mixed(ink, 0.76),
      faint: mixed(ink, 0.62),
      line: mixed(ink, 0.16),
      sunk,
      brand: brandColour,
      onBrand,
      accent,
    },
    height: doc.page.height,
    width: doc.page.width,
    widthOf(text, lettering) {
      prepare(lettering);
      return doc.widthOfString(drawable(text));
    },
    heightOf,
    write(text, { x, y, width }, lettering) {
      const height = heightOf(text, width, lettering);
      doc.text(drawable(text), x, y, {
        ...optionsOf(width, lettering),
        ...(lettering.lines !== undefined && { height: heightOfLines(lettering), ellipsis: true }),
      });
      return y + height;
    },
    paint({ x, y, width, height }, colour) {
      doc.rect(x, y, width, height).fill(colour);
    },
    rule({ x, y, width }, colour = mixed(ink, 0.16)) {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(colour);
    },
    picture(bytes, { x, y, width, height }) {
      doc.rect(x, y, width, height).fill(sunk);
      doc.save().rect(x, y, width, height).clip();
      try {
        doc.image(Buffer.from(bytes), x, y, { cover: [width, height], align: 'center', valign: 'center' });
      } catch {
        // What is no picture leaves its ground: the rest of the sheet is worth having.
      }
      doc.restore();
    },
    squares(places, side) {
      for (const [x, y] of places) doc.rect(x, y, side, side);
      doc.fill(ink);
    },
    finish() {
      doc.end();
      return done;
    },
  };
}

function optionsOf(width: number, { align = 'left', leading = 0 }: Lettering) {
  return { width, align, lineGap: leading };
}

/** A colour on white paper, so strong. */
function mixed(colour: string, strength: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const onPaper = channels.map((value) => Math.round(value * strength + 255 * (1 - strength)));
  return `#${onPaper.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
