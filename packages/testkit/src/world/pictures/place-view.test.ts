import { describe, expect, it } from 'vitest';
import { placeOfKey, placeUrl, placeView } from './place-view.ts';
import { sceneNames } from './scenes/scenes.ts';

describe('the photograph of a place', () => {
  it('is found by the name of its file', () => {
    for (const scene of sceneNames) {
      for (const turn of [0, 1, 2, 3]) {
        const view = placeView(scene, turn);
        expect(placeOfKey(placeUrl(view).replace('/media/', ''))).toEqual(view);
      }
    }
  });

  it('is none of a car', () => {
    expect(placeOfKey('demo/suv-mid-front-yard-f2f3f3.jpg')).toBeNull();
  });

  it('differs between two yards of a dealer', () => {
    expect(placeUrl(placeView('harbour', 0))).not.toBe(placeUrl(placeView('harbour', 1)));
  });
});
