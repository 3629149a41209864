/** How a try went, and which try of the code it was. */
export interface CodeTry {
  readonly outcome: 'accepted' | 'wrong' | 'expired' | 'too_many_tries';
  readonly tries: number;
}

/** One-time codes that a site sent to phones, known by their keyed hash: what is stored here opens nothing. */
export interface CodeStore {
  /** Stores a new code; the codes that the phone had before open nothing from then on. */
  issue(code: {
    readonly phone: string;
    readonly codeHash: Uint8Array;
    readonly expiresAt: Date;
    readonly now: Date;
  }): Promise<void>;
  /**
   * When the phone was sent codes since a moment, the last first. Until the transaction ends nobody else can
   * ask: of requests that come at once each knows of those before it.
   */
  holdPhone(phone: string, since: Date): Promise<readonly Date[]>;
  /**
   * Tries a code against the newest of the phone. Every try is counted, right or wrong, and a code works
   * once. The count is kept only if the transaction is: a wrong code is answered, never thrown.
   */
  redeem(attempt: {
    readonly phone: string;
    /** Under each key that may have been used when it was sent. */
    readonly codeHashes: readonly Uint8Array[];
    readonly maxTries: number;
    readonly now: Date;
  }): Promise<CodeTry>;
}
