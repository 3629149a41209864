import type { PasskeyCandidate } from './staff-directory.port.ts';
import type { NewPasskey } from './staff-session-store.port.ts';

/** Checks a password against its hash; takes as long where there is none. */
export interface PasswordCheck {
  isRight(password: string, hash: string | null): Promise<boolean>;
  hash(password: string): Promise<string>;
}

/** One-time codes by time. */
export interface OneTimeCodes {
  /** The step in which a code is right, now or just before; null where it is wrong. */
  stepOf(code: string, sealedSecret: Uint8Array, now: Date): Promise<number | null>;
  /** A new secret or the one that is given, sealed, and as an authenticator reads it. */
  make(email: string, secret?: string): { readonly sealed: Uint8Array; readonly uri: string };
}

/** What a browser sends back is JSON that the library knows and nobody else reads. */
export type BrowserJson = Readonly<Record<string, unknown>>;

/** WebAuthn, for one host. */
export interface Passkeys {
  signInOptions(): Promise<{ readonly challenge: string; readonly options: BrowserJson }>;
  /** The credential that a response speaks of; null where it cannot be read. */
  credentialOf(response: BrowserJson): { readonly id: Uint8Array; readonly challenge: string } | null;
  /** The new signature count; null where the signature is wrong. */
  verify(response: BrowserJson, challenge: string, candidate: PasskeyCandidate): Promise<number | null>;
  creationOptions(person: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly existing: readonly Uint8Array[];
  }): Promise<{ readonly challenge: string; readonly options: BrowserJson }>;
  verifyNew(response: BrowserJson, challenge: string): Promise<Omit<NewPasskey, 'name'> | null>;
  /** The challenge that a response to making a passkey speaks of. */
  challengeOf(response: BrowserJson): string | null;
}
