/** The token that follows another, and what it is stored under. */
export interface NextToken {
  readonly token: string;
  readonly hash: Uint8Array;
}

/** What a session is stored under: nobody who reads it can sign in with it. */
export interface SessionHashes {
  readonly hash: Uint8Array;
  /** What follows it by the present key, then by each of the other keys that are still honoured. */
  readonly next: readonly [NextToken, ...NextToken[]];
}

/**
 * The tokens of sessions. Which one follows another is fixed but known to us alone, so that requests that come at
 * once with an old one all end with the same new one, also while a key is replaced and servers differ in which of two
 * is the present one.
 */
export interface SessionTokens {
  make(): string;
  hashes(token: string): SessionHashes;
}
