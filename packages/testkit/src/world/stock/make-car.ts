import { slugOf } from '@forecourt/domain/core/slug';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import type { Car } from '@forecourt/domain/stock/car/car';
import { hash, randomFor, type Random } from '../random.ts';
import { worldId } from '../world-id.ts';
import type { WorldCar } from '../world.ts';
import { askedPrice, withCharges, type AskedPrice, type PriceType } from './asking-price.ts';
import { careOf } from './care-of.ts';
import { carDates, dayMs, regoExpiryDate, type CarDates } from './car-dates.ts';
import { photosOf } from './car-photos.ts';
import { chooseVehicle, type CarType, type Vehicle } from './choose-vehicle.ts';
import { comingComments } from './coming-comments.ts';
import { commentFacts } from './comment-facts.ts';
import { commentsOf } from './comments.ts';
import type { DirtKind } from './dirt.ts';
import { featuresOf } from './features.ts';
import { leaveGaps } from './gaps.ts';
import { honestTag } from './honest-tag.ts';
import { lendersOf } from './lenders.ts';
import { marketOf } from './market.ts';
import { odometer, usualKmPerYear } from './odometer.ts';
import { plantDirt } from './plant-dirt.ts';
import { historyReportUrl } from '../documents/history-report.ts';
import { pricesOf } from './price-history.ts';
import { regoPlate } from './rego-plate.ts';
import { carKey, rowKind } from './row-kind.ts';
import { runOut, runoutOf, runoutStood } from './runout-of.ts';
import { standingOf } from './statuses.ts';
import { stockNumber } from './stock-number.ts';
import { draw } from './weighted-table.ts';
import { vehicleFields } from './vehicle-fields.ts';
import { vehicleTitle } from './vehicle-title.ts';
import { vinOf } from './vin.ts';
import { paintsOf, type CarPlace, type StockSource } from './stock-source.ts';

const usualZone = 'Australia/Sydney';

/** The car at a place of the stock: always the same one, whatever else is made before or after it. */
export function makeCar(source: StockSource, index: number): WorldCar {
  const { dealership, asOf } = source;
  const plan = dealership.stock;
  const random = randomFor(carKey(source, index));
  const { carType, special, dirt } = rowKind(source, index);
  const table = source.vehicles[carType];
  if (table === undefined) throw new Error(`${dealership.slug} has no ${carType} vehicles`);
  const drawn = chooseVehicle(table, carType, plan.usedPrices, random);
  const lastYear = asOf.getUTCFullYear() - 1;
  const vehicle = special?.isOfLastYear ? { ...drawn, year: Math.min(drawn.year, lastYear) } : drawn;
  const runout = runoutOf(plan, vehicle, { carType, asOf });
  const dates = carDates(vehicle.year, carType, asOf, random, runout ? runoutStood : special?.stood);
  const km = odometer(vehicle, carType, dates.years, random);
  const priceType = random.pick(source.priceTypes);
  const price = askedPrice(vehicle, { carType, years: dates.years, km }, priceType, plan.usedPrices, random);
  const place = source.places.length === 0 ? null : random.pick(source.places);
  const number = stockNumber(source, index, carType);

  const car = cleanCar({
    source,
    index,
    number,
    carType,
    vehicle,
    dates,
    km,
    price,
    priceType,
    place,
    random,
  });
  const { colour: painted } = car;
  car.priceType = priceType.words;
  const isNewFromMaker = carType === 'new' && plan.newMakes.includes(vehicle.make.slug);
  leaveGaps(car, source.gaps, random, isNewFromMaker);
  const { city = null, postcode = null } = place?.source.address ?? {};
  special?.plant(car, { asOf, random, asked: price.asked, suburb: city, postcode });

  if (car.status === 'coming_soon' && car.dealerComments !== null && painted !== null)
    car.dealerComments = comingComments(plan.voice, {
      car: vehicleTitle(vehicle),
      colour: painted,
      suburb: city,
    });
  if (runout) runOut(car, runout, { asked: price.asked, asOf });
  car.tag = honestTag(car, { asOf, usualKm: usualKmPerYear(vehicle) * dates.years });
  const soil = { asOf, random, otherStockNumber: () => neighboursNumber(source, index) };
  const planted = (runout ? [] : dirt).find((kind) => plantDirt[kind](car, soil));
  return { car, dirt: planted ?? poorGallery(car) };
}

function neighboursNumber(source: StockSource, index: number): string | null {
  return source.dealership.stock.count > 1 ? stockNumber(source, index === 0 ? 1 : index - 1) : null;
}

/** A look that the studio has not rendered leaves a car as bare as a careless photographer does. */
function poorGallery({ photos }: Car): DirtKind | null {
  if (photos.length > 1) return null;
  return photos.length === 0 ? 'no_photos' : 'one_photo';
}

interface CarParts {
  readonly source: StockSource;
  readonly index: number;
  readonly number: string;
  readonly carType: CarType;
  readonly vehicle: Vehicle;
  readonly dates: CarDates;
  readonly km: number | null;
  readonly price: AskedPrice;
  readonly priceType: PriceType;
  readonly place: CarPlace | null;
  readonly random: Random;
}

