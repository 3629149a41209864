/** An LRU map for several owners, limited by the bytes of all and of each. */
export interface ByteLimitedMap<Value> {
  readonly bytes: number;
  readonly size: number;
  get(owner: string, key: string): Value | undefined;
  set(owner: string, key: string, value: Value, bytes: number): void;
  delete(owner: string, key: string): void;
}

export interface ByteLimits {
  readonly most: number;
  /** However much one owner brings, it cannot evict all others. */
  readonly mostOfOwner: number;
  /** A single entry of more than this share of its owner's would evict too many others, and is not taken. */
  readonly largestShare?: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** Of its owner, when it was last moved behind all others. */
  turn: number;
}

/** The entries of one owner, the least recently used first. */
interface Owned<Value> {
  readonly entries: Map<string, Entry<Value>>;
  bytes: number;
  turn: number;
}

/**
 * Re-inserting an entry at each use makes a Map of thousands rehash itself over and over. An entry that was touched
 * within the last quarter of the map's size in uses is not among the least recently used, and stays where it is.
 */
const touchThreshold = 0.25;
/** What an entry takes beside its bytes, roughly. */
const entryBytes = 500;

/** An owner evicts what it used longest ago; where all together hold too much, the largest owner does. */
export function byteLimitedMap<Value>(limits: ByteLimits): ByteLimitedMap<Value> {
  const { most, mostOfOwner, largestShare = 0.25 } = limits;
  const owners = new Map<string, Owned<Value>>();
  let bytes = 0;
  let size = 0;

  function remove(owner: string, owned: Owned<Value>, key: string): void {
    const entry = owned.entries.get(key);
    if (!entry) return;
    owned.entries.delete(key);
    owned.bytes -= entry.bytes;
    bytes -= entry.bytes;
    size -= 1;
    if (owned.entries.size === 0) owners.delete(owner);
  }

  function evict(owner: string, owned: Owned<Value>, isEnough: () => boolean): void {
    for (const key of owned.entries.keys()) {
      if (isEnough()) return;
      remove(owner, owned, key);
    }
  }

  function add(owner: string, key: string, entry: Omit<Entry<Value>, 'turn'>): void {
    const owned = owners.get(owner) ?? { entries: new Map<string, Entry<Value>>(), bytes: 0, turn: 0 };
    owners.set(owner, owned);
    owned.turn += 1;
    owned.entries.set(key, { ...entry, turn: owned.turn });
    owned.bytes += entry.bytes;
    bytes += entry.bytes;
    size += 1;
    evict(owner, owned, () => owned.bytes <= mostOfOwner);
    if (bytes > most) evict(...largestOf(owners, [owner, owned]), () => bytes <= most);
  }

  return {
    get bytes() {
      return bytes;
    },
    get size() {
      return size;
    },
    get: (owner, key) => touch(owners.get(owner), key),
    set(owner, key, value, valueBytes) {
      const known = owners.get(owner);
      if (known) remove(owner, known, key);
      const entry = { value, bytes: valueBytes + key.length * 2 + entryBytes };
      if (entry.bytes <= mostOfOwner * largestShare) add(owner, key, entry);
    },
    delete(owner, key) {
      const owned = owners.get(owner);
      if (owned) remove(owner, owned, key);
    },
  };
}

function touch<Value>(owned: Owned<Value> | undefined, key: string): Value | undefined {
  const entry = owned?.entries.get(key);
  if (!owned || !entry) return undefined;
  owned.turn += 1;
  if (owned.turn - entry.turn > owned.entries.size * touchThreshold) {
    entry.turn = owned.turn;
    owned.entries.delete(key);
    owned.entries.set(key, entry);
  }
  return entry.value;
}

function largestOf<Value>(
  owners: ReadonlyMap<string, Owned<Value>>,
  first: [string, Owned<Value>],
): [string, Owned<Value>] {
  let largest = first;
  for (const one of owners) if (one[1].bytes > largest[1].bytes) largest = one;
  return largest;
}
