/** A token that follows from a text and a key of ours, and what it is stored under. */
export interface DerivedToken {
  readonly token: string;
  readonly hash: Uint8Array;
}

/** The tokens that visitors hold: of sessions random ones, of receipts those that follow from their form. */
export interface SessionTokens {
  /** A random one. */
  make(): string;
  /** What a token is stored under: nobody who reads it has the token. */
  hash(token: string): Uint8Array;
  /** The one that follows from a text by the present key, then by each of the other keys that are still honoured. */
  derived(text: string): readonly [DerivedToken, ...DerivedToken[]];
}
