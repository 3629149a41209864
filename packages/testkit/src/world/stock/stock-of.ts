import type { CatalogueMake } from '../vehicles/catalogue.ts';
import { makes } from '../vehicles/makes.ts';
import type { World, WorldCar, WorldDealership } from '../world.ts';
import { makeCar } from './make-car.ts';
import { stockSource } from './stock-source.ts';

/**
 * The cars of a dealership, one after the other. A car depends on its dealership, its number and the day
 * alone: more cars, other dealerships or a second run change none of them.
 */
export function* stockOf(
  world: Pick<World, 'asOf'>,
  dealership: WorldDealership,
  catalogue: readonly CatalogueMake[] = makes,
): Generator<WorldCar> {
  const source = stockSource(dealership, world.asOf, catalogue);
  for (let index = 0; index < dealership.stock.count; index += 1) yield makeCar(source, index);
}
