/** How a try went, and which try of the code it was. */
export interface CodeTry {
  readonly outcome: 'accepted' | 'wrong' | 'expired' | 'too_many_tries';
  readonly tries: number;
}

export interface SentCode {
  readonly at: Date;
  /** It was asked for under this challenge. */
  readonly challengeHash: Uint8Array | null;
}

/** One-time codes that a site sent to phones, known by their keyed hash: what is stored here opens nothing. */
export interface CodeStore {
  /** Stores a new code; those that the phone was sent under the same challenge open nothing from then on. */
  issue(code: {
    readonly phone: string;
    /** Of what the browser holds that asked for it. */
    readonly challengeHash: Uint8Array;
    readonly codeHash: Uint8Array;
    readonly expiresAt: Date;
    readonly now: Date;
  }): Promise<void>;
  /**
   * The codes that the phone was sent since a moment, the last first. Until the transaction ends nobody else can
   * ask: of requests that come at once each knows of those before it.
   */
  holdPhone(phone: string, since: Date): Promise<readonly SentCode[]>;
  /**
   * Tries a code against the newest that the phone was sent under the challenge. Every try is counted, right or wrong, and a code works
   * once. The count is kept only if the transaction is: a wrong code is answered, never thrown.
   */
  redeem(attempt: {
    readonly phone: string;
    readonly challengeHash: Uint8Array;
    /** Under each key that may have been used when it was sent. */
    readonly codeHashes: readonly Uint8Array[];
    readonly maxTries: number;
    readonly now: Date;
  }): Promise<CodeTry>;
}
