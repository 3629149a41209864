import { personToAsk } from '@forecourt/domain/contact/person-to-ask';
import type { Random } from '../random.ts';
import type { Paint } from '../vehicles/catalogue.ts';
import type { WorldDealership } from '../world.ts';
import type { CarType, Vehicle } from './choose-vehicle.ts';
import type { CommentFacts } from './comments.ts';
import { usualKmPerYear } from './odometer.ts';
import { vehicleTitle } from './vehicle-title.ts';
import type { CarPlace } from './stock-source.ts';

const people = [
  'Dave',
  'Steve',
  'Michelle',
  'Tony',
  'Sam',
  'Jess',
  'Brett',
  'Priya',
  'Con',
  'Hayley',
  'Wayne',
  'Linh',
  'Matt',
  'Kylie',
] as const;

interface Told {
  readonly carType: CarType;
  readonly km: number | null;
  readonly years: number;
  readonly paint: Paint;
  readonly owners: number | null;
  /** How many days it has been here. */
  readonly stoodDays: number;
  /** Its place in the stock of its yard. */
  readonly index: number;
}

/** For so long it has only just come. */
const arrivedDays = 6;

/** From here on there is room for a bathroom. */
const fullVanFeet = 17;

/** What the person who writes the comments has before them. */
export function commentFacts(
  vehicle: Vehicle,
  { carType, km, years, paint, owners, stoodDays, index }: Told,
  dealership: WorldDealership,
  place: CarPlace | null,
  random: Random,
): CommentFacts {
  const { make, model, badge, year } = vehicle;
  const name = `${make.name} ${model.name}`;
  const address = place?.source.address ?? null;
  const usual = usualKmPerYear(vehicle) * years;
  const isUsed = carType === 'used' && km !== null;
  const isElectric = badge.simpleFuel === 'Electric';
  const asked = place && personToAsk(place.source, dealership.sellers ?? []);
  return {
    turn: index,
    words: {
      year: String(year),
      make: make.name,
      // Nobody says ‘this 3’: a bare number is said with its make.
      model: /^\d+$/.test(model.name) ? name : model.name,
      name,
      badge: badge.name === '' ? undefined : badge.name,
      car: vehicleTitle(vehicle),
      colour: paint.name,
      km: km === null || carType === 'new' ? undefined : thousands(km),
      seats: badge.seats === null ? undefined : String(badge.seats),
      dealer: dealership.name,
      suburb: address?.city ?? undefined,
      state: address?.state ?? undefined,
      person: whoIsAsked(random.pick(people), asked?.name),
    },
    holds: {
      new: carType === 'new',
      used: carType === 'used',
      demo: carType === 'demo',
      lowKm: isUsed && km < usual * 0.75,
      highKm: isUsed && km > usual * 1.35,
      electric: isElectric,
      engine: !isElectric,
      work: model.simpleBody === 'Ute' || model.simpleBody === 'Van',
      ute: model.simpleBody === 'Ute' && !/wagon/i.test(badge.name),
      hatch: model.simpleBody === 'Hatch',
      family: (badge.seats ?? 0) >= 7,
      manual: badge.simpleTransmission === 'Manual' && model.itemType === 'car',
      fresh: year >= 2018,
      arrived: stoodDays <= arrivedDays,
      oneOwner: owners === 1,
      ownMake: dealership.stock.newMakes.includes(make.slug),
      leased: isUsed && owners === 1 && years >= 2.8 && years <= 5,
      fullVan: /caravan$/i.test(model.simpleBody) && (badge.caravan?.bodyLengthFeet ?? 0) >= fullVanFeet,
      offRoad: model.simpleBody === 'Off-Road Caravan',
      chain: model.itemType === 'motorcycle' && !isElectric && model.simpleBody !== 'Scooter',
    },
  };
}

function thousands(km: number): string {
  return km < 1_000 ? String(km) : `${Math.floor(km / 1_000)},${String(km % 1_000).padStart(3, '0')}`;
}

/** Whom the page names beside the car, else anybody of a yard. */
function whoIsAsked(drawn: string, named: string | undefined): string {
  return named?.split(' ')[0] ?? drawn;
}
