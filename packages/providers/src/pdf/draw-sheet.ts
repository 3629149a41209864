import type { CarSheet } from '@forecourt/app/ports/media/car-sheet-writer.port';
import { dealerHeight, drawDealer } from './draw-dealer.ts';
import { drawFinance } from './draw-finance.ts';
import { drawDetails } from './draw-details.ts';
import { sheetFonts } from './sheet-fonts.ts';
import { sheetPen, type Pen } from './sheet-pen.ts';

const margin = 40;
const gap = 8;
const bandHeight = 56;
/** On photographs, the same on every site. */
const ribbonGround = '#34383d';

/** The sheet of a car as a PDF (VDP-6): picture, price, facts, finance, dealer, in that order of size. */
export async function drawSheet(sheet: CarSheet): Promise<Uint8Array> {
  const pen = sheetPen(sheet, await sheetFonts(sheet.look.fonts));
  const width = pen.width - 2 * margin;
  drawBand(pen, sheet);
  const titleEnd = drawTitle(pen, sheet, { x: margin, y: bandHeight + 20, width });
  const picturesEnd = drawPictures(pen, sheet, { x: margin, y: titleEnd + 14, width });
  if (sheet.pictures.length > 0) drawRibbon(pen, sheet, { x: margin, y: titleEnd + 14, width });
  const factsEnd = drawKeyFacts(pen, sheet, { x: margin, y: picturesEnd + 14, width });
  const foot = drawFoot(pen, sheet, { x: margin, width });
  const strip = foot - 14 - dealerHeight;
  pen.rule({ x: margin, y: strip - 14, width });
  drawDealer(pen, sheet, { x: margin, y: strip, width });

  const y = factsEnd + 14;
  const bottom = strip - 26;
  const side = sheet.finance ? 186 : 0;
  if (sheet.finance) drawFinance(pen, sheet.finance, { x: margin + width - side, y, width: side });
  drawDetails(pen, sheet, { x: margin, y, width: width - (side && side + 26) }, bottom);
  return pen.finish();
}

function drawBand(pen: Pen, { brand, look }: CarSheet): void {
  const { brand: ground, onBrand } = pen.colours;
  pen.paint({ x: 0, y: 0, width: pen.width, height: bandHeight }, ground);
  const name = look.isUpperCase ? brand.name.toUpperCase() : brand.name;
  pen.write(name, { x: margin, y: 17, width: 320 }, { font: 'display', size: 20, colour: onBrand, lines: 1 });
  if (brand.strapline === null) return;
  const lettering = { font: 'text', size: 9.5, colour: onBrand, align: 'right', lines: 2 } as const;
  const box = { x: pen.width - margin - 180, width: 180 };
  const height = pen.heightOf(brand.strapline, box.width, lettering);
  pen.write(brand.strapline, { ...box, y: (bandHeight - height) / 2 }, lettering);
}

function drawTitle(pen: Pen, { title, subtitle, price, look }: CarSheet, box: Place): number {
  const { ink, quiet, accent } = pen.colours;
  const side = 176;
  const words = { ...box, width: box.width - side - 20 };
  const shown = look.isUpperCase ? title.toUpperCase() : title;
  let y = pen.write(shown, words, { font: 'display', size: 24, colour: ink, lines: 2 });
  if (subtitle !== null) {
    y = pen.write(subtitle, { ...words, y: y + 3 }, { font: 'text', size: 11, colour: quiet, lines: 2 });
  }
  const end = { x: box.x + box.width - side, width: side };
  let top = box.y;
  if (price.was !== null) {
    const lettering = { font: 'strong', size: 9.5, colour: accent, align: 'right', lines: 1 } as const;
    top = pen.write(price.was, { ...end, y: top }, lettering) + 2;
  }
  const size = price.amount.length > 12 ? 15 : 25;
  const amount = { font: 'display', size, colour: ink, align: 'right', lines: 2 } as const;
  top = pen.write(price.amount, { ...end, y: top }, amount) + 1;
  const basis = { font: 'strong', size: 10.5, colour: ink, align: 'right', lines: 2 } as const;
  if (price.basis !== '') top = pen.write(price.basis, { ...end, y: top }, basis);
  return Math.max(y, top);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** One large and two beside it; fewer stand wider. */
function drawPictures(pen: Pen, { pictures }: CarSheet, { x, y, width }: Place): number {
  const [first, second, third] = pictures;
  if (!first) return y - 14;
  if (!second) {
    pen.picture(first, { x, y, width, height: 240 });
    return y + 240;
  }
  if (!third) {
    const half = (width - gap) / 2;
    pen.picture(first, { x, y, width: half, height: half / 1.5 });
    pen.picture(second, { x: x + half + gap, y, width: half, height: half / 1.5 });
    return y + half / 1.5;
  }
  const large = Math.round((width - gap) * 0.62);
  const height = large / 1.5;
  const small = { x: x + large + gap, width: width - large - gap, height: (height - gap) / 2 };
  pen.picture(first, { x, y, width: large, height });
  pen.picture(second, { ...small, y });
  pen.picture(third, { ...small, y: y + small.height + gap });
  return y + height;
}

function drawRibbon(pen: Pen, { ribbon }: CarSheet, { x, y, width }: Place): void {
  if (ribbon === null) return;
  const lettering = { font: 'strong', size: 9, colour: '#ffffff', lines: 1 } as const;
  const chip = { x: x + 10, y: y + 10, width: Math.min(pen.widthOf(ribbon, lettering) + 18, width / 2) };
  pen.paint({ ...chip, height: 21 }, ribbonGround);
  pen.write(ribbon, { x: chip.x + 9, y: chip.y + 5, width: chip.width - 17 }, lettering);
}

const factColumns = 4;
const factHeight = 33;

function drawKeyFacts(pen: Pen, { keyFacts }: CarSheet, { x, y, width }: Place): number {
  const facts = keyFacts.slice(0, 2 * factColumns);
  const column = width / factColumns;
  const { ink, faint } = pen.colours;
  for (const [place, { label, text }] of facts.entries()) {
    const row = Math.floor(place / factColumns);
    const box = { x: x + (place % factColumns) * column, y: y + row * factHeight + 7, width: column - 10 };
    if (place % factColumns === 0) pen.rule({ x, y: y + row * factHeight, width });
    const end = pen.write(label, box, { font: 'text', size: 8, colour: faint, lines: 1 });
    pen.write(text, { ...box, y: end + 1 }, { font: 'strong', size: 10.5, colour: ink, lines: 1 });
  }
  const end = y + Math.ceil(facts.length / factColumns) * factHeight;
  if (facts.length > 0) pen.rule({ x, y: end, width });
  return end;
}

/** Answers the y where it begins: it stands on the lower edge of the sheet. */
function drawFoot(pen: Pen, { foot }: CarSheet, { x, width }: Omit<Place, 'y'>): number {
  const lettering = { font: 'text', size: 7.5, colour: pen.colours.quiet, leading: 1 } as const;
  const text = foot.join(' ');
  const y = pen.height - 26 - pen.heightOf(text, width, lettering);
  pen.rule({ x, y: y - 8, width });
  pen.write(text, { x, y, width }, lettering);
  return y - 8;
}
