import type { VisitorId } from '@forecourt/domain/core/ids';

export interface VisitorSession {
  readonly visitorId: VisitorId;
  readonly expiresAt: Date;
  /** When its token was made. */
  readonly renewedAt: Date;
}

/** Sessions of signed-in visitors, known by the SHA-256 of their token: what is stored here opens nothing. */
export interface SessionStore {
  /** Answers false where the visitor is not one of this site. */
  start(
    session: Omit<VisitorSession, 'renewedAt'> & { readonly tokenHash: Uint8Array; readonly now: Date },
  ): Promise<boolean>;
  /** The session of a token, unless it has expired at `now`. */
  find(tokenHash: Uint8Array, now: Date): Promise<VisitorSession | null>;
  /**
   * Gives the session another token and a later end. Answers false where it has none like this any more, or was
   * renewed after `unlessAfter`: of requests that come at once one renews it.
   */
  renew(session: {
    readonly tokenHash: Uint8Array;
    readonly nextTokenHash: Uint8Array;
    readonly expiresAt: Date;
    readonly unlessAfter: Date;
    readonly now: Date;
  }): Promise<boolean>;
  /** Answers whether there was one. */
  end(tokenHash: Uint8Array): Promise<boolean>;
  /** Ends every session of a visitor, as when a phone was lost. Answers how many there were. */
  endAll(visitorId: VisitorId): Promise<number>;
}
