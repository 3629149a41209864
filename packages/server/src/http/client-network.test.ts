import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

describe('whom limits go by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:bbbb:0:0:2', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
    ['', ''],
  ])('%s is of the network %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
