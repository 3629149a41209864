import type { SiteId } from '@forecourt/domain/core/ids';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';

const placeOf = (siteId: SiteId) => `reservation of ${siteId}`;

/** What is stored of a browser's secret: nobody who reads it has the reservation. */
export function holderHashOf(tokens: Pick<SessionTokens, 'hash'>, secret: string): Uint8Array {
  return tokens.hash(`reservation holder ${secret}`);
}

/** What is stored of the secret in the link of a mail. */
export function linkHashOf(tokens: Pick<SessionTokens, 'hash'>, secret: string): Uint8Array {
  return tokens.hash(`reservation link ${secret}`);
}

/** The secret of a link for its row, which staff and backups may read: whoever has it can let the car go. */
export function sealReservationLink(
  codeKeys: Pick<CodeKeys, 'seal'>,
  siteId: SiteId,
  secret: string,
): string {
  return codeKeys.seal(secret, placeOf(siteId));
}

/** For the mail that carries it; null where no key opens it. */
export function openReservationLink(
  codeKeys: Pick<CodeKeys, 'open'>,
  siteId: SiteId,
  sealed: string,
): string | null {
  return codeKeys.open(sealed, placeOf(siteId));
}
