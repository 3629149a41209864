/**
 * A cache that all processes share. It may evict anything at any time; a miss is all that a failure or a timeout of
 * it is, so that it never fails and never takes long.
 */
export interface SharedCache {
  get(key: string): Promise<Uint8Array | null>;
  set(key: string, value: Uint8Array, ms: number): void;
}
