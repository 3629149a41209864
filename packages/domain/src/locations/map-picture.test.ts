import { describe, expect, it } from 'vitest';
import { mapPicture } from './map-picture.ts';

describe('LOC-6.2 the picture of a map', () => {
  it.each([
    ['maps/aspley.png', '/media/maps/aspley.png'],
    ['/media/maps/aspley.png', '/media/maps/aspley.png'],
    ['https://maps.example/aspley.png', 'https://maps.example/aspley.png'],
  ])('of %s is %s', (mapKey, url) => {
    expect(mapPicture({ mapKey })).toBe(url);
  });

  it.each([null, '', 'null', 'http://maps.example/a.png', 'javascript:alert(1)', '../secret.png', 'a b.png'])(
    'is none of %s',
    (mapKey) => {
      expect(mapPicture({ mapKey })).toBeNull();
    },
  );

  it('is none without an address', () => {
    expect(mapPicture(null)).toBeNull();
  });
});
