import type { SiteId } from '@forecourt/domain/core/ids';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';

const placeOf = (siteId: SiteId) => `offer of ${siteId}`;

/** The secret of a journey for the queue, which staff and backups may read: whoever has it can accept the offer. */
export function sealOfferSecret(codeKeys: Pick<CodeKeys, 'seal'>, siteId: SiteId, secret: string): string {
  return codeKeys.seal(secret, placeOf(siteId));
}

/** Null where no key opens it. */
export function openOfferSecret(
  codeKeys: Pick<CodeKeys, 'open'>,
  siteId: SiteId,
  sealed: string,
): string | null {
  return codeKeys.open(sealed, placeOf(siteId));
}
