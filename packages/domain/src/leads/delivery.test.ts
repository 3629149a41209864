import { describe, expect, it } from 'vitest';
import { anyId, anyMoment, reads } from '../core/test/reads.ts';
import { deliveryAttemptSchema, deliverySchema } from './delivery.ts';

describe('a delivery', () => {
  const isRead = reads(deliverySchema, {
    id: anyId as never,
    leadId: anyId as never,
    siteId: anyId as never,
    dealershipId: anyId as never,
    destinationId: anyId as never,
    state: 'pending',
    attempts: 0,
    nextAttemptAt: anyMoment,
    deliveryKey: 'k',
  });

  it.each([
    [{}, true],
    [{ attempts: -1 }, false],
    [{ attempts: 9 }, true],
    [{ deliveryKey: '' }, false],
    [{ deliveryKey: 'k'.repeat(200) }, true],
    [{ deliveryKey: 'k'.repeat(201) }, false],
    [{ state: 'lost' }, false],
  ])('FORM-9.1 with %j is read: %s', (changed, expected) => {
    expect(isRead(changed)).toBe(expected);
  });
});

describe('an attempt', () => {
  const isRead = reads(deliveryAttemptSchema, { outcome: 'delivered', at: anyMoment });

  it.each([
    [{}, true],
    [{ outcome: 'perhaps' }, false],
    [{ statusCode: 100 }, true],
    [{ statusCode: 599 }, true],
    [{ statusCode: 99 }, false],
    [{ statusCode: 600 }, false],
    [{ durationMs: 0 }, true],
    [{ durationMs: 250 }, true],
    [{ durationMs: -1 }, false],
  ])('FORM-9.1 with %j is read: %s', (changed, expected) => {
    expect(isRead(changed)).toBe(expected);
  });
});
