import sharp, { type Sharp } from 'sharp';
import { develop } from '../../packages/testkit/src/world/pictures/develop.ts';
import type { Picture } from '../../packages/testkit/src/world/pictures/picture.ts';
import { plateName } from '../../packages/testkit/src/world/pictures/plates.ts';
import { platesFolder } from './plate-list.ts';

/** The picture as it will be seen, ready to be resized and written. */
export async function developPlate(picture: Picture): Promise<Sharp> {
  const [black, added] = await Promise.all(['A.jpg', 'D.webp'].map((half) => readHalf(plateName(picture), half)));
  if (!black || !added) throw new Error('A plate has two halves');
  const { width, height } = black.info;
  const print = develop({ width, height, black: black.data, added: added.data }, picture);
  return sharp(print.pixels, { raw: { width: print.width, height: print.height, channels: 3 } });
}

function readHalf(name: string, half: string) {
  return sharp(`${platesFolder}/${name}.${half}`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
