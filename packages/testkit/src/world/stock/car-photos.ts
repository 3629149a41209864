import type { CarPhoto } from '@forecourt/domain/stock/car/car';
import { galleryOf } from '../pictures/gallery-of.ts';
import { pictureUrl, type Picture } from '../pictures/picture.ts';
import type { Random } from '../random.ts';
import type { Paint } from '../vehicles/catalogue.ts';
import type { Vehicle } from './choose-vehicle.ts';
import { vehicleTitle } from './vehicle-title.ts';

/** From this price on, when new, a dealer has the car photographed by somebody who can. */
const premiumFrom = 75_000;
const mostGalleries = 8;

const inWords: Readonly<Record<Picture['view'], string>> = {
  front: 'front',
  side: 'side',
  rear: 'rear',
  nose: 'close-up of the front',
  wheel: 'close-up of the side',
  inside: 'interior',
};

/** The photographs of a car, the one for its card first. */
export function photosOf(vehicle: Vehicle, { colour }: Paint, random: Random): CarPhoto[] {
  const { model, badge } = vehicle;
  const subject = {
    look: badge.look ?? model.look,
    colour,
    itemType: model.itemType,
    premium: badge.newPrice >= premiumFrom,
  };
  const title = vehicleTitle(vehicle);
  let gallery = galleryOf(subject, random);
  // Galleries of none or one are dirt, of which the plan says how much there is (plant-dirt.ts).
  for (let again = 0; gallery.length < 2 && again < mostGalleries; again += 1)
    gallery = galleryOf(subject, random);
  return gallery.map((picture) => ({
    url: pictureUrl(picture),
    thumbnailUrl: null,
    alt: `${title}, ${inWords[picture.view]}`,
  }));
}
