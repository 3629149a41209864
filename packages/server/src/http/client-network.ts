import { isIPv6 } from 'node:net';

/**
 * The network that limits go by: of IPv6 a person has a whole /64 to choose addresses from; an IPv4 address may
 * come written as IPv6.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%', 1);
  const [, four] = /^::ffff:([\d.]+)$/i.exec(plain) ?? [];
  if (four !== undefined) return four;
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/** All eight groups, without leading zeros: an address has many spellings. */
function groupsOf(address: string): readonly string[] {
  // What ends in four numbers with dots has two groups there.
  const [before = '', after = ''] = address
    .toLowerCase()
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::', 2);
  const head = before === '' ? [] : before.split(':');
  const tail = after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
}
