import type { Handler } from './handler.ts';

/** Search engines take it for permanent; a browser does not, as a site's primary host may change. */
const movedForNow = { 'cache-control': 'public, max-age=300' };

/** Redirects to the site's primary host, and to HTTPS where the proxy says that it was not. */
export const handlePrimaryHost: Handler = (_deps, { primaryAddress, http }) => {
  if (primaryAddress === null) return null;
  // What follows from a header alone must not be cached for others who send another.
  const caching = http.protocol === 'http' ? { 'cache-control': 'no-store' } : movedForNow;
  const headers = { location: primaryAddress, ...caching };
  return { response: { status: 301, headers, body: '' }, route: 'primary-host' };
};
