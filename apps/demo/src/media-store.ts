/** Object storage as the demo needs it: what is there, and more of it. */
export interface MediaStore {
  /** The keys that begin so. */
  list(prefix: string): Promise<ReadonlySet<string>>;
  put(key: string, object: { readonly bytes: Uint8Array; readonly type: string }): Promise<void>;
}
