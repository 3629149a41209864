import type { ModelDetails, ModelFact } from '@forecourt/domain/models/model-details';
import { factoryLook } from '../pictures/factory-look.ts';
import { lookColours } from '../pictures/look-colours.ts';
import { pictureColours } from '../pictures/picture-colours.ts';
import { pictureUrl, studioShot, type Picture } from '../pictures/picture.ts';
import { hasPlate } from '../pictures/plates.ts';
import type { Badge, CatalogueMake, CatalogueModel } from '../vehicles/catalogue.ts';
import { accessoriesOf } from './model-accessories.ts';

const mostColours = 9;
const paintCents = 69_500;

/** What the page of a model says beside its tile: the paints in which the studio has it, grades, facts, accessories. */
export function modelDetails(
  make: CatalogueMake,
  model: CatalogueModel,
  badges: readonly Badge[],
  { cents }: { readonly cents: (newPrice: number) => number },
): ModelDetails {
  return {
    colours: coloursOf(make, model),
    grades: badges
      .toSorted((one, other) => one.newPrice - other.newPrice)
      .map(({ name, newPrice, ...badge }) => ({
        name,
        text: gradeWords(badge),
        fromPriceCents: cents(newPrice),
      })),
    facts: factsOf(badges),
    factsSource: 'Maker’s figures for the lowest grade, 2026',
    accessories: accessoriesOf(model),
  };
}

function coloursOf({ paints }: CatalogueMake, { look }: CatalogueModel): ModelDetails['colours'] {
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

/** Adds heated front seats, LED headlights; else what it is driven by: Hybrid, automatic. */
function gradeWords({
  features,
  simpleFuel,
  simpleTransmission,
}: Pick<Badge, 'features' | 'simpleFuel' | 'simpleTransmission'>): string | null {
  if (features.length > 0) return `Adds ${features.slice(0, 3).map(inSentence).join(', ')}`;
  const words = [simpleFuel, simpleTransmission?.toLowerCase()].filter(Boolean);
  return words.length === 0 ? null : words.join(', ');
}

/** LED and ALLGRIP stay as they are; Heated Front Seats are heated front seats. */
function inSentence(feature: string): string {
  return feature.replaceAll(/\b(?!Bose|Apple|Android)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

const number = new Intl.NumberFormat('en-AU');

const mass = (kilograms: number | null | undefined) => kilograms && `${number.format(kilograms)} kg`;
const metres = (millimetres: number | null | undefined) =>
  millimetres && `${(millimetres / 1_000).toFixed(2)} m`;

function factsOf(badges: readonly Badge[]): readonly ModelFact[] {
  const lowest = badges.toSorted((one, other) => one.newPrice - other.newPrice)[0];
  if (!lowest) return [];
  const { variant, seats } = lowest;
  const known: Readonly<Record<string, string | number | null | undefined>> = {
    'Fuel use': variant.fuelConsumptionCombined && `${variant.fuelConsumptionCombined} L/100 km`,
    Seats: seats,
    Power: variant.power && `${variant.power} kW`,
    Torque: variant.torque && `${variant.torque} Nm`,
    Drive: lowest.drive,
    Length: metres(variant.vehicleLength),
    Width: metres(variant.vehicleWidth),
    'Towing, braked': mass(variant.brakedTowingMass),
    'Seat height': variant.seatHeight && `${variant.seatHeight} mm`,
    'Fuel tank': variant.fuelCapacity && `${variant.fuelCapacity} L`,
  };
  return Object.entries(known)
    .flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []))
    .slice(0, 8);
}
