import { isAvailable } from '@forecourt/domain/stock/car/availability';
import * as z from 'zod';
import type { CarWaitStore } from '../../ports/checkout/car-wait-store.port.ts';
import type { ReservationStore } from '../../ports/checkout/reservation-store.port.ts';
import { defineJob, type JobQueue } from '../../ports/platform/jobs.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import { sendFreeCarJob } from './send-free-car.job.ts';

/** Looks whether cars that somebody of a site waits for have come free. */
export const tellFreeCarsJob = defineJob({
  name: 'tell-free-cars',
  input: z.strictObject({}),
  timeoutSeconds: 120,
});

/** One of a site waits at a time: whoever enqueues another replaces it. */
const key = 'tell-free-cars';
const pauseMs = 2 * 60_000;
const batch = 200;
const mostBatches = 200;

/** Has them looked for, once there is somebody who waits. */
export function lookForFreeCars(jobs: Pick<JobQueue, 'enqueue'>): Promise<void> {
  return jobs.enqueue(tellFreeCarsJob, {}, { key });
}

export interface TellFreeCarsPorts {
  readonly store: StoreRunner<{
    readonly carWaits: Pick<CarWaitStore, 'listWaiting' | 'tell'>;
    readonly cars: Pick<CarStore, 'listByIds'>;
    readonly reservations: Pick<ReservationStore, 'findKeeping'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

/**
 * Writes down who is told and has it sent, each batch in one transaction: a mail is on its way exactly if that is
 * written. However a hold ended, and on whichever site: the car itself says whether it is free. Comes back while anybody
 * waits. Answers how many are told.
 */
export async function tellFreeCars(
  { store }: TellFreeCarsPorts,
  scope: SiteScope,
  now: Date,
): Promise<number> {
  let told = 0;
  let after: string | null = null;
  for (let round = 0; round < mostBatches; round += 1) {
    const from: string | null = after;
    const { last, isLast, count } = await store.run(scope, async ({ carWaits, cars, reservations, jobs }) => {
      const waits = await carWaits.listWaiting(from, now, batch);
      const ids = [...new Set(waits.map(({ carId }) => carId))];
      const free = new Set<string>();
      for (const car of await cars.listByIds(ids)) {
        if (!isAvailable(car) || car.reserved) continue;
        if ((await reservations.findKeeping(car.id)) === null) free.add(car.id);
      }
      let sent = 0;
      for (const { id, carId } of waits) {
        if (!free.has(carId) || !(await carWaits.tell(id, now))) continue;
        await jobs.enqueue(sendFreeCarJob, { waitId: id }, { key: `free ${id}` });
        sent += 1;
      }
      const isEnd = waits.length < batch;
      if (isEnd && (from !== null || waits.length > sent)) {
        await jobs.enqueue(tellFreeCarsJob, {}, { key, runAt: new Date(now.getTime() + pauseMs) });
      }
      return { last: waits.at(-1)?.id ?? null, isLast: isEnd, count: sent };
    });
    told += count;
    after = last;
    if (isLast) break;
  }
  return told;
}
