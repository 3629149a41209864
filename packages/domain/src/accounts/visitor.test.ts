import { describe, expect, it } from 'vitest';
import { anyId, anyMoment, reads } from '../core/test/reads.ts';
import { visitorSchema } from './visitor.ts';

describe('a visitor', () => {
  const isRead = reads(visitorSchema, {
    id: anyId as never,
    siteId: anyId as never,
    phone: '+61491570006',
    createdAt: anyMoment,
    lastSeenAt: anyMoment,
  });

  it.each([
    [{}, true],
    [{ phone: '+12345678' }, true],
    [{ phone: `+${'1'.repeat(15)}` }, true],
    [{ phone: '+1234567' }, false],
    [{ phone: `+${'1'.repeat(16)}` }, false],
    [{ phone: '0491570006' }, false],
    [{ phone: '+6149157000x' }, false],
    [{ phone: 'call +61491570006' }, false],
    [{ email: 'e'.repeat(254) }, true],
    [{ email: 'e'.repeat(255) }, false],
  ])('AUTH-1 with %j is read: %s', (changed, expected) => {
    expect(isRead(changed)).toBe(expected);
  });
});
