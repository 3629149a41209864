import type { World, WorldCar, WorldDealership } from '@forecourt/testkit/world/world';

/** A world and its cars, which are made as they are asked for. */
export interface WorldSource {
  /** Which world it is, in the words of the command: `demo`, `scale 1000 sites`. */
  readonly name: string;
  readonly world: World;
  readonly carsOf: (dealership: WorldDealership) => Iterable<WorldCar>;
}
