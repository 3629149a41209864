import type { CarSheet } from '@forecourt/app/ports/car-sheet-writer';
import { generate } from 'lean-qr';
import type { Box, Pen } from './sheet-pen.ts';

const codeSide = 74;

/** Who sells the car, when they are there, and the way to its page. What has no room is left out. */
export function drawDealer(pen: Pen, { dealer, address }: CarSheet, box: Box, bottom: number): void {
  const { ink, quiet } = pen.colours;
  const codeTop = bottom - codeSide;
  let y = pen.write(dealer.name, box, { font: 'strong', size: 10, colour: ink, lines: 2 }) + 2;
  for (const line of dealer.lines) {
    const lettering = { font: 'text', size: 8.5, colour: quiet, lines: 2 } as const;
    if (y + pen.heightOf(line, box.width, lettering) > codeTop) return drawCode(pen, address, box, codeTop);
    y = pen.write(line, { ...box, y }, lettering) + 1;
  }
  y += 4;
  for (const { days, hours } of dealer.hours) {
    if (y + 12 > codeTop) break;
    const end = pen.write(
      days,
      { ...box, y, width: 60 },
      { font: 'text', size: 8.5, colour: quiet, lines: 1 },
    );
    const value = { font: 'text', size: 8.5, colour: ink, align: 'right', lines: 1 } as const;
    pen.write(hours, { x: box.x + 60, y, width: box.width - 60 }, value);
    y = end + 1;
  }
  return drawCode(pen, address, box, codeTop);
}

function drawCode(pen: Pen, { url, shown }: CarSheet['address'], { x, width }: Box, y: number): void {
  const code = generate(url);
  const side = codeSide / code.size;
  const places = Array.from({ length: code.size ** 2 }, (_, index) => [
    index % code.size,
    Math.floor(index / code.size),
  ])
    .filter(([column = 0, row = 0]) => code.get(column, row))
    .map(([column = 0, row = 0]) => [x + column * side, y + row * side] as const);
  // A little over each edge: readers of PDFs leave hairs between squares that only touch.
  pen.squares(places, side + 0.06);
  const words = { x: x + codeSide + 12, width: width - codeSide - 12 };
  const { ink, quiet } = pen.colours;
  const end = pen.write(
    'See it today',
    { ...words, y: y + 2 },
    { font: 'strong', size: 9.5, colour: ink, lines: 1 },
  );
  pen.write(shown, { ...words, y: end + 2 }, { font: 'text', size: 7.5, colour: quiet, lines: 6 });
}
