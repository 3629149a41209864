import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that are not the open internet (IANA's registries of special-purpose addresses). */
const closedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only this is given out to the open internet, and these parts of it are not. */
const openV6 = '2000::/3';
const closedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};
const closed4 = listOf(closedV4, 'ipv4');
const open6 = listOf([openV6], 'ipv6');
const closed6 = listOf(closedV6, 'ipv6');

/**
 * Whether an address is one of the open internet. An IPv4 address in the clothes of IPv6 (mapped, or through a
 * translator) is none: nobody's receiver has one, and a guarded address could be reached by it.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !closed4.check(address, 'ipv4');
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
