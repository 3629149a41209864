import type { VisitorId } from '@forecourt/domain/core/ids';

export interface VisitorSession {
  readonly visitorId: VisitorId;
  readonly expiresAt: Date;
}

/** Sessions of signed-in visitors, known by the SHA-256 of their token: what is stored here opens nothing. */
export interface SessionStore {
  /** Answers false where the visitor is not one of this site. */
  start(session: VisitorSession & { readonly tokenHash: Uint8Array; readonly now: Date }): Promise<boolean>;
  /** The session of a token, unless it has expired at `now`. */
  find(tokenHash: Uint8Array, now: Date): Promise<VisitorSession | null>;
  /** Answers whether there was one. */
  end(tokenHash: Uint8Array): Promise<boolean>;
  /** Ends every session of a visitor, as when a phone was lost. Answers how many there were. */
  endAll(visitorId: VisitorId): Promise<number>;
}
