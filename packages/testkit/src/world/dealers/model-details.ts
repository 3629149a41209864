import type { ModelDetails, ModelFact } from '@forecourt/domain/models/model-details';
import { factoryLook } from '../pictures/factory-look.ts';
import { lookColours } from '../pictures/look-colours.ts';
import { pictureColours } from '../pictures/picture-colours.ts';
import { pictureUrl, studioShot, type Picture } from '../pictures/picture.ts';
import { hasPlate } from '../pictures/plates.ts';
import { usualFigures } from '../stock/usual-figures.ts';
import type { Badge, CatalogueMake, CatalogueModel, Generation } from '../vehicles/catalogue.ts';
import { accessoriesOf } from './model-accessories.ts';
import { modelLook } from './model-look.ts';
import { drivenWords, gradeName } from './model-words.ts';

const mostColours = 9;
const paintCents = 69_500;

interface Sold {
  readonly make: CatalogueMake;
  readonly model: CatalogueModel;
  /** What is sold today; null: nothing. */
  readonly generation: Generation | null;
}

/** What the page of a model says beside its tile: the paints in which the studio has it, grades, facts, accessories. */
export function modelDetails(
  { make, model, generation }: Sold,
  { cents }: { readonly cents: (newPrice: number) => number },
): ModelDetails {
  const badges = (generation?.badges ?? []).toSorted((one, other) => one.newPrice - other.newPrice);
  const [lowest] = badges;
  return {
    colours: coloursOf(make, model),
    grades: badges.map((badge, at) => ({
      name: gradeName(model, badge),
      text: gradeWords(badge, badges[at - 1] ?? null),
      fromPriceCents: cents(badge.newPrice),
    })),
    facts: lowest && generation ? factsOf({ make, model, generation, badge: lowest }) : [],
    factsSource: lowest
      ? `For the ${gradeName(model, lowest)}. A guide: ask us for the maker’s brochure.`
      : null,
    accessories: accessoriesOf(model),
  };
}

function coloursOf({ paints }: CatalogueMake, model: CatalogueModel): ModelDetails['colours'] {
  const look = modelLook(model);
  if (look === null) return [];
  const shown = factoryLook(look);
  return paints
    .filter(({ colour }) => lookColours[shown].includes(colour))
    .toSorted((one, other) => other.popularity - one.popularity)
    .slice(0, mostColours)
    .flatMap(({ name, colour }) => {
      const paint = pictureColours[colour];
      const picture: Picture = { ...studioShot, look: shown, view: 'front', paint };
      if (!hasPlate(picture)) return [];
      const surchargeCents = colour === 'white' ? null : paintCents;
      return [{ name, swatch: paint, imageUrl: pictureUrl(picture), surchargeCents }];
    });
}

/** The battery and how far it goes are figures, which every grade has. */
const isFigure = (feature: string) => / - [\d.]+ k(?:Wh|m)\b/.test(feature);

/** What a grade has that the one below it has not: Adds heated front seats; the lowest says what it is driven by. */
function gradeWords(badge: Badge, below: Badge | null): string | null {
  const added = badge.features.filter((one) => !isFigure(one) && !below?.features.includes(one));
  if (below && added.length > 0) return `Adds ${added.slice(0, 3).map(inSentence).join(', ')}`;
  const driven = drivingWords(badge);
  const words = below
    ? [...driven.filter((word) => !drivingWords(below).includes(word)), ...otherLength(badge, below)]
    : driven;
  const text = words.join(', ');
  return text === '' ? null : text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A longer sister of the same name has the same engine and gears. */
function otherLength({ variant }: Badge, below: Badge): readonly string[] {
  const { vehicleLength } = variant;
  if (!vehicleLength || vehicleLength === below.variant.vehicleLength) return [];
  return [`${metres(vehicleLength)} long`];
}

function drivingWords({
  features,
  seats,
  simpleFuel,
  simpleTransmission,
  drive,
}: Pick<Badge, 'features' | 'seats' | 'simpleFuel' | 'simpleTransmission' | 'drive'>): readonly string[] {
  const isElectric = simpleFuel === 'Electric';
  const battery = features.flatMap((one) => /Battery - ([\d.]+ kWh)/.exec(one)?.[1] ?? []);
  const range = features.flatMap((one) => /Range - ([\d.]+ km)/.exec(one)?.[1] ?? []);
  const words = [
    simpleFuel?.toLowerCase(),
    isElectric ? null : simpleTransmission?.toLowerCase(),
    drivenWords(drive),
    ...battery.map((said) => `${said} battery`),
    ...range.map((said) => `${said} of range`),
    seats === null || seats === 5 ? null : `${seats} seats`,
  ];
  return words.flatMap((word) => word ?? []);
}

/** LED and ALLGRIP stay as they are; Heated Front Seats are heated front seats. */
function inSentence(feature: string): string {
  return feature.replaceAll(/\b(?!Bose|Apple|Android|Sony)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

const number = new Intl.NumberFormat('en-AU');

const mass = (kilograms: number | null | undefined) => kilograms && `${number.format(kilograms)} kg`;
const metres = (millimetres: number | null | undefined) =>
  millimetres && `${(millimetres / 1_000).toFixed(2)} m`;

const mostFacts = 10;
/** The stars are asked for before the size of the tank. */
const isLast = ({ label }: ModelFact) => label === 'Fuel tank' || label === 'Width';

function factsOf(vehicle: Parameters<typeof usualFigures>[0]): readonly ModelFact[] {
  const { variant, seats, drive, features } = vehicle.badge;
  const usual = usualFigures(vehicle);
  const driven = drivenWords(drive);
  const ancapYear = variant.ancapYear ?? usual.ancapYear;
  const isRated = variant.ancapRating && ancapYear;
  const known: Readonly<Record<string, string | number | null | undefined>> = {
    'Fuel use': variant.fuelConsumptionCombined && `${variant.fuelConsumptionCombined} L/100 km`,
    Range: features.flatMap((one) => /Range - ([\d.]+ km)/.exec(one)?.[1] ?? [])[0],
    Seats: seats,
    Power: (variant.power ?? usual.power) && `${variant.power ?? usual.power} kW`,
    Torque: variant.torque && `${variant.torque} Nm`,
    'Driven by': driven && driven.slice(0, 1).toUpperCase() + driven.slice(1),
    'Towing, braked': mass(variant.brakedTowingMass ?? usual.brakedTowingMass),
    Payload: mass(variant.payload ?? usual.payload),
    Length: metres(variant.vehicleLength),
    Width: metres(variant.vehicleWidth),
    'Seat height': (variant.seatHeight ?? usual.seatHeight) && `${variant.seatHeight ?? usual.seatHeight} mm`,
    'Fuel tank': variant.fuelCapacity && `${variant.fuelCapacity} L`,
    'Safety (ANCAP)': isRated && `${variant.ancapRating} stars, ${ancapYear}`,
  };
  const rows = Object.entries(known).flatMap(([label, value]) =>
    value ? [{ label, value: String(value) }] : [],
  );
  return [...rows.filter((row) => !isLast(row)), ...rows.filter(isLast)].slice(0, mostFacts);
}
