import { describe, expect, it } from 'vitest';
import { anyMoment, reads } from '../core/test/reads.ts';
import { analyticsEventSchema } from './analytics-event.ts';

describe('an analytics event', () => {
  const isRead = reads(analyticsEventSchema, { kind: 'favourite', at: anyMoment });

  it.each([
    [{}, true],
    [{ kind: '' }, false],
    [{ kind: 'k'.repeat(60) }, true],
    [{ kind: 'k'.repeat(61) }, false],
    [{ eventId: 39 }, true],
    [{ eventId: 0 }, true],
    [{ eventId: 32_767 }, true],
    [{ eventId: -1 }, false],
    [{ eventId: 32_768 }, false],
  ])('FORM-8.1 with %j is read: %s', (changed, expected) => {
    expect(isRead(changed)).toBe(expected);
  });

  it('FORM-8.1 needs no details', () => {
    expect(analyticsEventSchema.parse({ kind: 'favourite', at: anyMoment }).details).toEqual({});
  });
});
