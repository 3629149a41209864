import type { VisitorId } from '@forecourt/domain/core/ids';

export interface Session {
  readonly visitorId: VisitorId;
  readonly expiresAt: Date;
}

/** Sessions of signed-in visitors, known by the hash of their token: what is stored here opens nothing. */
export interface SessionStore {
  /** Answers false where the visitor is not one of this site. */
  start(session: Session & { readonly tokenHash: string; readonly now: Date }): Promise<boolean>;
  /** The session of a token that has not expired at `now`. */
  find(tokenHash: string, now: Date): Promise<Session | null>;
  end(tokenHash: string): Promise<boolean>;
  /** Ends every session of a visitor, as when a phone was lost. Answers how many there were. */
  endAll(visitorId: VisitorId): Promise<number>;
}
