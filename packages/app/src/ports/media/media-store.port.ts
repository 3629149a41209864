export interface StoredFile {
  readonly bytes: Uint8Array;
  /** Its media type, as whoever stored it said. */
  readonly type: string;
}

/** Pictures and other files that anybody may see. A name says what is in the file: it never changes. */
export interface MediaStore {
  /** Null where there is none, or where it is larger than any picture should be. */
  find(key: string): Promise<StoredFile | null>;
  put(key: string, file: StoredFile): Promise<void>;
}
