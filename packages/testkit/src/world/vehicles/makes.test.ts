import { carSchema } from '@forecourt/domain/stock/car/car';
import { caravanSchema } from '@forecourt/domain/stock/car/caravan';
import { variantSchema } from '@forecourt/domain/stock/car/variant';
import { describe, expect, it } from 'vitest';
import { looks, type Look } from '../pictures/look.ts';
import { pictureColours } from '../pictures/picture-colours.ts';
import { pictureLook } from '../stock/car-photos.ts';
import type { Badge, CatalogueMake, CatalogueModel, Generation } from './catalogue.ts';
import { makeBySlug, makes } from './makes.ts';

const colours = Object.keys(pictureColours);
const models = makes.flatMap((make) => make.models);
const rows = makes.flatMap((make) =>
  make.models.flatMap((model) =>
    model.generations.flatMap((generation) =>
      generation.badges.map((badge) => ({
        name: [make.name, model.name, generation.series, badge.name].join(' '),
        model,
        generation,
        badge,
      })),
    ),
  ),
);

interface Row {
  readonly model: CatalogueModel;
  readonly generation: Generation;
  readonly badge: Badge;
}

/** The badges of which something is not so, by name. */
function exceptions(isSo: (row: Row) => boolean): readonly string[] {
  return rows.filter((row) => !isSo(row)).map(({ name }) => name);
}

/** The same among what the studio has something like. */
function pictured(isSo: (row: Row & { readonly look: Look }) => boolean): readonly string[] {
  return exceptions((row) => {
    const look = lookOf(row);
    return look === null || isSo({ ...row, look });
  });
}

const duplicates = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const within = (number: number | null | undefined, least: number, most: number) =>
  number === null || number === undefined || (number >= least && number <= most);

const isOnce = ({ generation, badge }: Row) =>
  generation.badges.filter(({ name }) => name === badge.name).length === 1;

const isInOrder = ([first, last]: readonly [number, number]) =>
  first >= 2000 && first <= last && last <= 2026;

const isMade = ({ model: { newAs, generations } }: Row) =>
  newAs === null || generations.some(({ years }) => years[1] === 2026);

const isSized = ({ badge: { variant } }: Row) =>
  within(variant.vehicleLength, 3_400, 7_000) &&
  within(variant.vehicleWidth, 1_550, 2_150) &&
  within(variant.vehicleHeight, 1_190, 2_850) &&
  within(variant.engineSizeLitres, 0.2, 7) &&
  within(variant.fuelConsumptionCombined, 0.5, 20);

const hasEngine = ({ fuel, variant }: Badge) =>
  (fuel === 'Electric') === (variant.engineSize === undefined && variant.cylinders === undefined);

const kindOf = (look: string) =>
  look.startsWith('caravan') ? 'caravan' : look.startsWith('bike') ? 'motorcycle' : 'car';

const lookOf = (row: Row) => pictureLook(row);

const isLadder = (row: Row) => lookOf(row) === 'suv-ladder';

const isRoadCar = ({ model }: Row) => ['Kluger', 'CX-9', 'Sorento', 'Santa Fe'].includes(model.name);

const isUte = (look: string) => look.startsWith('ute');

const singleAxle: ReadonlySet<Look> = new Set<Look>(['caravan-compact', 'caravan-poptop']);
const axlesOf = (look: Look) => (singleAxle.has(look) ? 'Single' : 'Tandem');

const bodyOf = ({ model, badge }: Row) => badge.simpleBody ?? model.simpleBody;

const isPainted = ({ paints }: CatalogueMake) =>
  within(paints.length, 6, 9) &&
  paints.every(({ colour }) => colours.includes(colour)) &&
  duplicates(paints.map(({ name }) => name)).length === 0;

