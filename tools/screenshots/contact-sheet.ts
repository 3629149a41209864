import sharp, { type OverlayOptions } from 'sharp';
import { sizes, type Shot } from './shots.ts';

const gap = 12;
const cellWidth = { phone: 220, tablet: 300, desktop: 480 } as const;

/** Pictures of one size side by side: a row per site, a column per page. */
export async function contactSheet(
  size: Shot['size'],
  rows: readonly (readonly Buffer[])[],
): Promise<Buffer> {
  const width = cellWidth[size];
  const height = Math.round((width * sizes[size].height) / sizes[size].width);
  const cells: OverlayOptions[] = [];
  for (const [row, pictures] of rows.entries())
    for (const [column, picture] of pictures.entries())
      cells.push({
        input: await sharp(picture).resize(width, height).png().toBuffer(),
        left: gap + column * (width + gap),
        top: gap + row * (height + gap),
      });
  const columns = Math.max(...rows.map((pictures) => pictures.length));
  return sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows.length * (height + gap),
      channels: 3,
      background: '#d8d8d8',
    },
  })
    .composite(cells)
    .webp({ quality: 72 })
    .toBuffer();
}
