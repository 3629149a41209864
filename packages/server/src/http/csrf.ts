/** What a browser says of where a request comes from. */
export interface RequestOrigin {
  /** Sec-Fetch-Site. */
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly isHttps: boolean;
}

/**
 * CSRF check: whether a post was sent by another site's page in this visitor's browser. Every browser of the last
 * years says so by Sec-Fetch-Site, older ones by Origin. A post with neither comes from no browser whose cookies
 * could be misused, or from one that cannot be told apart, and counts as cross-site too.
 */
export function isCrossSite({ fetchSite, origin, host, isHttps }: RequestOrigin): boolean {
  if (fetchSite !== undefined) return fetchSite !== 'same-origin';
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return true;
  const from = new URL(origin);
  // A page that came unencrypted may be anybody's.
  if (isHttps && from.protocol !== 'https:') return true;
  return from.host !== host.toLowerCase();
}
