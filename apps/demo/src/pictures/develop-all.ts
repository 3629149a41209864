import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Picture } from '@forecourt/testkit/world/pictures/picture';
import { plateName, sittingKey } from '@forecourt/testkit/world/pictures/plates';

/** What a darkroom is given: the pictures of one plate, which is read once for all of them. */
export type PlateOrder = readonly [Picture, ...Picture[]];

/** What it gives back: one picture, or that the plate is done. */
export type DarkroomMessage = { readonly key: string; readonly bytes: Uint8Array } | { readonly done: true };

const darkrooms = 2;
const mostOfOrder = 120;

/** Develops pictures, two at a time, and hands each over as it is done. The first failure ends all of it. */
export async function developAll(
  pictures: readonly Picture[],
  take: (key: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const together = [...Map.groupBy(pictures, sittingKey).values()].flat();
  const orders = [...Map.groupBy(together, plateName).values()].flatMap(piecesOf);
  const workers = Array.from(
    { length: Math.min(darkrooms, orders.length) },
    () => new Worker(new URL('./darkroom.ts', import.meta.url)),
  );
  try {
    await Promise.all(workers.map((worker) => serve(worker, orders, take)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** The pictures of a plate in orders of a size, so that no darkroom is left with a long one at the end. */
function piecesOf(ofPlate: readonly Picture[]): PlateOrder[] {
  const [first, ...others] = ofPlate.slice(0, mostOfOrder);
  if (first === undefined) return [];
  return [[first, ...others], ...piecesOf(ofPlate.slice(mostOfOrder))];
}

async function serve(
  worker: Worker,
  orders: PlateOrder[],
  take: (key: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const first = orders.pop();
  if (first === undefined) return;
  worker.postMessage(first, []);
  const taken: Promise<void>[] = [];
  // Ends by throwing when the worker fails, so nobody waits for a darkroom that is gone.
  for await (const [message] of on(worker, 'message') as AsyncIterable<[DarkroomMessage]>) {
    if ('bytes' in message) {
      taken.push(take(message.key, message.bytes));
      continue;
    }
    await Promise.all(taken.splice(0));
    const next = orders.pop();
    if (next === undefined) return;
    worker.postMessage(next, []);
  }
}
