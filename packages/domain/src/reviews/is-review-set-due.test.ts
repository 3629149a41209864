import { describe, expect, it } from 'vitest';
import { isReviewSetDue } from './is-review-set-due.ts';

const now = new Date('2026-11-17T06:00:00Z');

describe('DATA-3.2 the reviews of a place', () => {
  it.each([
    [null, 24, true],
    ['2026-11-16T06:00:00Z', 24, true],
    ['2026-11-16T06:00:01Z', 24, false],
    ['2026-11-17T05:00:00Z', 1, true],
    ['2026-11-18T06:00:00Z', 1, false],
  ])('read at %s are due after %s hours: %s', (at, refreshHours, isDue) => {
    const refreshedAt = at === null ? null : new Date(at);
    expect(isReviewSetDue({ refreshedAt }, { refreshHours }, now)).toBe(isDue);
  });
});
