import { describe, expect, it } from 'vitest';
import { waitedFor } from './waited-for.ts';

describe('what somebody who wants a car waits for', () => {
  it.each([
    ['in_stock', false, null],
    ['in_stock', true, 'free'],
    ['coming_soon', false, 'here'],
    ['coming_soon', true, 'free'],
    ['sold', true, null],
    [null, false, null],
  ] as const)('VDP-5.1 of a car %s, reserved %s, is %s', (status, reserved, expected) => {
    expect(waitedFor({ status, reserved })).toBe(expected);
  });
});
