import type { Crop } from '../crop.ts';
import type { Eye } from './frame.ts';
import type { Room } from './room.ts';
import type { SceneName } from './scenes.ts';
import { drawn } from './shot.ts';

/** The size of a painted place, larger than any room, so that there is something to choose from. */
export const backdropSize = { width: 1360, height: 960 };

/** The cameras with which places are painted, in shares of a width of their own. */
const unit = 1200;
const cameras = {
  front: { focal: 1.48, horizon: 0.3 },
  side: { focal: 1.86, horizon: 0.37 },
  rear: { focal: 1.45, horizon: 0.3 },
} as const;

export type PlaceSide = keyof typeof cameras;

/** Places without a sun may be seen the other way round; a vehicle never: its steering wheel would change sides. */
const mirrored: ReadonlySet<SceneName> = new Set([
  'showroom',
  'yard',
  'gallery',
  'workshop',
  'lane',
  'apron',
]);

/** Which painting stands behind a vehicle, which part of it in pixels, and whether it is turned round. */
export interface Backdrop {
  readonly name: string;
  readonly part: Crop;
  readonly isMirrored: boolean;
}

/** The part of the place whose horizon and perspective are those of the plate, in a room of its own. */
export function backdropOf(
  scene: SceneName,
  view: PlaceSide,
  { eye, room, seed }: { readonly eye: Eye; readonly room: Room; readonly seed: number },
): Backdrop {
  const { focal, horizon: share } = cameras[view];
  const horizon = share * unit;
  const above = eye.horizon * room.width;
  const scale = Math.max(
    (eye.focal * room.width) / (focal * unit),
    room.width / backdropSize.width,
    above / horizon,
    (room.height - above) / (backdropSize.height - horizon),
  );
  const width = Math.floor(room.width / scale);
  const height = Math.floor(room.height / scale);
  const lowest = backdropSize.height - height;
  // The fronts, which are seen most, are painted on two days.
  const isOtherDay = view === 'front' && drawn(seed, 11) < 0.5;
  return {
    name: `${scene}-${view}${isOtherDay ? '-2' : ''}`,
    part: {
      left: Math.round((backdropSize.width - width) * drawn(seed, 5)),
      top: Math.round(Math.min(lowest, Math.max(0, horizon - above / scale))),
      width,
      height,
    },
    isMirrored: mirrored.has(scene) && drawn(seed, 12) < 0.5,
  };
}

/** What is seen of a place from inside a car: as wide as it is painted, so that it fills the windows. */
export function backdropWithin(
  scene: SceneName,
  side: PlaceSide,
  horizon: number,
): Omit<Backdrop, 'isMirrored'> {
  const { width } = backdropSize;
  const height = Math.round((width * 2) / 3);
  const top = Math.round(cameras[side].horizon * unit - horizon * width);
  return {
    name: `${scene}-${side}`,
    part: { left: 0, top: Math.min(backdropSize.height - height, Math.max(0, top)), width, height },
  };
}
