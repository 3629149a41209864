/**
 * What processes keep for each other. It may forget anything at any time: whoever asks has another way, so that
 * it never fails and never takes long.
 */
export interface SharedCache {
  find(key: string): Promise<Uint8Array | null>;
  keep(key: string, value: Uint8Array, ms: number): void;
}
