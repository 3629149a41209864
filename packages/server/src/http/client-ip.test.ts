import { describe, expect, it } from 'vitest';
import { clientIp } from './client-ip.ts';

describe('the IP address of a client', () => {
  it.each([
    ['203.0.113.7', 1, '203.0.113.7'],
    ['10.0.0.1, 203.0.113.7', 1, '203.0.113.7'],
    ['203.0.113.7:4711', 1, '203.0.113.7'],
    ['[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['2001:db8::1', 1, '2001:db8::1'],
    ['203.0.113.7', 0, null],
    ['unknown', 1, null],
    ['203.0.113.7, ', 1, null],
    ['999.0.0.1', 1, null],
    ['a'.repeat(5_000), 1, null],
    [undefined, 1, null],
  ])('X-Forwarded-For %j behind %i proxies means %s', (said, proxies, address) => {
    expect(clientIp(said, proxies)).toBe(address);
  });

  it.each([
    ['both append', '203.0.113.7, 198.51.100.2', '203.0.113.7'],
    ['the client sent an entry of its own', '192.0.2.66, 203.0.113.7, 198.51.100.2', '203.0.113.7'],
    ['the client sent many', `${'192.0.2.66, '.repeat(50)}203.0.113.7, 198.51.100.2`, '203.0.113.7'],
    ['the headers came apart', ['192.0.2.66', '203.0.113.7, 198.51.100.2'], '203.0.113.7'],
    ['somebody came past the outer one', '203.0.113.7', null],
  ])('M1 behind a CDN and a balancer, where %s', (_, said, address) => {
    expect(clientIp(said, 2)).toBe(address);
  });
});
