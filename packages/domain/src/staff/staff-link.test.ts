import { expect, it } from 'vitest';
import { invitationExpiry, recoveryExpiry } from './staff-link.ts';

const now = new Date('2026-03-01T10:00:00Z');

it('STAFF-1.3 an invitation is good for seven days', () => {
  expect(invitationExpiry(now)).toEqual(new Date('2026-03-08T10:00:00Z'));
});

it('STAFF-1.4 a recovery is good for a day', () => {
  expect(recoveryExpiry(now)).toEqual(new Date('2026-03-02T10:00:00Z'));
});
