import { describe, expect, it } from 'vitest';
import { looks } from './look.ts';
import { pictureOfKey } from './picture-of-key.ts';
import { pictureKey, type Picture } from './picture.ts';

const cabin: Picture = { look: 'cabin-wide-dark', view: 'inside', scene: 'studio', paint: null, fault: null };

describe('the picture of a key', () => {
  it('is the one that was given the key', () => {
    for (const look of looks) {
      const picture: Picture = { look, view: 'rear', scene: 'dusk', paint: '#17509c', fault: null };
      for (const each of [
        picture,
        { ...picture, fault: 'dark' as const },
        cabin,
        { ...cabin, fault: 'dark' as const },
      ])
        expect(pictureOfKey(pictureKey(each))).toEqual(each);
    }
  });

  it.each([
    'demo/logo.svg',
    'demo/suv-mid-front.jpg',
    'demo/suv-mid-front-studio-17509.jpg',
    'suv-mid-front-studio.jpg',
  ])('is none for %s', (key) => {
    expect(pictureOfKey(key)).toBeNull();
  });
});
