/**
 * The visitor's address, as the proxy before us says; null where nobody can be believed. Of several words the
 * last is the nearest proxy's: what stands before it may have been sent by anyone.
 */
export function askedAddress(forwarded: string | string[] | undefined, trustsProxy: boolean): string | null {
  if (!trustsProxy || forwarded === undefined) return null;
  return String(forwarded).split(',').at(-1)?.trim() || null;
}
