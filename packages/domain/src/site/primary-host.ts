import type { Domain } from './site.ts';

/**
 * The host that a site is known by: redirects, mails and canonical addresses name it and no other (TEN-1). A host that
 * nobody has verified may be somebody else's, whatever was chosen. Null: the site has none of its own.
 */
export function primaryHost(
  domains: readonly Pick<Domain, 'host' | 'isPrimary' | 'verifiedAt'>[],
): string | null {
  return domains.find(({ isPrimary, verifiedAt }) => isPrimary && verifiedAt !== null)?.host ?? null;
}
