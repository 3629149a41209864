import { fail, ok, type Result } from './result.ts';

/** Names under the platform's domain that are the platform's own, so that no site can pass for it. */
const reservedNames: ReadonlySet<string> = new Set([
  'account',
  'accounts',
  'admin',
  'api',
  'app',
  'assets',
  'autoconfig',
  'autodiscover',
  'billing',
  'blog',
  'cdn',
  'console',
  'docs',
  'ftp',
  'help',
  'imap',
  'login',
  'mail',
  'media',
  'mta-sts',
  'ns1',
  'ns2',
  'platform',
  'pop',
  'preview',
  'root',
  'security',
  'sign-in',
  'smtp',
  'staging',
  'static',
  'status',
  'support',
  'webmail',
  'www',
]);

/** What a request's host asks for (TEN-1). */
export type RequestedHost =
  | { readonly kind: 'platform' }
  | { readonly kind: 'reserved'; readonly name: string }
  | { readonly kind: 'subdomain'; readonly slug: string }
  | { readonly kind: 'custom'; readonly host: string };

/**
 * A host in the one form in which it is stored and compared: lower case, without port and without the dot
 * at its end. Null for everything that is not the name of a host, numbers of addresses among them.
 */
export function normaliseHost(header: string | null | undefined): string | null {
  // Plain letters first: lower-casing turns some others, such as the Kelvin sign, into plain ones.
  const [, name] = /^([A-Za-z0-9.-]{1,254})(?::\d{0,5})?$/.exec(header ?? '') ?? [];
  if (name === undefined) return null;
  const host = name.toLowerCase().replace(/\.$/, '');
  if (host.length > 253 || !host.split('.').every(isLabel)) return null;
  // A browser reads a name that ends in a number as an IPv4 address, however it is written.
  return /(?:^|\.)(?:\d+|0x[\da-f]*)$/.test(host) ? null : host;
}

function isLabel(label: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label);
}

/**
 * Tells a platform subdomain from a custom domain (TEN-1). Null where no site can be meant, so that the
 * answer is the plain 404 and never another dealer's site.
 */
export function requestedHost(
  header: string | null | undefined,
  platformDomain: string,
): RequestedHost | null {
  const host = normaliseHost(header);
  if (host === null) return null;
  if (host === platformDomain) return { kind: 'platform' };
  if (!host.endsWith(`.${platformDomain}`)) return host.includes('.') ? { kind: 'custom', host } : null;

  const name = host.slice(0, -platformDomain.length - 1);
  if (reservedNames.has(name)) return { kind: 'reserved', name };
  return isSiteSlug(name) ? { kind: 'subdomain', slug: name } : null;
}

/** Whether a site may have this slug, which is also its name under the platform's domain. */
export function isSiteSlug(slug: string): boolean {
  // Two hyphens in the third place mark names in other scripts: xn--80ak6aa92e reads as a known brand.
  return isLabel(slug) && !/^..--/.test(slug) && !reservedNames.has(slug);
}

/**
 * The custom domain that staff want for a site, or why it cannot be one.
 * @planned CON-3.5
 */
export function customDomain(
  typed: string,
  platformDomain: string,
): Result<string, 'not_a_host' | 'platform_host'> {
  const host = typed.includes(':') ? null : normaliseHost(typed.trim());
  if (host === null || !host.includes('.')) return fail('not_a_host');
  const isPlatforms = host === platformDomain || host.endsWith(`.${platformDomain}`);
  return isPlatforms ? fail('platform_host') : ok(host);
}
