import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { AuditStore } from '../ports/platform/audit-store.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { StaffScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SignOnDirectory } from '../ports/staff/sign-on-directory.port.ts';
import type { StaffDirectory } from '../ports/staff/staff-directory.port.ts';
import type { OneTimeCodes, Passkeys, PasswordCheck } from '../ports/staff/staff-proofs.port.ts';
import type { StaffSessionStore } from '../ports/staff/staff-session-store.port.ts';
import type { StaffStore } from '../ports/staff/staff-store.port.ts';
import type { StaffId } from '@forecourt/domain/core/ids';

/** What signing in stands on. */
export interface SignInPorts {
  readonly directory: StaffDirectory;
  readonly signOnDirectory: Pick<SignOnDirectory, 'ofStaff'>;
  readonly store: StoreRunner<{
    readonly staff: StaffStore;
    readonly staffSessions: StaffSessionStore;
    readonly audit: Pick<AuditStore, 'append'>;
  }>;
  readonly limiter: RateLimiter;
  readonly tokens: Pick<SessionTokens, 'make' | 'hash'>;
  readonly passwords: PasswordCheck;
  readonly codes: OneTimeCodes;
  readonly passkeys: Passkeys;
  /** Of whoever has just proved who they are. */
  readonly scopeOf: (staffId: StaffId) => StaffScope;
}

/** Where somebody signs in from. */
export interface SignInRequest {
  readonly address: string;
  readonly userAgent: string | null;
  readonly now: Date;
}

/**
 * Why nobody was let in. `not_recognised` says nothing more: not which of the three was wrong, nor who has an account.
 * `sign_on_required` is told to those alone whose proofs were right.
 */
export type SignInError =
  | { readonly code: 'not_recognised' | 'sign_on_required' }
  | { readonly code: 'too_often'; readonly seconds: number };
