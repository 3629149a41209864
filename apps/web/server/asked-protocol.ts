export type Protocol = 'http' | 'https';

/**
 * How the visitor asked, as the proxy before us says; null where nobody can be believed. Of several words
 * the last is the nearest proxy's: what stands before it may have been sent by anyone.
 */
export function askedProtocol(
  forwarded: string | string[] | undefined,
  trustsProxy: boolean,
): Protocol | null {
  if (!trustsProxy || forwarded === undefined) return null;
  const said = String(forwarded).split(',').at(-1)?.trim().toLowerCase();
  return said === 'http' || said === 'https' ? said : null;
}
