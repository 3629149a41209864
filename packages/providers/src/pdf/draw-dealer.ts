import type { CarSheet } from '@forecourt/app/ports/media/car-sheet-writer.port';
import { generate } from 'lean-qr';
import type { Box, Pen } from './sheet-pen.ts';

export const dealerHeight = 74;

/** Who sells the car, when they are there, and the way to its page: a strip as high as its code. */
export function drawDealer(pen: Pen, { dealer, address }: CarSheet, { x, y, width }: Box): void {
  const { ink, quiet } = pen.colours;
  const bottom = y + dealerHeight;
  const words = { x, width: 186 };
  let next = pen.write(dealer.name, { ...words, y }, { font: 'strong', size: 11, colour: ink, lines: 2 }) + 2;
  for (const line of dealer.lines) {
    const lettering = { font: 'text', size: 9, colour: quiet, lines: 2 } as const;
    if (next + pen.heightOf(line, words.width, lettering) > bottom) break;
    next = pen.write(line, { ...words, y: next }, lettering) + 1;
  }
  const hoursX = x + words.width + 16;
  next = y + 1;
  for (const { days, hours } of dealer.hours.slice(0, 7)) {
    const value = { font: 'text', size: 8, colour: ink, align: 'right', lines: 1 } as const;
    const day = { font: 'text', size: 8, colour: quiet, lines: 1 } as const;
    pen.write(hours, { x: hoursX + 36, y: next, width: 88 }, value);
    next = pen.write(days, { x: hoursX, y: next, width: 36 }, day) + 0.4;
  }
  drawCode(pen, address, { x: x + width - 176, y, width: 176 });
}

function drawCode(
  pen: Pen,
  { url, shown, heading = 'See it today' }: CarSheet['address'],
  { x, y, width }: Box,
): void {
  const code = generate(url);
  const side = dealerHeight / code.size;
  const places = Array.from({ length: code.size ** 2 }, (_, index) => ({
    column: index % code.size,
    row: Math.floor(index / code.size),
  }));
  // A little over each edge: readers of PDFs leave hairs between squares that only touch.
  pen.squares(
    places
      .filter(({ column, row }) => code.get(column, row))
      .map(({ column, row }) => [x + column * side, y + row * side] as const),
    side + 0.06,
  );
  const words = { x: x + dealerHeight + 12, width: width - dealerHeight - 12 };
  const { ink, quiet } = pen.colours;
  const lettering = { font: 'strong', size: 9.5, colour: ink, lines: 1 } as const;
  const end = pen.write(heading, { ...words, y: y + 1 }, lettering);
  pen.write(shown, { ...words, y: end + 2 }, { font: 'text', size: 7.5, colour: quiet, lines: 6 });
}
