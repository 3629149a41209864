/** A thread that develops pictures from the studio's plates. */
import { parentPort } from 'node:worker_threads';
import { develop } from '@forecourt/testkit/world/pictures/develop';
import sharp from 'sharp';
import type { DarkroomMessage, PlateOrder } from './develop-all.ts';

const plates = new URL('../../../../tools/studio/plates/', import.meta.url);

// Two of these threads run on two cores: more of sharp's own would only wait for each other.
sharp.concurrency(1);

parentPort?.on('message', (order: PlateOrder) => {
  void developPlate(order);
});

async function developPlate({ plate, pictures }: PlateOrder): Promise<void> {
  const [black, added] = await Promise.all([readHalf(`${plate}.A.jpg`), readHalf(`${plate}.D.webp`)]);
  const { width, height } = black.info;
  for (const { key, picture } of pictures) {
    const print = develop({ width, height, black: black.data, added: added.data }, picture);
    const bytes = await sharp(print.pixels, {
      raw: { width: print.width, height: print.height, channels: 3 },
    })
      .jpeg({ quality: 82 })
      .toBuffer();
    post({ key, bytes });
  }
  post({ done: true });
}

function readHalf(file: string) {
  return sharp(new URL(file, plates).pathname).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

function post(message: DarkroomMessage): void {
  parentPort?.postMessage(message, []);
}
