import { describe, expect, it } from 'vitest';
import { forwardedProto } from './forwarded-proto.ts';

describe('the protocol of a client', () => {
  it.each([
    ['https', 1, 'https'],
    ['HTTP', 1, 'http'],
    ['https', 0, null],
    [undefined, 1, null],
    ['gopher', 1, null],
    // A client sent the first, to have a redirect cached for everybody.
    ['http, https', 1, 'https'],
  ] as const)('by X-Forwarded-Proto %s behind %i proxies', (header, proxies, protocol) => {
    expect(forwardedProto(header, proxies)).toBe(protocol);
  });
});
