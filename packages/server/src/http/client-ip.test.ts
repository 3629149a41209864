import { describe, expect, it } from 'vitest';
import { clientIp } from './client-ip.ts';

describe('the IP address of a client', () => {
  it.each([
    ['203.0.113.7', true, '203.0.113.7'],
    ['10.0.0.1, 203.0.113.7', true, '203.0.113.7'],
    ['203.0.113.7:4711', true, '203.0.113.7'],
    ['[2001:db8::1]:4711', true, '2001:db8::1'],
    ['2001:db8::1', true, '2001:db8::1'],
    ['203.0.113.7', false, null],
    ['unknown', true, null],
    ['203.0.113.7, ', true, null],
    ['999.0.0.1', true, null],
    ['a'.repeat(5_000), true, null],
    [undefined, true, null],
  ])('a proxy that says %j, trusted: %s, means %s', (said, trusts, address) => {
    expect(clientIp(said, trusts)).toBe(address);
  });
});
