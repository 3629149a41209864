import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { carImage } from './car-image.ts';

const { media } = resolveSettings([]).settings;
const photos = [{ url: '' }, { url: 'a.jpg', alt: 'From the front' }, { url: 'b.jpg', alt: 'null' }];
const alt = '2021 Toyota Corolla Ascent Sport';

describe('the picture of a car', () => {
  it('API-4.1 is the primary one, else the first photo', () => {
    expect(carImage(buildCar({ photos, primaryImageUrl: 'c.jpg' }), media)).toEqual({
      kind: 'photo',
      url: 'c.jpg',
      alt,
    });
    expect(carImage(buildCar({ photos, primaryImageUrl: 'null' }), media)).toEqual({
      kind: 'photo',
      url: 'a.jpg',
      alt: 'From the front',
    });
    expect(carImage(buildCar({ photos, primaryImageUrl: 'b.jpg' }), media)).toMatchObject({ alt });
  });

  it('API-4.1 is the default of the site for a car without one, or none at all', () => {
    const bare = buildCar({ photos: [{ url: ' ' }] });
    expect(carImage(bare, { ...media, defaultCarImageUrl: '/default.jpg' })).toEqual({
      kind: 'pending',
      url: '/default.jpg',
      text: 'Photos are on the way',
    });
    expect(carImage(bare, media)).toMatchObject({ url: null });
  });
});
