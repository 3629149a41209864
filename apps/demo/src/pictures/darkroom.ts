/** A thread that develops pictures from the studio's plates. */
import { parentPort } from 'node:worker_threads';
import { isInterior, sideOf } from '@forecourt/testkit/world/pictures/close-ups';
import { develop } from '@forecourt/testkit/world/pictures/develop';
import { pictureKey, type Picture } from '@forecourt/testkit/world/pictures/picture';
import { plateName, plateStem, sittingKey } from '@forecourt/testkit/world/pictures/plates';
import sharp, { type Sharp } from 'sharp';
import type { DarkroomMessage, PlateOrder } from './develop-all.ts';
import { readOpenings, readOutline, readPlate, shrunk } from './plate-files.ts';
import { printOfCabin, shootWithin } from './shoot-within.ts';
import { printOf, shoot } from './shoot.ts';

// Two of these threads run on two cores: more of sharp's own would only wait for each other.
sharp.concurrency(1);

parentPort?.on('message', (pictures: PlateOrder) => {
  void developPlate(pictures);
});

async function developPlate([first, ...others]: PlateOrder): Promise<void> {
  const plate = await readPlate(plateName(first));
  const [inStudio, inPlaces] = partition([first, ...others], ({ scene }) => scene === 'studio');
  for (const picture of inStudio) {
    const { pixels, width, height } = develop(plate, picture);
    const print = sharp(pixels, { raw: { width, height, channels: 3 } });
    await post(picture, print);
  }
  if (inPlaces.length > 0 && isInterior(sideOf(first.view))) {
    const openings = await readOpenings(plateStem(first), plate);
    for (const sitting of Map.groupBy(inPlaces, sittingKey).values()) {
      const [one] = sitting;
      if (one === undefined) continue;
      const taken = await shootWithin(plate, openings, one);
      for (const picture of sitting) await post(picture, printOfCabin(taken, picture));
    }
  } else if (inPlaces.length > 0) {
    const [small, outline] = await Promise.all([shrunk(plate), readOutline(plateStem(first))]);
    for (const sitting of Map.groupBy(inPlaces, sittingKey).values()) {
      const [one] = sitting;
      if (one === undefined) continue;
      const taken = await shoot(small, outline, one);
      for (const picture of sitting) await post(picture, printOf(taken, picture));
    }
  }
  parentPort?.postMessage({ done: true } satisfies DarkroomMessage, []);
}

function partition<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}

async function post(picture: Picture, print: Sharp): Promise<void> {
  // Its own code table would make a file a few percent smaller and take as long again.
  const bytes = await print.jpeg({ quality: 82, optimiseCoding: false }).toBuffer();
  parentPort?.postMessage({ key: pictureKey(picture), bytes } satisfies DarkroomMessage, []);
}
