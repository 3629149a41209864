import type { AccountId, StaffId } from '@forecourt/domain/core/ids';
import type { SignOnProvider } from './single-sign-on.port.ts';

export interface FoundProvider extends SignOnProvider {
  /** Emails of these it answers for. */
  readonly domains: readonly string[];
}

/** By whose provider somebody may come in. */
export interface StaffSignOn {
  readonly accountId: AccountId;
  /** They have come in by it, and are known by what it calls them. */
  readonly isBound: boolean;
  /** They come in by it alone. */
  readonly isRequired: boolean;
}

/** What is asked about single sign-on before there is a scope. */
export interface SignOnDirectory {
  find(
    by: { readonly accountId: AccountId } | { readonly domain: string } | { readonly slug: string },
  ): Promise<FoundProvider | null>;
  /** Whom a provider means: somebody who works for its account and nobody else, and is not bound to another. */
  findStaff(by: {
    readonly accountId: AccountId;
    readonly email: string;
    readonly subject: string;
  }): Promise<StaffId | null>;
  ofStaff(staffId: StaffId): Promise<StaffSignOn | null>;
}
