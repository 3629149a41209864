/** One-time codes sent to a phone, known by their hash. */
export interface CodeStore {
  /** Stores a new code; the codes the phone had before open nothing from then on. */
  issue(code: {
    readonly phone: string;
    readonly codeHash: string;
    readonly expiresAt: Date;
    readonly now: Date;
  }): Promise<void>;
  /** How many codes this phone was sent since a moment, by which sending them is limited. */
  countIssuedSince(phone: string, since: Date): Promise<number>;
  /**
   * Tries a code. Every try is counted, right or wrong, and a code works once. The count is kept only if
   * the transaction is: a wrong code must be answered as a value, never by throwing.
   */
  redeem(attempt: {
    readonly phone: string;
    readonly codeHash: string;
    readonly maxTries: number;
    readonly now: Date;
  }): Promise<'accepted' | 'wrong' | 'expired' | 'too_many_tries'>;
}
