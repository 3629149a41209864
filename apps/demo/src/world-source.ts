import { demoWorld } from '@forecourt/testkit/world/dealers/demo-world';
import { scaleWorld } from '@forecourt/testkit/world/dealers/scale-world';
import { stockOf } from '@forecourt/testkit/world/stock/stock-of';
import type { World, WorldCar, WorldDealership } from '@forecourt/testkit/world/world';

/** Which world: the one people look at, or one of a size; and the day on which it is what it is. */
export type WorldChoice = { readonly asOf: Date } & (
  { readonly size: 'demo' } | { readonly size: 'scale'; readonly sites: number; readonly cars: number }
);

/** A world and its cars, which are made as they are asked for. */
export interface WorldSource {
  /** Which one it is, in a few words. */
  readonly name: string;
  readonly world: World;
  readonly carsOf: (dealership: WorldDealership) => Iterable<WorldCar>;
}

/** Enough for a card and a page; the pictures are the same few hundred whatever the size. */
const photosAtScale = 2;

/** The world of a choice. */
export function worldSource(choice: WorldChoice): WorldSource {
  const name = nameOf(choice);
  if (choice.size === 'demo') {
    const world = demoWorld(choice.asOf);
    return { name, world, carsOf: (dealership) => stockOf(world, dealership) };
  }
  const world = scaleWorld(choice.asOf, { sites: choice.sites, cars: choice.cars });
  return {
    name,
    world,
    *carsOf(dealership) {
      for (const { car, dirt } of stockOf(world, dealership))
        yield { car: { ...car, photos: car.photos.slice(0, photosAtScale) }, dirt };
    },
  };
}

/** The words for a choice, from which `readWorldName` has it back. */
function nameOf(choice: WorldChoice): string {
  return choice.size === 'demo' ? 'demo' : `scale of ${choice.sites} sites and ${choice.cars} cars`;
}

/** The choice that has this name; null for a name of another program's making. */
export function readWorldName(name: string, asOf: Date): WorldChoice | null {
  if (name === 'demo') return { size: 'demo', asOf };
  const [, sites, cars] = /^scale of (\d+) sites and (\d+) cars$/.exec(name) ?? [];
  return sites === undefined ? null : { size: 'scale', sites: Number(sites), cars: Number(cars), asOf };
}
