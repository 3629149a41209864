import type { SiteContext } from '@forecourt/app/site/site-context';
import { normaliseHost } from '@forecourt/domain/core/host';
import type { HttpRequest } from '@forecourt/server/http/http-request';

/**
 * Where a site would rather be asked (TEN-1): under its primary host, and over HTTPS where the proxy says
 * that it was not. Null: it was asked there.
 */
export function primaryAddress(
  { domains }: Pick<SiteContext, 'domains'>,
  { host, path, query, protocol }: Pick<HttpRequest, 'host' | 'path' | 'query' | 'protocol'>,
): string | null {
  const known = domains.find(({ isPrimary }) => isPrimary)?.host;
  // Nearly every request: there is nothing better, or it was asked there in so many letters.
  if (protocol !== 'http' && (known === undefined || known === host)) return null;
  const requested = normaliseHost(host);
  const primary = known ?? requested;
  if (primary === null || (primary === requested && protocol !== 'http')) return null;
  // A port is that of the protocol that was asked: it is kept where that one is kept.
  const port = protocol === null ? (/:\d+$/.exec(host ?? '')?.[0] ?? '') : '';
  // Without a word of the proxy the scheme stays what it is, by an address that names none.
  const scheme = protocol === null ? '' : 'https:';
  return `${scheme}//${primary}${port}${path}${query === '' ? '' : `?${query}`}`;
}
