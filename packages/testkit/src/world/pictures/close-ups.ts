import type { Crop } from './crop.ts';
import { interiorViews, type CloseUp, type Picture, type InteriorView, type Side } from './picture.ts';

/**
 * What a close-up is cut from, and where its camera sees the detail, whatever the vehicle. None is less than
 * half of the frame: it is published in its own pixels.
 */
export const closeUps: Readonly<Record<CloseUp, { readonly of: Side; readonly crop: Crop }>> = {
  face: { of: 'front', crop: { left: 0.36, top: 0.26, width: 0.62, height: 0.62 } },
  engine: { of: 'side', crop: { left: 0.2, top: 0.22, width: 0.6, height: 0.6 } },
  stern: { of: 'rear', crop: { left: 0.02, top: 0.24, width: 0.62, height: 0.62 } },
  wing: { of: 'side', crop: { left: 0.44, top: 0.26, width: 0.56, height: 0.56 } },
  flank: { of: 'side', crop: { left: 0, top: 0.26, width: 0.56, height: 0.56 } },
  steering: { of: 'inside', crop: { left: 0.4, top: 0.22, width: 0.58, height: 0.58 } },
  console: { of: 'inside', crop: { left: 0.13, top: 0.42, width: 0.56, height: 0.56 } },
  pillows: { of: 'bed', crop: { left: 0.21, top: 0.24, width: 0.58, height: 0.58 } },
  bench: { of: 'kitchen', crop: { left: 0.4, top: 0.3, width: 0.6, height: 0.6 } },
  dinette: { of: 'kitchen', crop: { left: 0, top: 0.24, width: 0.6, height: 0.6 } },
};

/** Whether a picture is cut from that of a whole side. */
export function isCloseUp(view: Picture['view']): view is CloseUp {
  return Object.hasOwn(closeUps, view);
}

/** The side that a picture shows, as a whole or in part. */
export function sideOf(view: Picture['view']): Side {
  if (view === 'wide') return 'front';
  return isCloseUp(view) ? closeUps[view].of : view;
}

/** Whether a side is seen from within. */
export function isInterior(side: Side): side is InteriorView {
  return interiorViews.some((view) => view === side);
}
