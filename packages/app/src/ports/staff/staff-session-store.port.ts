import type { AccountId, StaffId } from '@forecourt/domain/core/ids';

/** How somebody proved who they are. */
export type SignInMethod = 'passkey' | 'password' | 'single_sign_on';

export interface StaffSession {
  readonly id: string;
  /** As the browser named itself. */
  readonly userAgent: string | null;
  readonly method: SignInMethod;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

export interface StaffPasskey {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface NewPasskey {
  readonly credentialId: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly name: string | null;
}

/** The sessions and keys of the member of staff whose scope it is, and of nobody else. */
export interface StaffSessionStore {
  start(session: {
    readonly tokenHash: Uint8Array;
    readonly userAgent: string | null;
    readonly method: SignInMethod;
    readonly now: Date;
    /** When they proved who they are; now where nothing is said. */
    readonly provedAt?: Date;
    readonly expiresAt: Date;
  }): Promise<void>;
  /** Moves the time at which it was last seen, and its end. */
  seen(id: string, at: { readonly now: Date; readonly expiresAt: Date }): Promise<boolean>;
  end(id: string): Promise<boolean>;
  /** When whoever has this session last proved who they are; null where there is no such session. */
  provedAt(id: string): Promise<Date | null>;
  /** They have proved it again. */
  proved(id: string, now: Date): Promise<boolean>;
  list(staffId: StaffId, limit: number): Promise<readonly StaffSession[]>;

  addPasskey(passkey: NewPasskey, now: Date): Promise<boolean>;
  passkeys(staffId: StaffId, limit: number): Promise<readonly StaffPasskey[]>;
  /** The ids under which devices know them: none is made twice on one device. */
  credentialIds(staffId: StaffId, limit: number): Promise<readonly Uint8Array[]>;
  passkeyUsed(id: string, at: { readonly signCount: number; readonly now: Date }): Promise<boolean>;
  /** The step of a one-time code that was used: no other request can use it, nor an earlier one. */
  codeUsed(staffId: StaffId, step: number): Promise<boolean>;
  /** Gives the member of staff whose scope it is a password with its one-time codes, in place of any before. */
  setPassword(proofs: { readonly passwordHash: string; readonly codeSecret: Uint8Array }): Promise<boolean>;
  /** Binds them to what their account's provider calls them; false where either is bound to another already. */
  bindSignOn(by: {
    readonly accountId: AccountId;
    readonly issuer: string;
    readonly subject: string;
  }): Promise<boolean>;
}
