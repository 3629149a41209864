import type { PlaceView } from '@forecourt/testkit/world/pictures/place-view';
import { backdropSize } from '@forecourt/testkit/world/pictures/scenes/backdrop';
import sharp from 'sharp';
import { readBackdrop } from './plate-files.ts';

/** What stands in a place is in its upper part: the floor in front of it was painted for a vehicle. */
const seen = { left: 125, top: 0, width: 1110, height: 740 };

/** A painted place by itself. */
export async function printPlace({ scene, side }: PlaceView): Promise<Uint8Array> {
  const painted = await readBackdrop(`${scene}-${side}`);
  return sharp(painted, { raw: { ...backdropSize, channels: 3 } })
    .extract(seen)
    .jpeg({ quality: 82 })
    .toBuffer();
}
