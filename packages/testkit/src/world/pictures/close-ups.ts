import type { Crop } from './crop.ts';
import type { CloseUp, Picture } from './picture.ts';

/** Where the camera of the front view sees a vehicle's details, whatever the vehicle. */
export const closeUps: Readonly<Record<CloseUp, Crop>> = {
  nose: { left: 0.47, top: 0.33, width: 0.51, height: 0.51 },
  wheel: { left: 0.29, top: 0.45, width: 0.46, height: 0.46 },
};

/** Whether a picture is cut from the plate of the front. */
export function isCloseUp(view: Picture['view']): view is CloseUp {
  return Object.hasOwn(closeUps, view);
}
