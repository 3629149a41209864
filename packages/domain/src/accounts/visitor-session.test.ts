import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { isOver, judgeToken, renewalDue, sessionExpiry } from './visitor-session.ts';

const now = new Date('2026-03-01T00:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const [second, minute, day] = [1_000, 60_000, 86_400_000];

describe("AUTH-1 a visitor's session", () => {
  it('ends ninety days after the last visit, or as the site says', () => {
    const at = { startedAt: now, now };
    expect(sessionExpiry(at, settingsWith().accounts)).toEqual(new Date('2026-05-30T00:00:00Z'));
    expect(sessionExpiry(at, { staySignedInDays: 1 })).toEqual(new Date('2026-03-02T00:00:00Z'));
  });

  it('ends after 180 days in any case', () => {
    const startedAt = before(170 * day);
    const end = new Date('2026-03-11T00:00:00Z');
    expect(sessionExpiry({ startedAt, now }, { staySignedInDays: 365 })).toEqual(end);
    expect([179 * day, 180 * day].map((ms) => isOver({ startedAt: before(ms) }, now))).toEqual([false, true]);
  });

  it('gets another token on each day of use', () => {
    expect(renewalDue(now)).toEqual(new Date('2026-02-28T00:00:00Z'));
  });

  it.each([
    ['present', true, 0, 'current'],
    ['present', false, day - 1, 'current'],
    ['present', true, day, 'due'],
    ['previous', false, 59 * second, 'replaced'],
    ['previous', true, 59 * second, 'replaced'],
    ['previous', false, minute, 'lost'],
    ['previous', false, 59 * minute, 'lost'],
    ['previous', false, 60 * minute, 'copied'],
    ['previous', true, minute, 'copied'],
    ['older', false, 0, 'copied'],
  ] as const)(
    'judges the %s token (present one used: %s), %i ms after the renewal: %s',
    (place, isPresentUsed, ms, verdict) => {
      expect(judgeToken({ place, isPresentUsed, renewedAt: before(ms) }, now)).toBe(verdict);
    },
  );
});
