/**
 * Re-inserting an entry at each use makes a Map of thousands rehash itself over and over. An entry that was touched
 * within the last quarter of the map's size in uses is not among the least recently used, and stays where it is.
 */
export const touchThreshold = 0.25;

/** LRU map: beyond its size it evicts the least recently used entry, or nearly so. */
export interface LruMap<Key, Value> {
  readonly size: number;
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  entries(): Iterable<[Key, Value]>;
}

export function lruMap<Key, Value>(most: number): LruMap<Key, Value> {
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
      if (turn - entry.turn > map.size * touchThreshold) {
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
