import type { Car } from '@forecourt/domain/stock/car/car';
import type { Random } from '../random.ts';
import type { Badge, CatalogueMake, CatalogueModel, Generation } from '../vehicles/catalogue.ts';
import { worthAfter } from './depreciation.ts';
import type { StockPlan } from './stock-plan.ts';
import { draw, weightedTable, type WeightedTable } from './weighted-table.ts';

/** What was built: everything of a car that its maker decided, apart from the paint. */
export interface Vehicle {
  readonly make: CatalogueMake;
  readonly model: CatalogueModel;
  readonly generation: Generation;
  readonly badge: Badge;
  readonly year: number;
  /** What one of this age usually costs, excluding government charges, in dollars. */
  readonly usualPrice: number;
}

export type CarType = NonNullable<Car['carType']>;
export type VehicleTables = Readonly<Partial<Record<CarType, WeightedTable<Vehicle>>>>;

/** The oldest car that a licensed dealer takes into the yard, in years. */
const oldest = 20;
/** So many draws for a used car within the plan's prices; past them the nearest of them is taken. */
const mostDraws = 60;

/** By catalogue, then by what a table is made of: dealerships with the same makes share it. */
const memo = new WeakMap<readonly CatalogueMake[], Map<string, WeightedTable<Vehicle>>>();

/** What a dealership draws its cars from, for the types of car that its plan has. */
export function vehicleTables(
  catalogue: readonly CatalogueMake[],
  plan: Pick<StockPlan, 'carTypes' | 'itemType' | 'newMakes' | 'usedMakes' | 'fuels'>,
  thisYear: number,
): VehicleTables {
  const types = (Object.keys(plan.carTypes) as CarType[]).filter((type) => (plan.carTypes[type] ?? 0) > 0);
  return Object.fromEntries(types.map((type) => [type, tableFor(catalogue, plan, type, thisYear)]));
}

/** A vehicle as common as it is on the road; a used one at a price that the dealer trades in. */
export function chooseVehicle(
  table: WeightedTable<Vehicle>,
  carType: CarType,
  [min, max]: StockPlan['usedPrices'],
  random: Random,
): Vehicle {
  let nearest = draw(table, random);
  if (carType !== 'used') return nearest;
  const distance = ({ usualPrice }: Vehicle) => Math.max(min - usualPrice, usualPrice - max, 0);
  for (let tries = 1; tries < mostDraws && distance(nearest) > 0; tries += 1) {
    const other = draw(table, random);
    if (distance(other) < distance(nearest)) nearest = other;
  }
  return nearest;
}

function tableFor(
  catalogue: readonly CatalogueMake[],
  plan: Pick<StockPlan, 'itemType' | 'newMakes' | 'usedMakes' | 'fuels'>,
  carType: CarType,
  thisYear: number,
): WeightedTable<Vehicle> {
  const hasFranchise = carType !== 'used' && plan.newMakes.length > 0;
  const slugs = hasFranchise ? plan.newMakes : plan.usedMakes;
  const kind = carType === 'used' ? 'used' : 'new';
  const fuels = plan.fuels ?? {};
  const key = [kind, plan.itemType, thisYear, slugs?.join(' ') ?? '*', JSON.stringify(fuels)].join('/');
  const tables = memo.get(catalogue) ?? new Map<string, WeightedTable<Vehicle>>();
  memo.set(catalogue, tables);
  const known = tables.get(key);
  if (known !== undefined) return known;

  const makes = slugs === null ? catalogue : catalogue.filter(({ slug }) => slugs.includes(slug));
  const vehicles = makes.flatMap((make) => vehiclesOf(make, plan.itemType, kind, thisYear));
  const table = weightedTable(
    vehicles,
    ([{ badge }, weight]) => weight * (fuels[badge.simpleFuel ?? ''] ?? 1),
  );
  if (table.items.length === 0) throw new Error(`The catalogue has nothing for ${key}`);
  const made = { items: table.items.map(([vehicle]) => vehicle), sums: table.sums };
  tables.set(key, made);
  return made;
}

function vehiclesOf(
  make: CatalogueMake,
  itemType: Car['itemType'],
  kind: 'new' | 'used',
  thisYear: number,
): readonly (readonly [Vehicle, weight: number])[] {
  const models = make.models.filter(
    (model) => model.itemType === itemType && (kind === 'used' || model.newAs !== null),
  );
  const ofMake = make.popularity / sumOf(models);
  return models.flatMap((model) =>
    generationsFor(model, kind).flatMap((generation) =>
      yearsFor(generation, kind, thisYear).flatMap(([year, share]) => {
        const ofYear = (ofMake * model.popularity * share) / sumOf(badgesSoldIn(model, year));
        return generation.badges.map((badge) => {
          const usualPrice = priceAt(thisYear - year, { make, model, generation, badge, year });
          const vehicle: Vehicle = { make, model, generation, badge, year, usualPrice };
          return [vehicle, ofYear * badge.popularity] as const;
        });
      }),
    ),
  );
}

/** A badge is as common as it is among all that were sold beside it, also those of another series. */
function badgesSoldIn({ generations }: CatalogueModel, year: number): readonly Badge[] {
  return generations
    .filter(({ years: [first, last] }) => first <= year && year <= last)
    .flatMap(({ badges }) => badges);
}

/** New are only the generations that are still made: several, where the sedan has a series of its own. */
function generationsFor({ generations }: CatalogueModel, kind: 'new' | 'used'): readonly Generation[] {
  if (kind === 'used') return generations;
  const last = Math.max(...generations.map(({ years }) => years[1]));
  return generations.filter(({ years }) => years[1] === last);
}

/** The model years that stand in yards, each with its share: most are two to six years old. */
function yearsFor(
  { years: [first, last] }: Generation,
  kind: 'new' | 'used',
  thisYear: number,
): readonly (readonly [year: number, share: number])[] {
  const newest = Math.min(last, thisYear);
  if (kind === 'new')
    return newest > first
      ? [
          [newest, 4],
          [newest - 1, 1],
        ]
      : [[newest, 1]];
  const built = Math.max(first, thisYear - oldest);
  return Array.from({ length: Math.max(0, newest - built + 1) }, (_, index) => {
    const age = thisYear - built - index;
    return [built + index, age === 0 ? 0.15 : (age + 1) * Math.exp(-age / 3.8)] as const;
  });
}

function priceAt(age: number, { make, model, generation, badge, year }: Omit<Vehicle, 'usualPrice'>): number {
  // The price in the catalogue is that of the generation's last year; before, the same badge cost less.
  const whenNew = badge.newPrice * 0.985 ** (generation.years[1] - year);
  return whenNew * worthAfter(age, make.slug, model, badge);
}

function sumOf(items: readonly { readonly popularity: number }[]): number {
  return items.reduce((sum, { popularity }) => sum + popularity, 0);
}
