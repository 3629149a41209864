import type { AccountId, DealershipId, StaffId } from '@forecourt/domain/core/ids';
import type { StaffRole } from '@forecourt/domain/staff/membership';

/** Whom an email belongs to, and what their password and code are checked against. */
export interface PasswordCandidate {
  readonly staffId: StaffId;
  /** Null: they have no password. */
  readonly passwordHash: string | null;
  /** Sealed; null: they have no one-time codes, so a password alone lets nobody in. */
  readonly codeSecret: Uint8Array | null;
  /** The step of the last code that was used. */
  readonly codeStep: number | null;
}

/** Whose passkey a credential is, and what its signatures are checked against. */
export interface PasskeyCandidate {
  readonly staffId: StaffId;
  readonly passkeyId: string;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
}

export interface FoundSession {
  readonly staffId: StaffId;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** What a link of the mail is for, while it is good. */
export interface StaffLink {
  readonly kind: 'invitation' | 'recovery';
  readonly staffId: StaffId;
  readonly email: string;
  /** Null for somebody who has none yet. */
  readonly name: string | null;
  readonly role: StaffRole | null;
  readonly accountId: AccountId | null;
  readonly dealershipId: DealershipId | null;
  readonly place: string | null;
  /** They work with the platform already: an invitation is then taken by whoever has signed in. */
  readonly isKnown: boolean;
}

/** What is asked before there is a scope: who is at the door. Who was disabled is found by none of it. */
export interface StaffDirectory {
  findByEmail(email: string): Promise<PasswordCandidate | null>;
  findByPasskey(credentialId: Uint8Array): Promise<PasskeyCandidate | null>;
  findBySession(tokenHash: Uint8Array): Promise<FoundSession | null>;
  findLink(tokenHash: Uint8Array): Promise<StaffLink | null>;
  /** Whether a code is the one that was read out for this link; a wrong one is counted. */
  tryRecovery(tokenHash: Uint8Array, codeHash: Uint8Array): Promise<boolean>;
  /** Remembers what a browser is asked to sign: for a new passkey of somebody, or of whoever signs in. */
  addChallenge(challenge: string, whose: StaffId | null, seconds: number): Promise<void>;
  /** Whether it was asked for and is still good; it counts once. */
  takeChallenge(challenge: string, whose: StaffId | null): Promise<boolean>;
}
