import type { AccountId, DealershipId, SiteId } from '@forecourt/domain/core/ids';
import type { Secret } from '@forecourt/domain/core/secret';

/** Whom a secret belongs to. */
export type SecretOwner =
  { readonly siteId: SiteId } | { readonly accountId: AccountId } | { readonly dealershipId: DealershipId };

/**
 * Keys and passwords for outside services. They are not settings, and no view may hold one: the import
 * rules keep this port to providers, search, the store and the files that compose programs.
 */
export interface SecretStore {
  /** Keeps a secret, in place of the one of the same name. Staff alone may. */
  put(owner: SecretOwner, name: string, secret: Secret): Promise<void>;
  read(owner: SecretOwner, name: string): Promise<Secret | null>;
  /** What there is, without what it says. */
  listNames(owner: SecretOwner): Promise<readonly string[]>;
}