describe('the catalogue', () => {
  it('has what Australian yards have', () => {
    expect(makes.length).toBeGreaterThanOrEqual(45);
    expect(models.length).toBeGreaterThanOrEqual(250);
    expect(rows.length).toBeGreaterThanOrEqual(900);
    for (const [itemType, least] of [
      ['car', 300],
      ['motorcycle', 60],
      ['caravan', 40],
    ] as const)
      expect(models.filter((model) => model.itemType === itemType).length).toBeGreaterThanOrEqual(least);
  });

  it('has models in every make and badges in every generation', () => {
    expect(makes.filter((make) => make.models.length === 0)).toEqual([]);
    expect(models.filter((model) => model.generations.length === 0)).toEqual([]);
    expect(models.filter((model) => model.generations.some(({ badges }) => badges.length === 0))).toEqual([]);
  });

  it('names each make once, and each model once in its make', () => {
    expect(duplicates(makes.map(({ slug }) => slug))).toEqual([]);
    expect(makes.filter((make) => duplicates(make.models.map(({ slug }) => slug)).length > 0)).toEqual([]);
  });

  it('finds a make by its slug, and refuses one that it does not have', () => {
    expect(makeBySlug('mercedes-benz').name).toBe('Mercedes-Benz');
    expect(() => makeBySlug('trabant')).toThrow('trabant');
  });

  it('tells badges of a generation apart', () => {
    expect(exceptions(isOnce)).toEqual([]);
    // A badge that repeats its model would read '2021 Hyundai Tucson Tucson'.
    expect(exceptions(({ model, badge }) => badge.name !== model.name)).toEqual([]);
  });

  it('keeps years in order, up to the year of the world', () => {
    expect(exceptions(({ generation }) => isInOrder(generation.years))).toEqual([]);
  });

  it('sells new only what is still made, under one to three categories', () => {
    expect(exceptions(isMade)).toEqual([]);
    expect(
      exceptions(({ model: { newAs } }) => newAs === null || within(newAs.manufacturerBody.length, 1, 3)),
    ).toEqual([]);
    expect(makeBySlug('holden').models.filter(({ newAs }) => newAs !== null)).toEqual([]);
    expect(models.filter(({ newAs }) => newAs?.status === 'coming_soon').length).toBeGreaterThanOrEqual(2);
  });

  it('asks plausible prices', () => {
    const least = { car: 14_000, motorcycle: 5_000, caravan: 20_000 };
    const most = { car: 450_000, motorcycle: 55_000, caravan: 250_000 };
    const isPlausible = ({ model: { itemType }, badge }: Row) =>
      within(badge.newPrice, least[itemType], most[itemType]);
    expect(exceptions(isPlausible)).toEqual([]);
  });

  it('gives sizes that vehicles have', () => {
    expect(exceptions(({ model, ...row }) => model.itemType !== 'car' || isSized({ model, ...row }))).toEqual(
      [],
    );
    expect(
      exceptions(({ badge: { caravan } }) =>
        caravan === undefined
          ? true
          : within(caravan.bodyLengthFeet, 10, 26) &&
            (caravan.aggregateTrailerMassKg ?? 0) > (caravan.tareWeightKg ?? Infinity),
      ),
    ).toEqual([]);
  });

  it('tells what a buyer asks: fuel, gearbox and drive of a car, berths of a caravan', () => {
    const tells = {
      car: ({ fuel, transmission, drive, seats, variant }: Badge) =>
        fuel !== null &&
        transmission !== null &&
        drive !== null &&
        seats !== null &&
        (variant.torque ?? 0) > 0,
      motorcycle: ({ fuel, transmission, variant }: Badge) =>
        fuel !== null && transmission !== null && (variant.engineSize ?? 0) > 0,
      caravan: ({ caravan }: Badge) => (caravan?.sleeps ?? 0) > 0 && caravan?.axleType !== null,
    };
    expect(exceptions(({ model, badge }) => tells[model.itemType](badge))).toEqual([]);
  });

  it('says of every car with an engine how large it is, and of no electric one', () => {
    expect(exceptions(({ model, badge }) => model.itemType === 'caravan' || hasEngine(badge))).toEqual([]);
  });

  it('keeps within what a car may hold', () => {
    const { make, model, badge, series, seats, doors, gears, ...rest } = carSchema.shape;
    const [variant, caravan] = [variantSchema.partial(), caravanSchema.optional()];
    const fits = (row: Row) =>
      [
        model.safeParse(row.model.name),
        rest.simpleBody.safeParse(row.badge.simpleBody ?? row.model.simpleBody),
        series.safeParse(row.generation.series),
        badge.safeParse(row.badge.name),
        seats.safeParse(row.badge.seats),
        doors.safeParse(row.badge.doors),
        gears.safeParse(row.badge.gears),
        rest.fuel.safeParse(row.badge.fuel),
        rest.transmission.safeParse(row.badge.transmission),
        rest.drive.safeParse(row.badge.drive),
        rest.bodyConfiguration.safeParse(row.badge.bodyConfiguration),
        variant.safeParse(row.badge.variant),
        caravan.safeParse(row.badge.caravan),
      ].every(({ success }) => success);
    expect(exceptions(fits)).toEqual([]);
    expect(makes.filter(({ name }) => !make.safeParse(name).success)).toEqual([]);
  });

  it('has a model for every look, and a caravan or a motorcycle only for its own', () => {
    const used = new Set<string | null>(rows.flatMap((row) => [row.model.look, lookOf(row)]));
    expect(looks.filter((look) => !used.has(look))).toEqual([]);
    expect(pictured(({ model, look }) => kindOf(look) === model.itemType)).toEqual([]);
  });

  it('shows the body in the look', () => {
    expect(pictured((row) => isUte(row.look) === (bodyOf(row) === 'Ute'))).toEqual([]);
  });

  it.each([
    ['Scooter', 'bike-scooter'],
    ['Enduro', 'bike-enduro'],
    ['Sport', 'bike-sport'],
  ])('shows a bike of the kind %s as %s, and no other as it but a trail bike', (body, look) => {
    const isOfKind = (row: Row) => row.model.itemType === 'motorcycle' && bodyOf(row) === body;
    const isTrail = (row: Row) => bodyOf(row) === 'Trail' && look === 'bike-enduro';
    expect(rows.some(isOfKind)).toBe(true);
    expect(exceptions((row) => isTrail(row) || isOfKind(row) === (lookOf(row) === look))).toEqual([]);
  });

  it('shows a classic in the classic twin, and nothing else but what leaves the road', () => {
    const classics = rows.filter((row) => lookOf(row) === 'bike-retro');
    expect(new Set(classics.map(bodyOf))).toEqual(new Set(['Retro', 'Trail']));
  });

  it('has no picture of what the studio has nothing like, and of every car and bike', () => {
    const without = makes.flatMap((make) => make.models.filter(({ look }) => look === null));
    expect(without.map(({ name }) => name)).toEqual(expect.arrayContaining(['Swan', 'Aliner']));
    expect(without.filter(({ itemType }) => itemType !== 'caravan')).toEqual([]);
  });

  it('shows no box on wheels where the road is meant', () => {
    const soft = new Set(['Cayenne', 'CX-90', 'Q7', 'X5', 'Palisade']);
    const boxes = rows.filter((row) => soft.has(row.model.name) && lookOf(row)?.startsWith('4x4'));
    expect(boxes.map(({ model }) => model.name)).toEqual([]);
  });

  it('shows on the frame of a ute what is driven by all four wheels or by the rear, and no road car', () => {
    expect(rows.some(isLadder)).toBe(true);
    expect(exceptions((row) => !isLadder(row) || bodyOf(row) === 'SUV')).toEqual([]);
    expect(exceptions((row) => !isLadder(row) || !/front|fwd/i.test(row.badge.drive ?? ''))).toEqual([]);
    expect(rows.filter((row) => isRoadCar(row) && isLadder(row)).map(({ name }) => name)).toEqual([]);
  });

  it('shows a hatch as a hatch, and no family car with the snorkel of an owner', () => {
    expect(
      pictured((row) => bodyOf(row) !== 'Hatch' || ['hatch', 'hatch-city', 'hatch-ev'].includes(row.look)),
    ).toEqual([]);
    const touring = rows.filter((row) => lookOf(row) === '4x4-touring').map(({ model }) => model.name);
    expect([...new Set(touring)]).toEqual(['LandCruiser 70']);
  });

  it('shows a van on the axles that it has', () => {
    expect(pictured(({ badge, look }) => !badge.caravan || badge.caravan.axleType === axlesOf(look))).toEqual(
      [],
    );
  });

  it('maps six to nine paints of every make to the colours of the pictures', () => {
    expect(makes.filter((make) => !isPainted(make)).map(({ name }) => name)).toEqual([]);
  });

  it('starts VINs as no maker does, each make in its own way', () => {
    const prefixes = makes.map(({ vinPrefix }) => vinPrefix);
    expect(duplicates(prefixes)).toEqual([]);
    expect(prefixes.filter((prefix) => !/^6[890][A-HJ-NPR-Z0-9]$/.test(prefix))).toEqual([]);
  });

  it('weighs nothing with zero', () => {
    expect([...makes, ...models].filter(({ popularity }) => !(popularity > 0))).toEqual([]);
    expect(exceptions(({ badge }) => badge.popularity > 0)).toEqual([]);
  });
});
