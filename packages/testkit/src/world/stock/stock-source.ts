import type { LocationId } from '@forecourt/domain/core/ids';
import type { Location } from '@forecourt/domain/locations/location';
import type { Car } from '@forecourt/domain/stock/car/car';
import { hash } from '../random.ts';
import type { CatalogueMake, Paint } from '../vehicles/catalogue.ts';
import type { WorldDealership } from '../world.ts';
import { priceTypesOf, type PriceType } from './asking-price.ts';
import { vehicleTables, type CarType, type VehicleTables } from './choose-vehicle.ts';
import { feedGaps, type FeedGaps } from './gaps.ts';
import { specialsFor, type Special } from './special.ts';
import { weightedTable, wordTable, type WeightedTable } from './weighted-table.ts';

/** Where a car can stand: the location itself with the form in which a car carries it. */
export interface CarPlace {
  readonly id: LocationId;
  readonly source: Location;
  readonly location: NonNullable<Car['location']>;
}

/** A dealership with everything that its cars have in common, worked out once for all of them. */
export interface StockSource {
  readonly dealership: WorldDealership;
  readonly asOf: Date;
  readonly carTypes: WeightedTable<CarType>;
  readonly vehicles: VehicleTables;
  readonly places: readonly CarPlace[];
  readonly priceTypes: readonly PriceType[];
  readonly gaps: FeedGaps;
  readonly specials: readonly Special[];
  /** Begins the counts of the dealership somewhere of its own. */
  readonly offset: number;
}

export function stockSource(
  dealership: WorldDealership,
  asOf: Date,
  catalogue: readonly CatalogueMake[],
): StockSource {
  const { stock: plan, slug } = dealership;
  return {
    dealership,
    asOf,
    carTypes: wordTable(plan.carTypes),
    vehicles: vehicleTables(catalogue, plan, asOf.getUTCFullYear()),
    places: placesOf(dealership),
    priceTypes: priceTypesOf(plan),
    gaps: feedGaps(slug, plan.dirt),
    specials: specialsFor(plan),
    offset: hash(`yard/${slug}`, 0),
  };
}

/** Cars stand where they are sold; a dealership without such a location has them nowhere in particular. */
function placesOf({ locations, distributions }: WorldDealership): readonly CarPlace[] {
  const selling = locations.filter(
    ({ locationType, locationSubtype, visible }) =>
      visible && (locationType ?? 'sales') === 'sales' && locationSubtype !== 'buying',
  );
  return selling.map((source) => {
    const to = distributions.find(({ from }) => from.id === source.id)?.to ?? [];
    const { id, name, slug, phone, landlinePhone, address } = source;
    return {
      id,
      source,
      location: {
        name,
        slug,
        phone: phone ?? landlinePhone,
        address,
        distributionLocations: to.map((other) => ({ id: other.id, name: other.name })),
      },
    };
  });
}

const paintTables = new WeakMap<CatalogueMake, WeightedTable<Paint>>();

/** The paints of a make by how often they are bought. */
export function paintsOf(make: CatalogueMake): WeightedTable<Paint> {
  const known = paintTables.get(make);
  if (known !== undefined) return known;
  const made = weightedTable(make.paints, ({ popularity }) => popularity);
  paintTables.set(make, made);
  return made;
}
