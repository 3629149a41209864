import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { answerDueAt, responseClock } from './response-clock.ts';
import { buildCalendar, closed, holiday, utc } from '../locations/test/sample-hours.ts';

const settings = resolveSettings([]).settings.leads;
const always = { ...settings, countsOpeningHoursOnly: false };
const calendar = buildCalendar();

// Sydney in January: Monday the 5th opens at 21:30 UTC of the 4th and closes at 06:30 UTC.
const mondayMorning = utc('2026-01-04T22:00');
const mondayEvening = utc('2026-01-05T05:30');
const sunday = utc('2026-01-11T03:00');

describe('when a lead must be answered', () => {
  it.each([
    ['within 120 minutes of trading', mondayMorning, settings, '2026-01-05T00:00'],
    ['partly on the next morning', mondayEvening, settings, '2026-01-05T22:30'],
    ['after the weekend', sunday, settings, '2026-01-11T23:30'],
    ['by the plain clock where the site says so', mondayEvening, always, '2026-01-05T07:30'],
    [
      'within the minutes of the site',
      mondayMorning,
      { ...settings, responseMinutes: 5 },
      '2026-01-04T22:05',
    ],
  ])('CON-2.4 %s', (_, receivedAt, chosen, due) => {
    expect(answerDueAt(receivedAt, calendar, chosen)).toEqual(utc(due));
  });

  it('CON-2.4 not on a public holiday', () => {
    const bank = buildCalendar({ publicHolidays: [holiday('2026-01-12')] });
    expect(answerDueAt(sunday, bank, settings)).toEqual(utc('2026-01-12T23:30'));
  });

  it.each([
    ['has no known hours', buildCalendar({ openingHours: [] })],
    ['never opens', buildCalendar({ openingHours: [closed(1)] })],
  ])('CON-2.4 by the plain clock where the location %s, so that no lead waits unmarked', (_, shut) => {
    expect(answerDueAt(sunday, shut, settings)).toEqual(utc('2026-01-11T05:00'));
  });
});
const at = (now: Date, firstResponseAt: Date | null = null, chosen = settings) =>
  responseClock({ createdAt: mondayEvening, firstResponseAt }, calendar, chosen, now);

describe('how a lead stands', () => {
  const dueAt = utc('2026-01-05T22:30');
  const justBefore = new Date(dueAt.getTime() - 1);
  const justAfter = new Date(dueAt.getTime() + 1);

  it('CON-2.4 waits until it is due, and is overdue from then on', () => {
    expect(at(justBefore)).toEqual({ state: 'waiting', dueAt, minutes: 119, validUntil: dueAt });
    expect(at(dueAt)).toEqual({ state: 'overdue', dueAt, minutes: 120, validUntil: null });
    expect(at(utc('2026-01-06T00:00'))).toEqual({ state: 'overdue', dueAt, minutes: 210, validUntil: null });
  });

  it('CON-2.4 was answered in time up to the due moment, and late after it', () => {
    const later = utc('2026-02-01T00:00');
    expect(at(later, utc('2026-01-05T06:00'))).toEqual({
      state: 'answered',
      dueAt,
      minutes: 30,
      validUntil: null,
    });
    expect(at(later, dueAt)).toEqual({ state: 'answered', dueAt, minutes: 120, validUntil: null });
    expect(at(later, justAfter)).toEqual({ state: 'answeredLate', dueAt, minutes: 120, validUntil: null });
  });

  it('CON-2.4 counts every minute where the clock does not stop, and none before the lead came', () => {
    expect(at(utc('2026-01-05T07:00'), null, always)).toMatchObject({ state: 'waiting', minutes: 90 });
    expect(at(utc('2026-01-05T05:00'), null, always)).toMatchObject({ state: 'waiting', minutes: 0 });
    expect(at(new Date(mondayEvening.getTime() + 119_999), null, always).minutes).toBe(1);
  });
});
