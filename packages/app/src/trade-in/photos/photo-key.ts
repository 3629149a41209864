import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';
import type { PrivateKey } from '../../ports/media/private-files.port.ts';
import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';

/** Where a new photograph lies: it says the site and the journey, and nobody can guess it. */
export function newPhotoKey(
  { make }: Pick<SessionTokens, 'make'>,
  { site }: Pick<SiteContext, 'site'>,
  { id }: Pick<OfferJourney, 'id'>,
): PrivateKey {
  return `${site.id}/${id}/${make()}.jpg`;
}

/** Of which site a file is, by its key. */
export function siteOfKey(key: string): string {
  return key.split('/', 1)[0] ?? '';
}
