import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

// prettier-ignore
const closed = [
  '127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255',
  '192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255',
  '192.0.2.1', '198.51.100.7', '203.0.113.9', '192.0.0.8', '::', '::1',
  'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1',
  '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '::127.0.0.1',
  '2001::1', 'localhost', '', '127.1', '0x7f000001', '2130706433',
];

describe('FORM-9.1 an address on the open internet', () => {
  it.each(['1.1.1.1', '203.0.112.255', '172.15.0.1', '100.63.255.255', '2606:4700:4700::1111', '2a00::1'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each(closed)('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
