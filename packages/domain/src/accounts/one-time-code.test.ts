import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import {
  codeExpiry,
  codeSending,
  codeToSend,
  codeWindowStart,
  maxCodeTries,
  nextCodeAt,
  triesLeft,
} from './one-time-code.ts';

const sentAt = new Date('2026-03-01T00:00:00Z');
const expiresAt = new Date('2026-03-01T00:10:00Z');

const before = (count: number) => Array.from({ length: count }, () => new Date('2026-02-28T23:30:00Z'));

describe('AUTH-1 a one-time code', () => {
  it('is valid for ten minutes, or as long as the site says', () => {
    expect(codeExpiry(sentAt, settingsWith().accounts)).toEqual(expiresAt);
    expect(codeExpiry(sentAt, { codeMinutes: 2 })).toEqual(new Date('2026-03-01T00:02:00Z'));
  });

  it('stands five tries', () => {
    expect(maxCodeTries).toBe(5);
    expect([0, 4, 5, 6].map((tries) => triesLeft({ tries }))).toEqual([5, 1, 0, 0]);
  });

  it('is sent to a phone at most eight times an hour', () => {
    expect(codeSending).toMatchObject({ limit: 8, windowMinutes: 60 });
    expect([0, 7, 8].map((count) => codeToSend(before(count), sentAt))).toEqual(['send', 'send', 'too_many']);
    expect(codeWindowStart(sentAt)).toEqual(new Date('2026-02-28T23:00:00Z'));
  });

  it('is sent again when the last one has had half a minute to arrive', () => {
    expect(nextCodeAt(sentAt)).toEqual(new Date('2026-03-01T00:00:30Z'));
    const [soon, later] = [new Date('2026-03-01T00:00:29.999Z'), new Date('2026-03-01T00:00:30Z')];
    expect([codeToSend([sentAt], soon), codeToSend([sentAt], later)]).toEqual(['too_soon', 'send']);
  });
});
