/**
 * Moving an entry behind all others at each use makes a map of thousands copy itself over and over. One that was
 * moved within so many uses as a part of the map is not among the oldest, and stays where it is.
 */
export const restingPart = 0.25;

/** A map that forgets what was used longest ago, or nearly so, once it holds more than it may. */
export interface BoundedMap<Key, Value> {
  readonly size: number;
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  entries(): Iterable<[Key, Value]>;
}

export function boundedMap<Key, Value>(most: number): BoundedMap<Key, Value> {
  const map = new Map<Key, { readonly value: Value; readonly turn: number }>();
  let turn = 0;
  return {
    get size() {
      return map.size;
    },
    get(key) {
      const entry = map.get(key);
      if (entry === undefined) return undefined;
      turn += 1;
      if (turn - entry.turn > map.size * restingPart) {
        map.delete(key);
        map.set(key, { value: entry.value, turn });
      }
      return entry.value;
    },
    set(key, value) {
      turn += 1;
      map.delete(key);
      map.set(key, { value, turn });
      for (const oldest of map.keys()) {
        if (map.size <= most) break;
        map.delete(oldest);
      }
    },
    delete: (key) => void map.delete(key),
    *entries() {
      for (const [key, { value }] of map) yield [key, value];
    },
  };
}
