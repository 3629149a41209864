/** A map that forgets what was used longest ago once it holds more than it may. */
export interface BoundedMap<Key, Value> {
  readonly size: number;
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  entries(): Iterable<[Key, Value]>;
}

export function boundedMap<Key, Value>(most: number): BoundedMap<Key, Value> {
  const map = new Map<Key, Value>();
  return {
    get size() {
      return map.size;
    },
    get(key) {
      const value = map.get(key);
      if (value === undefined) return undefined;
      map.delete(key);
      map.set(key, value);
      return value;
    },
    set(key, value) {
      map.delete(key);
      map.set(key, value);
      for (const oldest of map.keys()) {
        if (map.size <= most) break;
        map.delete(oldest);
      }
    },
    delete: (key) => void map.delete(key),
    entries: () => map.entries(),
  };
}
