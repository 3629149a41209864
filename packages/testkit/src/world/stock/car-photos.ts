import type { CarPhoto } from '@forecourt/domain/stock/car/car';
import { galleryOf } from '../pictures/gallery-of.ts';
import { factoryLook } from '../pictures/factory-look.ts';
import { fittingLook } from '../pictures/fitting-look.ts';
import type { Look } from '../pictures/look.ts';
import { pictureUrl, type Picture } from '../pictures/picture.ts';
import { hash, type Random } from '../random.ts';
import type { Paint } from '../vehicles/catalogue.ts';
import type { CarType, Vehicle } from './choose-vehicle.ts';
import type { StockPlan } from './stock-plan.ts';
import { vehicleTitle } from './vehicle-title.ts';

/** From this price on, when new, a dealer has the car photographed by somebody who can. */
const premiumFrom = 75_000;
const mostGalleries = 8;
/** From so many kilometres on a car shows them. */
const wornFrom = 100_000;

/** As a salesperson would say it; a motorcycle and a caravan have no driver's side. */
const inWords: Readonly<Record<Picture['view'], string>> = {
  front: 'front',
  wide: 'front',
  side: 'side',
  rear: 'rear',
  face: 'front up close',
  engine: 'engine and seat',
  stern: 'rear up close',
  wing: 'front wheel and door',
  flank: 'rear door and wheel',
  inside: 'dashboard',
  door: 'driver’s seat',
  seats: 'back seat',
  boot: 'boot',
  steering: 'steering wheel',
  console: 'centre console',
  bed: 'bed',
  kitchen: 'kitchen and dinette',
  pillows: 'bedhead and lockers',
  bench: 'kitchen bench',
  dinette: 'dinette',
};
const ofCars: Readonly<Partial<typeof inWords>> = { side: 'driver’s side', stern: 'tail-lights' };

/** What a photographer sees of a car besides what its maker decided. */
export interface Sitter {
  /** The car's own, by which photographs that would all do are told apart. */
  readonly key: string;
  readonly carType: CarType;
  readonly km: number | null;
  readonly scenes: StockPlan['scenes'];
}

/** The photographs of a car, the one for its card first. */
export function photosOf(
  vehicle: Vehicle,
  { colour }: Paint,
  { key, carType, km, scenes }: Sitter,
  random: Random,
): CarPhoto[] {
  const { model, badge } = vehicle;
  const look = pictureLook(vehicle);
  if (look === null) return [];
  const isUsed = carType === 'used';
  const subject = {
    look: isUsed ? look : factoryLook(look),
    colour,
    itemType: model.itemType,
    premium: badge.newPrice >= premiumFrom,
    scenes: isUsed ? scenes.used : scenes.new,
    isUsed,
    isWorn: isUsed && (km ?? 0) >= wornFrom,
    year: vehicle.year,
    isManual: badge.simpleTransmission === 'Manual',
    hash: hash(key, 29),
  } as const;
  const title = vehicleTitle(vehicle);
  let gallery = galleryOf(subject, random);
  // Galleries of none or one are dirt, of which the plan says how much there is (plant-dirt.ts).
  for (let again = 0; gallery.length < 2 && again < mostGalleries; again += 1)
    gallery = galleryOf(subject, random);
  return gallery.map((picture) => ({
    url: pictureUrl(picture),
    thumbnailUrl: null,
    alt: `${title}, ${wordsOf(picture.view, model.itemType)}`,
  }));
}

/** The look of a vehicle's pictures; null where the studio has none that would be true of it. */
export function pictureLook({ model, badge }: Pick<Vehicle, 'model' | 'badge'>): Look | null {
  const look = badge.look ?? model.look;
  if (look === null) return null;
  const { variant, caravan } = badge;
  return fittingLook(look, {
    lengthMm: variant.vehicleLength ?? null,
    heightMm: variant.vehicleHeight ?? null,
    isElectric: badge.simpleFuel === 'Electric',
    bodyFeet: caravan?.bodyLengthFeet ?? null,
    axles: caravan?.axleType ?? null,
  });
}

function wordsOf(view: Picture['view'], itemType: Vehicle['model']['itemType']): string {
  return (itemType === 'car' ? ofCars[view] : undefined) ?? inWords[view];
}
