import type { CarSheet } from '@forecourt/app/ports/media/car-sheet-writer.port';
import type { Box, Pen } from './sheet-pen.ts';

const columnGap = 18;
const rowHeight = 14.5;
const mostRows = 8;

/** Specifications, features and the dealer's words, as far as there is room. */
export function drawDetails(pen: Pen, sheet: CarSheet, box: Box, bottom: number): void {
  const known = new Set(sheet.keyFacts.map(({ label }) => label));
  const rows = sheet.specifications.rows.filter(({ label }) => !known.has(label));
  const specsEnd = drawSpecifications(pen, { ...sheet.specifications, rows }, box, bottom);
  const featuresEnd = drawFeatures(pen, sheet.features, { ...box, y: specsEnd }, bottom);
  drawComments(pen, sheet.comments, { ...box, y: featuresEnd }, bottom);
}

function heading(pen: Pen, text: string, box: Box): number {
  return pen.write(text, box, { font: 'strong', size: 10, colour: pen.colours.ink, lines: 1 }) + 5;
}

function drawSpecifications(
  pen: Pen,
  { heading: words, rows }: CarSheet['specifications'],
  box: Box,
  bottom: number,
) {
  if (rows.length === 0) return box.y;
  const top = heading(pen, words, box);
  const shown = rows.slice(0, 2 * mostRows);
  const perColumn = Math.ceil(shown.length / 2);
  const width = (box.width - columnGap) / 2;
  const { ink, quiet } = pen.colours;
  for (const [place, { label, text }] of shown.entries()) {
    const x = box.x + Math.floor(place / perColumn) * (width + columnGap);
    const y = top + (place % perColumn) * rowHeight;
    if (y + rowHeight > bottom) continue;
    pen.rule({ x, y, width });
    const value = { font: 'strong', size: 8.5, colour: ink, align: 'right', lines: 1 } as const;
    // What it is can be guessed from its beginning; what it says cannot.
    const part = Math.min(pen.widthOf(text, value) + 2, width * 0.66);
    pen.write(
      label,
      { x, y: y + 3, width: width - part - 4 },
      { font: 'text', size: 8, colour: quiet, lines: 1 },
    );
    pen.write(text, { x: x + width - part, y: y + 3, width: part }, value);
  }
  return top + perColumn * rowHeight + 14;
}

/** In two columns, each line once; what has no room is counted. */
function drawFeatures(
  pen: Pen,
  { heading: words, lines }: CarSheet['features'],
  box: Box,
  bottom: number,
): number {
  const room = Math.floor((bottom - box.y - 18) / 12.5);
  if (lines.length === 0 || room < 2) return box.y;
  const top = heading(pen, words, box);
  const most = Math.min(room, 8) * 2;
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines;
  const rest = lines.length - shown.length;
  const all = rest > 0 ? [...shown, `and ${rest} more on its page`] : shown;
  const perColumn = Math.ceil(all.length / 2);
  const width = (box.width - columnGap) / 2;
  for (const [place, line] of all.entries()) {
    const x = box.x + Math.floor(place / perColumn) * (width + columnGap);
    const y = top + (place % perColumn) * 12.5;
    const colour = pen.colours.quiet;
    pen.write('\u2022', { x, y, width: 8 }, { font: 'text', size: 8.5, colour, lines: 1 });
    pen.write(
      line,
      { x: x + 9, y, width: width - 9 },
      { font: 'text', size: 8.5, colour: pen.colours.ink, lines: 1 },
    );
  }
  return top + perColumn * 12.5 + 14;
}

function drawComments(
  pen: Pen,
  { heading: words, paragraphs }: CarSheet['comments'],
  box: Box,
  bottom: number,
): void {
  const text = paragraphs.join(' ');
  const lines = Math.floor((bottom - box.y - 20) / 12);
  if (text === '' || lines < 2) return;
  const y = heading(pen, words, box);
  pen.write(text, { ...box, y }, { font: 'text', size: 8.5, colour: pen.colours.ink, leading: 1, lines });
}
