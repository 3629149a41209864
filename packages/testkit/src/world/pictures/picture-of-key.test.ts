import { describe, expect, it } from 'vitest';
import { looks } from './look.ts';
import { pictureOfKey } from './picture-of-key.ts';
import { pictureKey, studioShot, type Picture } from './picture.ts';
import { sceneNames } from './scenes/scenes.ts';

const cabin: Picture = { ...studioShot, look: 'cabin-wide', view: 'inside', paint: null };

describe('the picture of a key', () => {
  it('is the one that was given the key', () => {
    for (const look of looks) {
      const picture: Picture = { ...studioShot, look, view: 'rear', paint: '#17509c' };
      for (const each of [
        picture,
        { ...picture, fault: 'dark' as const },
        { ...picture, view: 'face' as const, scene: 'yard' as const, take: 1 },
        { ...picture, view: 'rear' as const, scene: 'harbour' as const },
        cabin,
        { ...cabin, view: 'seats' as const, paint: '#55565a' },
        { ...cabin, fault: 'dark' as const },
      ])
        expect(pictureOfKey(pictureKey(each))).toEqual(each);
    }
  });

  it('has another name once its plate was photographed anew', () => {
    const hatch: Picture = { ...studioShot, look: 'hatch', view: 'front', paint: '#17509c' };
    expect(pictureKey(hatch)).toBe('demo/hatch-front-studio-17509c-e2.jpg');
    expect(pictureKey({ ...hatch, scene: 'yard' })).toBe('demo/hatch-front-yard-17509c-e3.jpg');
  });

  it.each(sceneNames)('is the one that was taken in a %s', (scene) => {
    const own = {
      look: 'hatch',
      view: 'wide',
      paint: '#17509c',
      isPhone: true,
      isWorn: true,
      take: 3,
    } as const;
    const picture: Picture = { ...studioShot, ...own, scene };
    expect(pictureOfKey(pictureKey(picture))).toEqual(picture);
  });

  it.each([
    'demo/logo.svg',
    'demo/suv-mid-front.jpg',
    'demo/suv-mid-front-studio-17509.jpg',
    'suv-mid-front-studio.jpg',
    'demo/suv-mid-front-moon-17509c.jpg',
    'demo/suv-mid-front-yard-17509c-t0.jpg',
    'demo/suv-mid-front-yard-17509c-e2.jpg',
    'demo/suv-mid-front-yard-17509c.jpg',
    'demo/suv-mid-front-studio-17509c-e3.jpg',
    'demo/hatch-front-yard-17509c.jpg',
  ])('is none for %s', (key) => {
    expect(pictureOfKey(key)).toBeNull();
  });
});
