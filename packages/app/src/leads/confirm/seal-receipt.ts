import type { SiteId } from '@forecourt/domain/core/ids';
import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';

/** Where the secret of a receipt is sealed: it opens for the site that took the form. */
const placeOf = (siteId: SiteId) => `receipt of ${siteId}`;

/** The secret of a receipt for the queue, which staff and backups may read: it moves and cancels test drives. */
export function sealReceipt(codeKeys: Pick<CodeKeys, 'seal'>, siteId: SiteId, secret: string): string {
  return codeKeys.seal(secret, placeOf(siteId));
}

/** Null where no key opens it. */
export function openReceipt(codeKeys: Pick<CodeKeys, 'open'>, siteId: SiteId, sealed: string): string | null {
  return codeKeys.open(sealed, placeOf(siteId));
}
