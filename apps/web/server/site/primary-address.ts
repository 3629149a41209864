import type { SiteContext } from '@forecourt/app/site/site-context';
import { normaliseHost } from '@forecourt/domain/core/host';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import type { HttpRequest } from '@forecourt/server/http/http-request';

/**
 * The canonical address of a request (TEN-1): under the site's primary host, and over HTTPS where the proxy says
 * that it was not. Null: it was requested there.
 */
export function primaryAddress(
  { domains }: Pick<SiteContext, 'domains'>,
  { host, path, query, protocol }: Pick<HttpRequest, 'host' | 'path' | 'query' | 'protocol'>,
): string | null {
  const known = primaryHost(domains);
  // Fast path of nearly every request: there is no primary host, or it was requested letter by letter.
  if (protocol !== 'http' && (known === null || known === host)) return null;
  const requested = normaliseHost(host);
  const primary = known ?? requested;
  if (primary === null || (primary === requested && protocol !== 'http')) return null;
  // A port belongs to the protocol that was requested, and stays where that one stays.
  const port = protocol === null ? (/:\d+$/.exec(host ?? '')?.[0] ?? '') : '';
  // Without a trusted X-Forwarded-Proto the scheme stays what it is, by a protocol-relative address.
  const scheme = protocol === null ? '' : 'https:';
  return `${scheme}//${primary}${port}${path}${query === '' ? '' : `?${query}`}`;
}
