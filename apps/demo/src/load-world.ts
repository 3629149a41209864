import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { WorldDealership } from '@forecourt/testkit/world/world';
import type { DemoPorts } from './compose.ts';
import { loadPictures } from './pictures/load-pictures.ts';
import type { Report } from './report.ts';
import { worldMark } from './world-mark.ts';
import type { WorldSource } from './world-source.ts';

/** How many dealerships are loaded side by side: one for each core of a small machine. */
const loadsAtOnce = 2;

export interface LoadOptions {
  /** Takes out what the demo has loaded before, whatever it is. */
  readonly replace: boolean;
  /** How many cars of small dealerships share a transaction. */
  readonly carsPerBatch?: number;
}

export interface LoadedWorld {
  readonly tenants: 'loaded' | 'there';
  readonly cars: number;
  readonly pictures: number;
}

export type LoadProblem =
  | { readonly code: 'busy' }
  | { readonly code: 'other_world'; readonly loaded: string; readonly wanted: string };

/**
 * Brings the world onto the platform: tenants, then the stock of each dealership, then the pictures. What is
 * there is left alone, so a run that died is finished by the next, and one more changes nothing.
 */
export async function loadWorld(
  ports: Pick<DemoPorts, 'bulk' | 'media' | 'analyse'>,
  source: WorldSource,
  { replace, carsPerBatch = 500 }: LoadOptions,
  report: Report,
): Promise<Result<LoadedWorld, LoadProblem>> {
  const { bulk } = ports;
  const author = worldMark(source);
  const loaded = await bulk.alone<Result<LoadedWorld, LoadProblem>>(async () => {
    const found = await bulk.findLoaded(author.operator.id);
    if (found !== null && found !== author.why && !replace)
      return fail({ code: 'other_world', loaded: found, wanted: author.why });
    if (found !== null && replace) {
      report.step('taking out what the demo loaded before');
      await bulk.removeTenants(author.operator.id);
    }
    const isThere = found !== null && !replace;
    if (!isThere) {
      report.step(
        `loading ${source.world.sites.length} sites and ${source.world.dealerships.length} dealerships`,
      );
      await bulk.loadTenants(source.world, author);
    }
    const cars = await loadStock(ports, source, carsPerBatch, report);
    if (cars > 0 || !isThere) {
      report.step('counting for the planner');
      await ports.analyse();
    }
    const pictures = await loadPictures(ports, source.world, report);
    return ok({ tenants: isThere ? 'there' : 'loaded', cars, pictures });
  });
  return loaded ?? fail({ code: 'busy' });
}

async function loadStock(
  { bulk }: Pick<DemoPorts, 'bulk'>,
  { world, carsOf }: WorldSource,
  carsPerBatch: number,
  report: Report,
): Promise<number> {
  const stocked = await bulk.listStocked();
  const waiting = world.dealerships.filter(({ id, stock }) => stock.count > 0 && !stocked.has(id));
  const wanted = waiting.reduce((sum, { stock }) => sum + stock.count, 0);
  let done = 0;
  function* counted(dealership: WorldDealership) {
    for (const { car } of carsOf(dealership)) {
      yield car;
      done += 1;
      report.progress('cars', done, wanted);
    }
  }
  const queue = batchesOf(waiting, carsPerBatch);
  const loadNext = async () => {
    for (let part = queue.pop(); part !== undefined; part = queue.pop())
      await bulk.loadStock(
        part.map((dealership) => ({ dealershipId: dealership.id, cars: counted(dealership) })),
      );
  };
  try {
    await Promise.all(Array.from({ length: loadsAtOnce }, loadNext));
  } finally {
    // When one of them fails, the other ends with the part that it is at.
    queue.length = 0;
  }
  return done;
}

/** What is loaded together: a statement costs the same for ten cars as for a thousand. The largest come last. */
function batchesOf(dealerships: readonly WorldDealership[], carsPerBatch: number): WorldDealership[][] {
  const batches: WorldDealership[][] = [];
  let room = 0;
  for (const dealership of dealerships.toSorted((a, b) => a.stock.count - b.stock.count)) {
    if (room < dealership.stock.count) {
      batches.push([]);
      room = carsPerBatch;
    }
    batches.at(-1)?.push(dealership);
    room -= dealership.stock.count;
  }
  return batches;
}
