import { expect, it } from 'vitest';
import { buildLocation } from '@forecourt/testkit/build-location';
import { locationImage } from './location-image.ts';

const pictured = (
  imageUrl: string | null,
  thumbnailUrl: string | null,
  mapKey: string | null = 'newstead.png',
) => {
  const { address } = buildLocation();
  return { imageUrl, thumbnailUrl, address: address && { ...address, mapKey } };
};

it.each([
  ['its photograph', pictured('big', 'small'), { kind: 'photo', url: 'big', thumbnailUrl: 'small' }],
  ['its photograph, also small', pictured('big', null), { kind: 'photo', url: 'big', thumbnailUrl: 'big' }],
  [
    'its small photograph alone',
    pictured(null, 'small'),
    { kind: 'photo', url: 'small', thumbnailUrl: 'small' },
  ],
  ['the map without one', pictured(null, null), { kind: 'map', url: '/media/newstead.png' }],
  ['the map where the feed says null', pictured('null', ' '), { kind: 'map', url: '/media/newstead.png' }],
  ['nothing without a map', pictured(null, null, null), null],
  ['nothing without an address', buildLocation({ address: null }), null],
])('API-4.2 the picture of a location is %s', (_, location, image) => {
  expect(locationImage(location)).toEqual(image);
});
