import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { isInGrace, renewalDue, sessionExpiry } from './visitor-session.ts';

const now = new Date('2026-03-01T00:00:00Z');

const inGraceAt = (time: string) => isInGrace({ renewedAt: now }, new Date(time));

describe("AUTH-1 a visitor's session", () => {
  it('ends ninety days after the last visit, or as the site says', () => {
    expect(sessionExpiry(now, settingsWith().accounts)).toEqual(new Date('2026-05-30T00:00:00Z'));
    expect(sessionExpiry(now, { staySignedInDays: 1 })).toEqual(new Date('2026-03-02T00:00:00Z'));
  });

  it('gets another token on each day of use', () => {
    expect(renewalDue(now)).toEqual(new Date('2026-02-28T00:00:00Z'));
  });

  it('is known by the token before for an hour', () => {
    expect([inGraceAt('2026-03-01T00:59:59.999Z'), inGraceAt('2026-03-01T01:00:00Z')]).toEqual([true, false]);
  });
});
