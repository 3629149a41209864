import { describe, expect, it } from 'vitest';
import { forwardedProto } from './forwarded-proto.ts';

describe('the protocol of a client', () => {
  it.each([
    ['https', true, 'https'],
    ['HTTP', true, 'http'],
    ['https', false, null],
    [undefined, true, null],
    ['gopher', true, null],
    // A client sent the first, to have a redirect cached for everybody.
    ['http, https', true, 'https'],
  ] as const)('by X-Forwarded-Proto %s, believed: %s', (header, isBelieved, protocol) => {
    expect(forwardedProto(header, isBelieved)).toBe(protocol);
  });
});
