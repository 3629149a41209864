import { describe, expect, it } from 'vitest';
import { journeyEnd, mayStillBeAnswered, oldestUsedLookup } from './journey-limits.ts';

const now = new Date('2026-11-17T03:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

describe('a way to an offer', () => {
  it('is kept for thirty days', () => {
    expect(journeyEnd(now)).toEqual(new Date('2026-12-17T03:00:00Z'));
  });

  it('uses the answer for a plate for a day', () => {
    expect(oldestUsedLookup(now)).toEqual(new Date('2026-11-16T03:00:00Z'));
  });

  it('waits half a minute for an answer', () => {
    expect(mayStillBeAnswered(before(29), now)).toBe(true);
    expect(mayStillBeAnswered(before(30), now)).toBe(false);
    expect(mayStillBeAnswered(null, now)).toBe(false);
  });
});
