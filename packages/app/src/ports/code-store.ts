/** One-time codes that a site sent to phones, known by their SHA-256. */
export interface CodeStore {
  /** Stores a new code; the codes that the phone had before open nothing from then on. */
  issue(code: {
    readonly phone: string;
    readonly codeHash: Uint8Array;
    readonly expiresAt: Date;
    readonly now: Date;
  }): Promise<void>;
  /** How many codes the phone was sent since a moment, by which sending them is limited. */
  countIssuedSince(phone: string, since: Date): Promise<number>;
  /**
   * Tries a code against the newest of the phone. Every try is counted, right or wrong, and a code works
   * once. The count is kept only if the transaction is: a wrong code is answered, never thrown.
   */
  redeem(attempt: {
    readonly phone: string;
    readonly codeHash: Uint8Array;
    readonly maxTries: number;
    readonly now: Date;
  }): Promise<'accepted' | 'wrong' | 'expired' | 'too_many_tries'>;
}
