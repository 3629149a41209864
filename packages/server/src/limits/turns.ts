export interface TurnsOptions {
  /** Of the owners who wait, the one with most is next: what it may still take. */
  readonly creditOf: (owner: string) => number;
  /** Told what an owner's turn took. */
  readonly spend: (owner: string, ms: number) => void;
  /** Of this thread: what others take from the machine is nobody's turn. */
  readonly cpuMs: () => number;
}

/** Waits for the owner's turn. Its turn lasts until it waits for anything again. */
export type NextTurn = (owner: string) => Promise<void>;

/**
 * Lets those who compute have the event loop one after the other, one turn for each of its rounds: between two turns
 * whatever came in is answered, as a cached page is. Without it all whose data arrived at once would compute at once, and
 * whoever only wants a cached page would wait for all of them.
 */
export function turns({ creditOf, spend, cpuMs }: TurnsOptions): NextTurn {
  const waiting = new Map<string, (() => void)[]>();
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    let owner: string | undefined;
    let beganMs = 0;
    // Two immediates of one round: Node runs every promise that the first has settled before it begins the second.
    setImmediate(() => {
      owner = richest(waiting, creditOf);
      beganMs = cpuMs();
      if (owner !== undefined) takeFirst(waiting, owner)?.();
    });
    setImmediate(() => {
      if (owner !== undefined) spend(owner, cpuMs() - beganMs);
      isScheduled = false;
      schedule();
    });
  }

  return (owner) =>
    new Promise((resolve) => {
      const queue = waiting.get(owner);
      if (queue) queue.push(resolve);
      else waiting.set(owner, [resolve]);
      schedule();
    });
}

function richest(
  waiting: ReadonlyMap<string, unknown>,
  creditOf: TurnsOptions['creditOf'],
): string | undefined {
  let next: string | undefined;
  let most = -Infinity;
  for (const owner of waiting.keys()) {
    const credit = creditOf(owner);
    if (credit <= most) continue;
    next = owner;
    most = credit;
  }
  return next;
}

function takeFirst<Item>(queues: Map<string, Item[]>, owner: string): Item | undefined {
  const queue = queues.get(owner);
  const first = queue?.shift();
  if (queue?.length === 0) queues.delete(owner);
  return first;
}
