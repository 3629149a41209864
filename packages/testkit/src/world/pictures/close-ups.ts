import type { Crop } from './crop.ts';
import type { CloseUp, Picture } from './picture.ts';

/** What a close-up is cut from, and where its camera sees the detail, whatever the vehicle. */
export const closeUps: Readonly<
  Record<CloseUp, { readonly of: 'front' | 'side' | 'rear' | 'inside'; readonly crop: Crop }>
> = {
  nose: { of: 'front', crop: { left: 0.47, top: 0.33, width: 0.51, height: 0.51 } },
  wheel: { of: 'front', crop: { left: 0.29, top: 0.45, width: 0.46, height: 0.46 } },
  lamp: { of: 'front', crop: { left: 0.5, top: 0.39, width: 0.34, height: 0.34 } },
  flank: { of: 'front', crop: { left: 0.05, top: 0.2, width: 0.52, height: 0.52 } },
  screen: { of: 'front', crop: { left: 0.3, top: 0.12, width: 0.46, height: 0.46 } },
  bumper: { of: 'front', crop: { left: 0.6, top: 0.46, width: 0.38, height: 0.38 } },
  doors: { of: 'side', crop: { left: 0.3, top: 0.3, width: 0.44, height: 0.44 } },
  heel: { of: 'side', crop: { left: 0.06, top: 0.4, width: 0.38, height: 0.38 } },
  tail: { of: 'rear', crop: { left: 0.05, top: 0.28, width: 0.46, height: 0.46 } },
  haunch: { of: 'rear', crop: { left: 0.4, top: 0.4, width: 0.46, height: 0.46 } },
  steering: { of: 'inside', crop: { left: 0.48, top: 0.26, width: 0.5, height: 0.5 } },
  display: { of: 'inside', crop: { left: 0.32, top: 0.24, width: 0.42, height: 0.42 } },
  console: { of: 'inside', crop: { left: 0.25, top: 0.5, width: 0.5, height: 0.5 } },
  passenger: { of: 'inside', crop: { left: 0, top: 0.3, width: 0.5, height: 0.5 } },
};

/** Whether a picture is cut from that of a whole side. */
export function isCloseUp(view: Picture['view']): view is CloseUp {
  return Object.hasOwn(closeUps, view);
}

/** The side that a picture shows, as a whole or in part. */
export function sideOf(view: Picture['view']): 'front' | 'side' | 'rear' | 'inside' {
  if (view === 'wide') return 'front';
  return isCloseUp(view) ? closeUps[view].of : view;
}
