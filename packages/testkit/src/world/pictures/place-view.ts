import { sceneNames, type SceneName } from './scenes/scenes.ts';

/** Where somebody stands who photographs a place with nothing in it. */
export const placeSides = ['front', 'side', 'rear', 'front-2'] as const;

/** A place of the studio by itself: a yard, a workshop, a stretch of harbour. */
export interface PlaceView {
  readonly scene: SceneName;
  readonly side: (typeof placeSides)[number];
}

/** The views of a place, by turns: two yards of a dealer are not the same photograph. */
export function placeView(scene: SceneName, turn: number): PlaceView {
  return { scene, side: placeSides[turn % placeSides.length] ?? 'front' };
}

/** Its address on any site: the media address serves what object storage has under the key. */
export function placeUrl({ scene, side }: PlaceView): string {
  return `/media/demo/place-${scene}-${side}.jpg`;
}

const parts = new RegExp(
  `^demo/place-(?<scene>${sceneNames.join('|')})-(?<side>${placeSides.join('|')})\\.jpg$`,
);

/** The place whose file has this name in object storage; null where it is none. */
export function placeOfKey(key: string): PlaceView | null {
  const found = parts.exec(key)?.groups;
  return found === undefined ? null : (found as unknown as PlaceView);
}
