import { createHash } from 'node:crypto';
import type { BulkAuthor } from '@forecourt/app/ports/platform/bulk-loader.port';
import { worldId } from '@forecourt/testkit/world/world-id';
import { readWorldName, type WorldChoice, type WorldSource } from './world-source.ts';

/** In whose name the demo's tenants are loaded; what this operator loaded is the demo's to take out again. */
export const demoOperator = {
  id: worldId('staff/demo-operator'),
  email: 'demo-operator@forecourt.example',
  name: 'Demo operator',
  disabledAt: null,
};

const sampledCars = 3;

/**
 * The sentence that tells a loaded world from any other. Its digest is of everything but the cars, and of
 * the first few cars of each dealership: a generator that makes anything else of them makes another world.
 */
export function worldMark({ name, world, carsOf }: WorldSource): BulkAuthor {
  const digest = createHash('sha256').update(JSON.stringify(world));
  for (const dealership of world.dealerships) {
    let sampled = 0;
    for (const car of carsOf(dealership)) {
      digest.update(JSON.stringify(car));
      sampled += 1;
      if (sampled === sampledCars) break;
    }
  }
  const day = world.asOf.toISOString().slice(0, 10);
  const why = `Demo world ${name} as of ${day}, made of ${digest.digest('hex').slice(0, 16)}`;
  return { operator: demoOperator, why, at: world.asOf };
}

/** Which world was loaded with this sentence; null where it is none of the demo's. */
export function readWorldMark(why: string): WorldChoice | null {
  const [, name, day] = /^Demo world (.+) as of (\d{4}-\d\d-\d\d), made of [\da-f]{16}$/.exec(why) ?? [];
  return name === undefined ? null : readWorldName(name, new Date(`${day}T00:00:00Z`));
}
