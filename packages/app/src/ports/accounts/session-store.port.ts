import type { ShownToken } from '@forecourt/domain/accounts/visitor-session';
import type { VisitorId } from '@forecourt/domain/core/ids';

/** A session by one of its tokens. */
export interface VisitorSession extends ShownToken {
  readonly id: string;
  readonly visitorId: VisitorId;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

/** A session as its owner is shown it. */
export interface ListedSession extends Pick<VisitorSession, 'id' | 'startedAt' | 'renewedAt'> {
  /** Chrome on Android; null of one from before it was kept. */
  readonly device: string | null;
}

export interface NextToken {
  readonly tokenHash: Uint8Array;
  readonly nextTokenHash: Uint8Array;
  /** Nothing is done where the token was renewed after that: of requests that come at once one renews it. */
  readonly unlessAfter: Date;
  readonly now: Date;
}

/** Sessions of signed-in visitors, known by the SHA-256 of their token: what is stored here opens nothing. */
export interface SessionStore {
  /** Answers false where the visitor is not one of this site. */
  start(session: {
    readonly visitorId: VisitorId;
    readonly tokenHash: Uint8Array;
    readonly device: string | null;
    readonly expiresAt: Date;
    readonly now: Date;
  }): Promise<boolean>;
  /** The session of a token, also of one that was replaced, unless it has expired at `now`. */
  find(tokenHash: Uint8Array, now: Date): Promise<VisitorSession | null>;
  /** The present token was shown: whoever shows the one before it from now on has a copy. */
  markUsed(id: string, now: Date): Promise<boolean>;
  /** Gives the session another token and a later end. Answers false where it has no token like this any more. */
  renew(next: NextToken & { readonly expiresAt: Date }): Promise<boolean>;
  /** Gives another in the place of one that nobody has shown, for who still has the one before it. */
  replaceUnused(next: NextToken): Promise<boolean>;
  /** Ends the session of a token, also of one that was replaced. Answers whether there was one. */
  end(tokenHash: Uint8Array): Promise<boolean>;
  /** Ends one session of a visitor, and nobody else's. */
  endOne(visitorId: VisitorId, id: string): Promise<boolean>;
  /** Ends every session of a visitor, as when a phone was lost. Answers how many there were. */
  endAll(visitorId: VisitorId): Promise<number>;
  /** Those that have not expired, the last used first. */
  list(visitorId: VisitorId, now: Date, limit: number): Promise<readonly ListedSession[]>;
}
