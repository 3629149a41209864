import { isIP } from 'node:net';

/**
 * The visitor's address, as the proxy before us says; null where nobody can be believed. Of several words the
 * last is the nearest proxy's: what stands before it may have been sent by anyone. What is no address counts for
 * nothing, as limits go by it.
 */
export function askedAddress(forwarded: string | string[] | undefined, trustsProxy: boolean): string | null {
  if (!trustsProxy || forwarded === undefined) return null;
  const said = String(forwarded).split(',').at(-1)?.trim() ?? '';
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(said) ?? [];
  const address = bracketed ?? withPort ?? said;
  return isIP(address) === 0 ? null : address;
}
