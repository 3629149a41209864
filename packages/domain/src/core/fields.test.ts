import { describe, expect, it } from 'vitest';
import { cents, clockTime, idOf, maybe, text } from './fields.ts';

describe('a field of a feed', () => {
  it('that is absent or null reads as null', () => {
    const colour = maybe(text(5));
    expect([colour.parse(undefined), colour.parse(null), colour.parse('Red')]).toEqual([null, null, 'Red']);
  });

  it('holds no more text than its limit', () => {
    expect(text(5).safeParse('12345').success).toBe(true);
    expect(text(5).safeParse('123456').success).toBe(false);
    expect(text(5).safeParse('').success).toBe(true);
  });

  it('that is an identifier is a UUID', () => {
    expect(idOf().safeParse('01900000-0000-7000-8000-000000000001').success).toBe(true);
    expect(idOf().safeParse('17').success).toBe(false);
  });

  it.each([
    [0, true],
    [1, true],
    [-1, false],
    [1.5, false],
  ])('of %s is money: %s', (amount, isMoney) => {
    expect(cents.safeParse(amount).success).toBe(isMoney);
  });

  it.each([
    ['00:00', true],
    ['08:30', true],
    ['19:59', true],
    ['23:59', true],
    ['24:00', false],
    ['08:60', false],
    ['8:30', false],
    ['108:30', false],
    ['08:301', false],
    ['a8:30', false],
    ['0a:30', false],
    ['08:3a', false],
  ])('of %j is a time on the wall: %s', (time, isTime) => {
    expect(clockTime.safeParse(time).success).toBe(isTime);
  });
});
