import type { AccountId } from '@forecourt/domain/core/ids';
import type { SignOnProvider } from './single-sign-on.port.ts';

export interface SetUpProvider extends SignOnProvider {
  readonly domains: readonly string[];
  readonly isRequired: boolean;
}

/** An account with its provider of identities, where it has one. */
export interface AccountSignOn {
  readonly accountId: AccountId;
  readonly name: string;
  readonly provider: Omit<SetUpProvider, 'accountId' | 'sealedSecret'> | null;
}

/** Providers of identities, which operators set up. */
export interface IdentityProviderStore {
  /** By the slug of its account. */
  find(slug: string): Promise<AccountSignOn | null>;
  /** In the place of any before it. Another issuer begins anew with everybody. False where a domain is another account's. */
  set(provider: SetUpProvider): Promise<boolean>;
  remove(accountId: AccountId): Promise<boolean>;
}
