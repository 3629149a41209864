import type { CarSheet } from '@forecourt/app/ports/media/car-sheet-writer.port';
import type { Box, Pen } from './sheet-pen.ts';

const inset = 12;

/** Repayment and comparison rate side by side in one size, the warning under them (LAW-2). Answers its end. */
export function drawFinance(pen: Pen, finance: NonNullable<CarSheet['finance']>, box: Box): number {
  const height = draw(pen, finance, box, false) - box.y;
  pen.paint({ ...box, height }, pen.colours.sunk);
  return draw(pen, finance, box, true);
}

/** Once to measure, and once on the ground that was made of the measure. */
function draw(
  pen: Pen,
  { heading, pair, facts, warning }: NonNullable<CarSheet['finance']>,
  box: Box,
  isDrawn: boolean,
): number {
  const { ink, quiet } = pen.colours;
  const write: Pen['write'] = (text, place, lettering) =>
    isDrawn ? pen.write(text, place, lettering) : place.y + pen.heightOf(text, place.width, lettering);
  const inner = { x: box.x + inset, width: box.width - 2 * inset };
  let y = write(heading, { ...inner, y: box.y + inset }, { font: 'strong', size: 10, colour: ink, lines: 1 });
  const half = inner.width / 2;
  const ends = pair.map(({ figure, unit }, place) => {
    const side = { x: inner.x + place * half, width: half - 4 };
    const size = pair.some((one) => one.figure.length > 9) ? 12.5 : 14;
    const end = write(figure, { ...side, y: y + 6 }, { font: 'display', size, colour: ink, lines: 1 });
    return write(unit, { ...side, y: end }, { font: 'text', size: 8.5, colour: ink, lines: 1 });
  });
  y = write(warning, { ...inner, y: Math.max(...ends) + 6 }, { font: 'text', size: 7.5, colour: ink });
  y += 5;
  for (const { label, text } of facts) {
    const end = write(
      label,
      { ...inner, y, width: 100 },
      { font: 'text', size: 8.5, colour: quiet, lines: 1 },
    );
    const value = { font: 'strong', size: 8.5, colour: ink, align: 'right', lines: 1 } as const;
    write(text, { x: inner.x + inner.width - 80, y, width: 80 }, value);
    y = end + 1.5;
  }
  return y + inset - 2;
}
