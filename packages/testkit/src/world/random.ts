/** Numbers that look random and are the same on every machine. */
export interface Random {
  /** From 0 up to but without 1. */
  next(): number;
  /** A whole number between two, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** By weight: `{ used: 7, demo: 1 }` gives used seven times as often. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key;
  /** Around 0, mostly within 1, never beyond 3. */
  bell(): number;
}

/**
 * A source of its own for each key, so that one more draw for one car changes no other: a car is a
 * function of its key alone.
 */
export function randomFor(key: string): Random {
  let state = hash(key, 0);
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_00_00_00_00;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(list) {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    weighted: (weights) => pickWeighted(weights, next()),
    bell: () => Math.max(-3, Math.min(3, (next() + next() + next() + next() - 2) * 1.732)),
  };
}

function pickWeighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>, at: number): Key {
  const entries = Object.entries(weights) as [Key, number][];
  let left = at * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  throw new Error('Nothing to pick from');
}

/** 32 bits of a text; another salt gives other bits. */
export function hash(text: string, salt: number): number {
  let mixed = Math.imul(salt + 1, 0x9e_37_79_b1) ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x85_eb_ca_6b);
    mixed ^= mixed >>> 13;
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0xc2_b2_ae_35);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
