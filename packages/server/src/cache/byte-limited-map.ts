import { touchThreshold } from './lru-map.ts';

/** What is cached for several owners, up to a number of bytes for all and for each. */
export interface ByteLimitedMap<Value> {
  readonly bytes: number;
  readonly size: number;
  get(owner: string, key: string): Value | undefined;
  set(owner: string, key: string, value: Value, bytes: number): void;
  delete(owner: string, key: string): void;
}

export interface ByteLimits {
  readonly most: number;
  /** However much one is asked for, it cannot push out all others. */
  readonly mostOfOwner: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** Of its owner, when it was moved behind all others. */
  turn: number;
}
interface Owned<Value> {
  readonly entries: Map<string, Entry<Value>>;
  bytes: number;
  turn: number;
}

/** What an entry takes beside its bytes, roughly. */
const entryBytes = 500;
/** A single entry of more than this part of its owner's share would throw out too many others. */
const largestPart = 0.25;

/** LRU by bytes: an owner evicts what it used longest ago; where all together hold too much, the largest owner does. */
export function byteLimitedMap<Value>({ most, mostOfOwner }: ByteLimits): ByteLimitedMap<Value> {
  const owners = new Map<string, Owned<Value>>();
  let bytes = 0;
  let size = 0;

  function forget(owner: string, owned: Owned<Value>, key: string): void {
    const entry = owned.entries.get(key);
    if (!entry) return;
    owned.entries.delete(key);
    owned.bytes -= entry.bytes;
    bytes -= entry.bytes;
    size -= 1;
    if (owned.entries.size === 0) owners.delete(owner);
  }

  function forgetOldest(owner: string, owned: Owned<Value>, isEnough: () => boolean): void {
    for (const key of owned.entries.keys()) {
      if (isEnough()) return;
      forget(owner, owned, key);
    }
  }

  function largest(): [string, Owned<Value>] | null {
    let found: [string, Owned<Value>] | null = null;
    for (const one of owners) if (!found || one[1].bytes > found[1].bytes) found = one;
    return found;
  }

  return {
    get bytes() {
      return bytes;
    },
    get size() {
      return size;
    },
    get(owner, key) {
      const owned = owners.get(owner);
      const entry = owned?.entries.get(key);
      if (!owned || !entry) return undefined;
      owned.turn += 1;
      if (owned.turn - entry.turn > owned.entries.size * touchThreshold) {
        entry.turn = owned.turn;
        owned.entries.delete(key);
        owned.entries.set(key, entry);
      }
      return entry.value;
    },
    set(owner, key, value, valueBytes) {
      const known = owners.get(owner);
      if (known) forget(owner, known, key);
      const owned = owners.get(owner) ?? { entries: new Map<string, Entry<Value>>(), bytes: 0, turn: 0 };
      owned.turn += 1;
      const entry = { value, bytes: valueBytes + key.length * 2 + entryBytes, turn: owned.turn };
      if (entry.bytes > mostOfOwner * largestPart) return;
      owners.set(owner, owned);
      owned.entries.set(key, entry);
      owned.bytes += entry.bytes;
      bytes += entry.bytes;
      size += 1;
      forgetOldest(owner, owned, () => owned.bytes <= mostOfOwner);
      if (bytes <= most) return;
      const [largestOwner, largestOwned] = largest() ?? [owner, owned];
      forgetOldest(largestOwner, largestOwned, () => bytes <= most);
    },
    delete(owner, key) {
      const owned = owners.get(owner);
      if (owned) forget(owner, owned, key);
    },
  };
}
