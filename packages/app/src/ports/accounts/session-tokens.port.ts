/** What a session is stored under: nobody who reads it can sign in with it. */
export interface SessionHashes {
  readonly hash: Uint8Array;
  /** Of the token that follows it. */
  readonly nextHash: Uint8Array;
}

/**
 * The tokens of sessions. Which one follows another is fixed but known to us alone, so that requests that come at
 * once with an old one all end with the same new one.
 */
export interface SessionTokens {
  make(): string;
  next(token: string): string;
  hashes(token: string): SessionHashes;
}
