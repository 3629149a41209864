import { isPublicAddress } from './public-address.ts';

/** What may be reached with an address that somebody typed into a form. */
export interface OutgoingPolicy {
  /** A test's receiver on this machine, by host and port: the one exception, which production does not have. */
  readonly allowedHosts: Pick<ReadonlySet<string>, 'has'>;
}

/** The policy of a program. In production an exception is a hole, so the program does not start with one. */
export function outgoingPolicy({
  allowedHosts,
  isProduction,
}: {
  readonly allowedHosts: readonly string[];
  readonly isProduction: boolean;
}): OutgoingPolicy {
  if (isProduction && allowedHosts.length > 0) {
    throw new Error('OUTGOING_ALLOWED_HOSTS is for tests alone: production reaches public addresses only.');
  }
  return { allowedHosts: new Set(allowedHosts) };
}

/** The address, if messages may be sent to it at all; a reason otherwise. Names are looked up later, on connecting. */
export function checkedUrl(
  address: string,
  { allowedHosts }: OutgoingPolicy,
): { readonly url: URL; readonly isException: boolean } | { readonly refused: string } {
  let url: URL;
  try {
    // It also turns 0x7f.1, 2130706433 and 017700000001 into the address that they stand for.
    url = new URL(address);
  } catch {
    return { refused: 'the address cannot be read' };
  }
  if (allowedHosts.has(url.host)) return { url, isException: true };
  if (url.protocol !== 'https:') return { refused: 'the address must begin with https' };
  if (url.username !== '' || url.password !== '') return { refused: 'the address must hold no password' };
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const isLiteral = /^[\d.]+$/.test(host) || host.includes(':');
  if (isLiteral && !isPublicAddress(host)) return { refused: 'the address is not on the open internet' };
  return { url, isException: false };
}
