import sharp from 'sharp';
import {
  drawFavicon,
  drawMark,
  markNames,
  type MarkName,
} from '../../packages/testkit/src/world/marks/draw-mark.ts';

/** Ink and paper that show what a mark is meant for; a dealer's own are in its theme. */
const liveries: Readonly<Record<MarkName, readonly [ink: string, paper: string]>> = {
  bridge: ['#15171a', '#ffffff'],
  sails: ['#d3121f', '#ffffff'],
  parts: ['#0e2a4a', '#ffffff'],
  quarters: ['#1257d6', '#ffffff'],
  yard: ['#111110', '#ffd60a'],
  wave: ['#0072ce', '#ffffff'],
  gate: ['#12432f', '#fdfdf9'],
  meridian: ['#1a1a18', '#f6f5f2'],
  horizon: ['#0b6e6b', '#ffffff'],
  'leaf-wheel': ['#b83a06', '#f6f1ea'],
  wing: ['#101010', '#c6f24e'],
};
const night = { ink: '#f2f2ee', paper: '#101214' };
const [width, height, columns] = [300, 330, 6];

/** The contact sheet of the marks: 200 and 24 pixels and as a favicon, by day and by night. */
export async function markSheet(): Promise<Buffer> {
  const cells = markNames.map((name, index) => {
    const [ink, paper] = liveries[name];
    const day = { ink, paper };
    return (
      `<g transform="translate(${(index % columns) * width} ${Math.floor(index / columns) * height})">` +
      `<rect width="${width}" height="240" fill="${paper}"/>` +
      `<rect y="240" width="${width}" height="90" fill="${night.paper}"/>` +
      place(drawMark(name, day), 200, 20, 20) +
      place(drawMark(name, day), 24, 240, 20) +
      place(drawFavicon(name, day), 32, 240, 60) +
      place(drawMark(name, night), 64, 20, 253) +
      place(drawMark(name, night), 24, 110, 273) +
      place(drawFavicon(name, day), 32, 160, 269) +
      `</g>`
    );
  });
  const rows = Math.ceil(cells.length / columns);
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * width}" height="${rows * height}">${cells.join('')}</svg>`;
  return sharp(Buffer.from(sheet)).flatten({ background: '#ffffff' }).webp({ quality: 90 }).toBuffer();
}

function place(svg: string, size: number, x: number, y: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}
