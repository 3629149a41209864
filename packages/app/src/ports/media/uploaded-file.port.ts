/** A file as a stranger sent it. It is nobody's to serve, and gone when the request is over. */
export interface UploadedFile {
  /** As the sender calls it: anything may stand in it. */
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of its bytes. */
  readonly hash: Uint8Array;
  /** Brings it into memory: not before it is its turn. */
  read(): Promise<Uint8Array>;
}
