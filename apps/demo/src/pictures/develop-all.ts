import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { pictureKey, type Picture } from '@forecourt/testkit/world/pictures/picture';
import { plateName } from '@forecourt/testkit/world/pictures/plates';

/** What a darkroom is given: the pictures of one plate, which is read once for all of them. */
export interface PlateOrder {
  readonly plate: string;
  readonly pictures: readonly { readonly key: string; readonly picture: Picture }[];
}

/** What it gives back: one picture, or that the plate is done. */
export type DarkroomMessage = { readonly key: string; readonly bytes: Uint8Array } | { readonly done: true };

const darkrooms = 2;

/** Develops pictures, two at a time, and hands each over as it is done. The first failure ends all of it. */
export async function developAll(
  pictures: readonly Picture[],
  take: (key: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const orders = [...Map.groupBy(pictures, plateName)].map(([plate, some]): PlateOrder => ({
    plate,
    pictures: some.map((picture) => ({ key: pictureKey(picture), picture })),
  }));
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
