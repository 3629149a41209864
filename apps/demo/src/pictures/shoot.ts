import { closeUps, isCloseUp, isInterior, sideOf } from '@forecourt/testkit/world/pictures/close-ups';
import { pixelsOf, type Crop } from '@forecourt/testkit/world/pictures/crop';
import type { Plate } from '@forecourt/testkit/world/pictures/develop';
import { faults } from '@forecourt/testkit/world/pictures/faults';
import { pictureSeed, type Picture } from '@forecourt/testkit/world/pictures/picture';
import { backdropOf, backdropSize, type Backdrop } from '@forecourt/testkit/world/pictures/scenes/backdrop';
import { compose } from '@forecourt/testkit/world/pictures/scenes/compose';
import { wearOf } from '@forecourt/testkit/world/pictures/scenes/dust';
import type { Eye } from '@forecourt/testkit/world/pictures/scenes/frame';
import { held } from '@forecourt/testkit/world/pictures/scenes/held';
import {
  cutOutInRoom,
  eyeIn,
  inRoom,
  plateSize,
  roomOf,
  softness,
  wideRoom,
  type Room,
} from '@forecourt/testkit/world/pictures/scenes/room';
import { scenes } from '@forecourt/testkit/world/pictures/scenes/scenes';
import sharp, { type Sharp } from 'sharp';
import { readBackdrop, type Outline } from './plate-files.ts';

/** What one press of the button gives: all pictures that differ only in what is cut out of it. */
export interface Sitting {
  readonly room: Room;
  readonly pixels: Uint8Array;
  readonly seed: number;
  /** Where the vehicle stands in it. */
  readonly box: Eye['box'];
}

const sheets = new Map<string, Uint8Array>();

/** Memory that every sitting of a thread uses again, one after the other: asking for it anew takes longer than filling it. */
function sheet(name: string, bytes: number): Uint8Array {
  const known = sheets.get(name);
  if (known !== undefined && known.length >= bytes) return known.subarray(0, bytes);
  const fresh = new Uint8Array(bytes);
  sheets.set(name, fresh);
  return fresh;
}

/** Takes the vehicle of a plate in the place of a picture; one at a time. */
export async function shoot(plate: Plate, { cut, eye }: Outline, picture: Picture): Promise<Sitting> {
  const { scene, paint, isPhone, isWorn } = picture;
  const view = sideOf(picture.view);
  if (scene === 'studio' || isInterior(view) || paint === null)
    throw new Error('Only a painted vehicle stands in a place');
  const seed = pictureSeed(picture);
  const room = picture.view === 'wide' ? wideRoom : roomOf(view, eye, { seed, isPhone });
  const eyeThere = eyeIn(room, eye);
  const backdrop = await backdropFor(backdropOf(scene, view, { eye: eyeThere, room, seed }), room);
  const bytes = room.width * room.height * 3;
  const cutThere = cutOutInRoom(cut, room, sheet);
  const [coverSoft, backdropSoft] = await Promise.all([
    blurred(cutThere.cover, room, 1),
    blurred(backdrop, room, 3),
  ]);
  const pixels = compose(
    {
      width: room.width,
      height: room.height,
      black: inRoom(plate.black, room, 3, sheet('black', bytes)),
      added: inRoom(plate.added, room, 3, sheet('added', bytes)),
      backdrop,
      backdropSoft,
      coverSoft,
      cut: cutThere,
    },
    {
      paint,
      scene: scenes[scene],
      eye: eyeThere,
      seed,
      wear: isWorn ? wearOf(seed) : 0,
      isPhone,
      exposure: picture.fault === null ? 1 : faults[picture.fault].exposure,
    },
  );
  return { room, pixels, seed, box: eyeThere.box };
}

/** The picture as it is published: held in the hand, close up, or with its fault. */
export function printOf({ room, pixels, seed, box }: Sitting, { view, fault, isPhone }: Picture): Sharp {
  if (isCloseUp(view)) return cutFrom(pixels, room, closeUps[view].crop);
  if (view === 'wide') return sharp(pixels, { raw: { width: room.width, height: room.height, channels: 3 } });
  if (fault !== null) return cutFrom(pixels, room, faults[fault].crop);
  const print = held(pixels, room, { seed, isPhone, box });
  return sharp(print, { raw: { ...plateSize, channels: 3 } });
}

/** A part of the plate's own frame, wherever it stands in the room. */
function cutFrom(pixels: Uint8Array, room: Room, crop: Crop): Sharp {
  const { left, top, ...size } = pixelsOf(crop, plateSize);
  return sharp(pixels, { raw: { width: room.width, height: room.height, channels: 3 } }).extract({
    left: left + room.left,
    top: top + room.top,
    ...size,
  });
}

async function backdropFor({ name, part, isMirrored }: Backdrop, room: Room): Promise<Buffer> {
  const raw = { ...backdropSize, channels: 3 as const };
  const picture = sharp(await readBackdrop(name), { raw })
    .extract(part)
    .resize(room.width, room.height, { fit: 'fill', kernel: 'linear' });
  return (isMirrored ? picture.flop() : picture).raw().toBuffer();
}

/** The same picture well out of focus, and smaller. */
function blurred(pixels: Uint8Array, { width, height }: Room, channels: 1 | 3): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels } })
    .resize(width / softness, height / softness, { kernel: 'linear' })
    .blur(1.4)
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
}
