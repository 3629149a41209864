import type { ElapsedClock } from './elapsed-clock.ts';

/** A semaphore with a bounded queue, shared fairly by owners, as sites are. */
export interface ConcurrencyLimit {
  /** Runs the work when it has a permit. Refused at once where the queue is full, and later where waiting took too long. */
  run<T>(owner: string, work: (waitedMs: number) => Promise<T>): Promise<T>;
}

export interface ConcurrencyLimitOptions {
  /** Permits. */
  readonly atOnce: number;
  /** Of one owner, so that there is always room for another; without it, all. */
  readonly mostOfOwner?: number;
  /** How many may wait for one. */
  readonly waiting: number;
  /**
   * In which order an owner's own work is served. Last in, first out is for work with a deadline: when more comes than
   * can be done, those at the head of a queue have no time left for the work itself, and it would be done for nobody.
   */
  readonly order: 'fifo' | 'lifo';
  /** How long one waits at most; without it, for as long as it takes. */
  readonly timeoutMs?: number;
  readonly refuse: () => Error;
  readonly clock: ElapsedClock;
}

/** How much of something there is, and how it is shared. */
export type ConcurrencyLimits = Pick<
  ConcurrencyLimitOptions,
  'atOnce' | 'mostOfOwner' | 'waiting' | 'timeoutMs'
>;

interface Waiter {
  admit(): void;
  giveUp(): void;
}

interface Owner {
  running: number;
  /** The first is the next to be served. */
  readonly queue: Waiter[];
  /** What its work took lately. */
  spentMs: number;
  /** When that was true. */
  atMs: number;
  /** When it was last served, in turns of all. */
  turn: number;
}

/** What an owner's work took counts half as much after this long. */
const halfLifeMs = 1_000;
/** Less is not remembered. */
const leastSpentMs = 1;
const mostIdleOwners = 1_000;

/**
 * Keeps work from piling up: what cannot be done soon is refused soon. Of the owners who wait the one whose work took
 * least time lately is served first, and of those alike the one that was served longest ago: a site that asks for much
 * waits for itself. Where the queue is full, the owner with most in it gives way to one with less.
 */
export function concurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { atOnce, mostOfOwner = atOnce, waiting, order, timeoutMs, refuse, clock } = options;
  const owners = new Map<string, Owner>();
  /** Those with a queue: of thousands of sites a few wait. */
  const crowd = new Set<Owner>();
  let running = 0;
  let queued = 0;
  let turns = 0;

  function ownerOf(name: string): Owner {
    const known = owners.get(name);
    if (known) return known;
    if (owners.size > mostIdleOwners) dropIdle(owners, clock.elapsedMs());
    const owner = { running: 0, queue: [], spentMs: 0, atMs: clock.elapsedMs(), turn: 0 };
    owners.set(name, owner);
    return owner;
  }

  function enqueue(owner: Owner): Promise<void> {
    const { queue } = owner;
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        admit() {
          callOff();
          resolve();
        },
        giveUp() {
          callOff();
          queue.splice(queue.indexOf(waiter), 1);
          left(owner);
          reject(refuse());
        },
      };
      const callOff =
        timeoutMs === undefined ? () => undefined : clock.after(timeoutMs, () => waiter.giveUp());
      queue.push(waiter);
      crowd.add(owner);
      queued += 1;
    });
  }

  function left(owner: Owner): void {
    queued -= 1;
    if (owner.queue.length === 0) crowd.delete(owner);
  }

  function start(owner: Owner): void {
    running += 1;
    turns += 1;
    owner.running += 1;
    owner.turn = turns;
  }

  function acquire(owner: Owner): Promise<void> {
    if (running < atOnce && owner.running < mostOfOwner) {
      start(owner);
      return Promise.resolve();
    }
    if (queued >= waiting) {
      const crowded = mostCrowded(crowd, owner.queue.length);
      if (!crowded) return Promise.reject(refuse());
      // The one that would have been served last.
      (order === 'fifo' ? crowded.at(-1) : crowded[0])?.giveUp();
    }
    return enqueue(owner);
  }

  function release(owner: Owner, tookMs: number): void {
    const nowMs = clock.elapsedMs();
    owner.spentMs = spentLately(owner, nowMs) + tookMs;
    owner.atMs = nowMs;
    owner.running -= 1;
    running -= 1;
    const next = nextOf(crowd, { mostOfOwner, nowMs });
    const waiter = order === 'fifo' ? next?.queue.shift() : next?.queue.pop();
    if (!next || !waiter) return;
    left(next);
    // The permit is handed on: whoever comes meanwhile cannot slip in before those who wait.
    start(next);
    waiter.admit();
  }

  return {
    async run(name, work) {
      const owner = ownerOf(name);
      const cameMs = clock.elapsedMs();
      await acquire(owner);
      const startedMs = clock.elapsedMs();
      try {
        return await work(startedMs - cameMs);
      } finally {
        release(owner, clock.elapsedMs() - startedMs);
      }
    },
  };
}

function spentLately({ spentMs, atMs }: Owner, nowMs: number): number {
  return spentMs * 2 ** ((atMs - nowMs) / halfLifeMs);
}

function nextOf(
  crowd: Iterable<Owner>,
  { mostOfOwner, nowMs }: { readonly mostOfOwner: number; readonly nowMs: number },
): Owner | undefined {
  let next: Owner | undefined;
  let least = Infinity;
  for (const owner of crowd) {
    if (owner.running >= mostOfOwner) continue;
    const spent = spentLately(owner, nowMs);
    if (spent > least || (spent === least && next && owner.turn >= next.turn)) continue;
    next = owner;
    least = spent;
  }
  return next;
}

/** The longest queue, where it stays at least as long as that of the newcomer without one of its waiters. */
function mostCrowded(crowd: Iterable<Owner>, ownLength: number): readonly Waiter[] | undefined {
  let longest: readonly Waiter[] | undefined;
  for (const { queue } of crowd) if (queue.length > (longest?.length ?? ownLength + 1)) longest = queue;
  return longest;
}

/** Those that neither run nor wait, and whose time is as good as forgotten. */
function dropIdle(owners: Map<string, Owner>, nowMs: number): void {
  for (const [name, owner] of owners) {
    const isBusy = owner.running > 0 || owner.queue.length > 0;
    if (!isBusy && spentLately(owner, nowMs) < leastSpentMs) owners.delete(name);
  }
}
