import { canonicalAddress } from '../shared/canonical-address.ts';
import type { SiteContext } from '../site/site-context.ts';

/** Where whoever finds a weakness of a site may tell of it. */
export const securityContactPath = '/.well-known/security.txt';
/** Less than a year, as RFC 9116 recommends: it is written anew every day. */
const validDays = 180;
const dayMs = 24 * 3_600_000;

/** The site's security.txt (RFC 9116): its own contact, or the platform's. */
export function showSecurityContact(context: SiteContext, platformDomain: string, now: Date): string {
  const contact = context.settings.site.securityContact ?? `security@${platformDomain}`;
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs);
  const address = canonicalAddress(context, securityContactPath);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    ...(address.startsWith('https:') ? [`Canonical: ${address}`] : []),
    '',
  ].join('\n');
}
