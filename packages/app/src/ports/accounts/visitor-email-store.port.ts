import type { VisitorId } from '@forecourt/domain/core/ids';

/** An address that a visitor asked to be written to. */
export interface VisitorEmail {
  readonly id: string;
  readonly email: string;
  readonly expiresAt: Date;
  readonly isConfirmed: boolean;
}

/** Addresses of visitors, and whether their owner opened the link that was mailed there. */
export interface VisitorEmailStore {
  /** The visitor has opened the link that was mailed to this very address. */
  isConfirmed(visitorId: VisitorId, email: string): Promise<boolean>;
  /**
   * Writes down that a link is mailed to an address; the one before it opens nothing any more. Answers the id; null
   * where it is confirmed already, or the site does not know the visitor.
   */
  ask(
    visitorId: VisitorId,
    link: { readonly email: string; readonly secretHash: Uint8Array; readonly expiresAt: Date },
    now: Date,
  ): Promise<string | null>;
  find(id: string): Promise<VisitorEmail | null>;
  /** Answers false where no link has this secret, or it has expired; confirming twice is confirming once. */
  confirm(secretHash: Uint8Array, now: Date): Promise<boolean>;
}