/** The car as it would be if every feed were full and right. */
function cleanCar(parts: CarParts): Car {
  const { source, index, number, carType, vehicle, dates, km, price, place, random } = parts;
  const { dealership, asOf, offset } = source;
  const plan = dealership.stock;
  const { createdAt, buildDate, complianceDate, years } = dates;
  const { itemType } = vehicle.model;
  const paint = draw(paintsOf(vehicle.make), random);
  const fields = vehicleFields(vehicle, offset);
  const prices = pricesOf(price.asked, createdAt, asOf, random);
  const isRegistered = carType !== 'new' && random.chance(0.88);
  const isOfOwnMake = plan.newMakes.includes(vehicle.make.slug);
  const photos = photosOf(
    vehicle,
    paint,
    { key: carKey(source, index), carType, km, scenes: plan.scenes },
    random,
  );
  const owners = carType === 'used' ? 1 + (hash(carKey(source, index), 11) % 3) : null;
  const stoodDays = (asOf.getTime() - createdAt.getTime()) / dayMs;
  const car: Omit<Car, keyof ReturnType<typeof careOf>> = {
    ...fields,
    ...prices,
    ...standingOf(
      { carType, createdAt, isComing: carType === 'new' && vehicle.model.newAs?.status === 'coming_soon' },
      asOf,
      random,
    ),
    id: worldId(carKey(source, index), createdAt),
    slug: slugOf(`${vehicleTitle(vehicle)} ${number}`),
    carType,
    itemType,
    certified: carType === 'used' && isOfOwnMake && random.chance(plan.certified),
    heldFor: [],
    hasNvic: itemType === 'car' && random.chance(0.8),
    priceType: null,
    subscriptionPriceCents:
      carType === 'used' && random.chance(plan.subscriptions) ? weeklySubscription(price.asked) : null,
    reserveAmountCents: null,
    paymentProcessors: random.chance(0.7) ? ['stripe'] : [],
    km,
    owners,
    colour: paint.name,
    interiorColour: itemType === 'motorcycle' ? null : random.pick(interiorColours),
    stockNumber: number,
    vin: vinOf({
      prefix: vehicle.make.vinPrefix,
      kind: hash(`${vehicle.model.slug}/${vehicle.badge.name}`, 3),
      year: vehicle.year,
      // Multiplying by a prime goes through all numbers of six digits before one comes back.
      serial: (offset + index * 7_919) % 1_000_000,
    }),
    regoPlate: isRegistered ? regoPlate(place?.source.address?.state ?? null, itemType, random) : null,
    regoExpiry: isRegistered ? regoExpiryDate(asOf, random) : null,
    complianceDate,
    buildDate,
    createdAt,
    views: Math.floor(random.next() ** 2 * stoodDays * 14),
    dealerComments: commentsOf(
      plan.voice,
      commentFacts(
        vehicle,
        { carType, km, years, paint, owners, stoodDays, index },
        dealership,
        place,
        random,
      ),
      random,
    ),
    photos,
    photosCount: photos.length,
    primaryImageUrl: photos[0]?.url ?? null,
    standardEquipment: featuresOf(vehicle, random),
    historyReportUrl: carType === 'used' && random.chance(0.3) ? historyReportUrl : null,
    dealershipId: dealership.id,
    dealershipSlug: dealership.slug,
    locationId: place?.id ?? null,
    location: place?.location ?? null,
    privateSuburb: null,
    privatePostcode: null,
    market: carType === 'new' ? null : valuationOf(parts),
    lenders: lendersOf(plan.lenders, { priceCents: price.asked * 100, years }, random),
  };
  const care = {
    key: carKey(source, index),
    dealershipSlug: dealership.slug,
    carType,
    itemType,
    km,
    createdAt,
    asOf,
    zone: place === null ? usualZone : locationZone(place.source, usualZone),
    comments: car.dealerComments,
    inspectionPoints: plan.inspectionPoints,
    hasReport: car.historyReportUrl !== null,
  };
  return { ...car, ...careOf(care) };
}

/** Of one car in twenty a valuation service knows nothing. */
function valuationOf({ source, index, price, priceType, random }: CarParts): Car['market'] {
  const own = randomFor(`${carKey(source, index)}/market`);
  const isUsual = random.chance(0.75);
  if (!isUsual && own.chance(0.2)) return null;
  // A feed that says nothing of one price means what it says of the others.
  const basis = priceType.basis ?? source.priceTypes.find((type) => type.basis !== null)?.basis ?? null;
  const worth = priceType.basis === 'driveAway' ? withCharges(price.worth) : price.worth;
  const valued = { worth, basis, cars: own.int(6, 40) };
  return marketOf(valued, source.asOf, isUsual ? random : own);
}

const interiorColours = [
  'Black',
  'Black Cloth',
  'Black Leather',
  'Charcoal',
  'Grey',
  'Ivory',
  'Beige',
  'Dark Grey',
];

/** Insurance, servicing and registration are in it, so that it is well above a repayment: $289. */
function weeklySubscription(asked: number): number {
  return (Math.round((asked * 0.009) / 10) * 10 + 9) * 100;
}
