import type { Look } from './look.ts';

export type Cabin = 'cabin-wide-dark' | 'cabin-wide-light' | 'cabin-tower-dark' | 'cabin-tower-light';

/** A part of the front, looked at closely. */
export type CloseUp = 'nose' | 'wheel';

/** A picture that can be developed: a look in a paint from one side, or a cabin. */
export interface Picture {
  readonly look: Look | Cabin;
  readonly view: 'front' | 'side' | 'rear' | 'inside' | CloseUp;
  readonly scene: 'studio' | 'dusk';
  /** As a sheet of paint: '#17509c'. Cabins have none. */
  readonly paint: string | null;
  /** What a careless photographer made of it. */
  readonly fault: 'portrait' | 'banner' | 'dark' | null;
}

/** The name of its file in object storage, under which every site finds it: `demo/suv-mid-front-studio-17509c.jpg`. */
export function pictureKey({ look, view, scene, paint, fault }: Picture): string {
  const parts = [look, view, scene, paint?.replace('#', ''), fault].filter(
    (part) => part !== undefined && part !== null,
  );
  return `demo/${parts.join('-')}.jpg`;
}

/** Its address on any site: the media address serves what object storage has under the key. */
export function pictureUrl(picture: Picture): string {
  return `/media/${pictureKey(picture)}`;
}
