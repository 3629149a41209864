import type { Manufacturer } from '@forecourt/domain/models/model';
import { factoryLook } from '../pictures/factory-look.ts';
import { shownColour } from '../pictures/look-colours.ts';
import { pictureColours } from '../pictures/picture-colours.ts';
import { pictureUrl, studioShot, type Picture } from '../pictures/picture.ts';
import { hasPlate } from '../pictures/plates.ts';
import { randomFor } from '../random.ts';
import type { CatalogueMake, CatalogueModel, Generation } from '../vehicles/catalogue.ts';
import { listedDriveAway } from '../stock/asking-price.ts';
import { makes } from '../vehicles/makes.ts';
import { worldId } from '../world-id.ts';
import type { WorldModel } from '../world.ts';
import { modelDetails } from './model-details.ts';
import { modelLook } from './model-look.ts';
import { modelFacts, modelLine } from './model-words.ts';

/** Every make of the catalogue. */
export function manufacturers(): readonly Manufacturer[] {
  return makes.map(({ slug, name }) => ({ id: worldId(`manufacturer/${slug}`), name, slug, logoUrl: null }));
}

/** What the makes offer new today, by how common it is. */
export function newModels(): readonly WorldModel[] {
  return makes.flatMap((make) =>
    make.models
      .filter(({ newAs }) => newAs !== null)
      .toSorted((one, other) => other.popularity - one.popularity)
      .map((model, position) => modelOf(make, model, position)),
  );
}

function modelOf(make: CatalogueMake, model: CatalogueModel, position: number): WorldModel {
  const generation = currentGeneration(model);
  const badges = generation?.badges ?? [];
  const cheapest = Math.min(...badges.map(({ newPrice }) => newPrice));
  const priced = beforeOnRoads.has(make.slug) ? listedBefore : listedAway;
  const details = modelDetails({ make, model, generation }, priced);
  const line = modelLine(make, model);
  const facts = modelFacts(model, badges);
  // Makers write a line for some of their models: of the others a tile shows how the description begins.
  const isShort = position !== 1;
  return {
    id: worldId(`model/${make.slug}/${model.slug}`),
    manufacturerId: worldId(`manufacturer/${make.slug}`),
    name: model.name,
    slug: model.slug,
    newSlug: null,
    overrideUrl: null,
    description: isShort || line === null ? facts : `${line} ${facts}`,
    shortDescription: isShort ? (line ?? inAFewWords(model)) : null,
    manufacturerBody: model.newAs?.manufacturerBody ?? [],
    bodyStyle: model.simpleBody,
    status: statusOf(model),
    fromPriceCents: Number.isFinite(cheapest) ? priced.cents(cheapest) : null,
    fromPriceType: model.itemType === 'motorcycle' ? priced.type.replace('Drive', 'Ride') : priced.type,
    imageUrl: pictureOf(make, model),
    accessoriesCount: details.accessories.length,
    position,
    details,
  };
}

/** A model is all new in the year in which its generation is. */
function statusOf({ newAs, generations }: CatalogueModel): WorldModel['status'] {
  if (newAs?.status !== 'new') return newAs?.status ?? null;
  return generations.some(({ years }) => years[0] >= yearOfNews) ? 'new' : null;
}

const yearOfNews = 2026;

interface ListPrices {
  readonly type: string;
  readonly cents: (newPrice: number) => number;
}

/** Models are priced as the cars that stand there are. */
const listedAway: ListPrices = {
  type: 'Drive Away',
  cents: (newPrice) => listedDriveAway(newPrice) * 100,
};

/** A maker with one price around the country lists it before what each state adds; the cars that stand there have it in theirs. */
const listedBefore: ListPrices = { type: 'Excl. Govt. Charges', cents: (newPrice) => newPrice * 100 };
const beforeOnRoads: ReadonlySet<string> = new Set(['kestrel']);

/** What is sold today: where two generations are, as of a Jimny and its longer sister, the grades of both. */
function currentGeneration({ generations }: CatalogueModel): Generation | null {
  const last = Math.max(...generations.map(({ years }) => years[1]));
  const [first, ...others] = generations.filter(({ years }) => years[1] === last);
  return first ? { ...first, badges: [first, ...others].flatMap(({ badges }) => badges) } : null;
}

/** 'Five-seat SUV, petrol or hybrid, in six grades.' */
function inAFewWords(model: CatalogueModel): string {
  const badges = currentGeneration(model)?.badges ?? [];
  const seats = [...new Set(badges.flatMap(({ seats: count }) => count ?? []))].sort(
    (one, other) => one - other,
  );
  const fuels = [...new Set(badges.flatMap(({ simpleFuel }) => simpleFuel?.toLowerCase() ?? []))];
  const seated =
    model.itemType === 'car' && seats.length > 0 ? `${seats.map(inWords).join('- or ')}-seat ` : '';
  const fuelled = model.itemType === 'car' && fuels.length > 0 ? `, ${listed(fuels)}` : '';
  const graded = badges.length > 1 ? `, in ${inWords(badges.length)} grades` : '';
  const kind = model.itemType === 'motorcycle' ? ' motorcycle' : '';
  const words = `${seated}${bodyWords(model.simpleBody, seated !== '')}${kind}${fuelled}${graded}.`;
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** SUV stays as it is; Hatch is a hatch inside a sentence. */
function bodyWords(body: string, isInside: boolean): string {
  return isInside && body !== body.toUpperCase() ? body.toLowerCase() : body;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function inWords(count: number): string {
  return numbers[count] ?? String(count);
}

/** The model in one of its maker's paints, where the studio has it. */
function pictureOf(make: CatalogueMake, model: CatalogueModel): string | null {
  const look = modelLook(model);
  if (look === null) return null;
  const paint = randomFor(`model-picture/${make.slug}/${model.slug}`).pick(make.paints);
  const shown = factoryLook(look);
  const colour = shownColour(shown, paint.colour);
  const picture: Picture = { ...studioShot, look: shown, view: 'front', paint: pictureColours[colour] };
  return hasPlate(picture) ? pictureUrl(picture) : null;
}
