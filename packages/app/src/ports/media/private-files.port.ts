/** Where a file of one site lies: `{siteId}/{whose}/{unguessable}`. */
export type PrivateKey = `${string}/${string}/${string}`;

export interface ListedFile {
  readonly key: string;
  readonly writtenAt: Date;
}

/**
 * Files of people, which nobody may fetch by their key: a program reads them for whoever may see them. They lie apart
 * from the pictures that anybody may see.
 */
export interface PrivateFiles {
  put(key: PrivateKey, file: { readonly bytes: Uint8Array; readonly type: string }): Promise<void>;
  /** Null where there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** The same piece by piece; null where there is none, or it is larger than that. */
  open(key: string, mostBytes: number): Promise<AsyncIterable<Uint8Array> | null>;
  /** Those that are gone already are no failure. At most 500. */
  remove(keys: readonly string[]): Promise<void>;
  /** Files in the order of their keys, from the one after `after` on: those of one site follow each other. */
  list(after: string | null): Promise<readonly ListedFile[]>;
}
