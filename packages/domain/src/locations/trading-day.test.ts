import { describe, expect, it } from 'vitest';
import { buildCalendar, closed, holiday, open, special, utc } from './test/sample-hours.ts';
import { tradingDay, tradingPeriod } from './trading-day.ts';

// Monday 5 January 2026 to Sunday 11 January 2026.
const monday = '2026-01-05';
const usual = { open: '08:30', close: '17:30' };
const on = (overrides: Parameters<typeof buildCalendar>[0], date = monday) =>
  tradingDay(buildCalendar(overrides), date);

describe('the hours of a day', () => {
  it.each([
    ['2026-01-05', usual],
    ['2026-01-09', usual],
    ['2026-01-10', { open: '09:00', close: '12:00' }],
    ['2026-01-11', 'closed'],
  ])('FORM-4 %s takes them from its weekday', (date, hours) => {
    expect(on({}, date)).toEqual(hours);
  });

  it.each([
    ['a weekday that is left out is closed', { openingHours: [open(2, '09:00', '17:00')] }, 'closed'],
    ['without any hours nothing is known', { openingHours: [] }, 'unknown'],
    ['open without an opening time', { openingHours: [open(1, null, '17:00')] }, 'unknown'],
    ['open without a closing time', { openingHours: [open(1, '09:00', null)] }, 'unknown'],
    ['closing before opening is a slip', { openingHours: [open(1, '08:30', '05:00')] }, 'unknown'],
    ['closing when opening is a slip', { openingHours: [open(1, '08:30', '08:30')] }, 'unknown'],
    ['closing at midnight', { openingHours: [open(1, '08:30', '00:00')] }, { open: '08:30', close: '00:00' }],
  ])('FORM-4 %s', (_, overrides, hours) => {
    expect(on(overrides)).toEqual(hours);
  });

  it.each([
    [
      'of the department win over its week',
      [special(monday, 'sales', '10:00', '14:00')],
      { open: '10:00', close: '14:00' },
    ],
    ['of all departments win over its week', [special(monday, 'all')], 'closed'],
    [
      'of the department win over those of all',
      [special(monday, 'all'), special(monday, 'sales', '10:00', '14:00')],
      { open: '10:00', close: '14:00' },
    ],
    ['of another department do not count', [special(monday, 'service')], usual],
    ['of another day do not count', [special('2026-01-06', 'all')], usual],
  ])('RULE-14 special hours %s', (_, specialHours, hours) => {
    expect(on({ specialHours })).toEqual(hours);
  });

  it('RULE-14 special hours without times leave the day unknown', () => {
    const openAllDay = { ...special(monday, 'all'), status: 'Open' as const };
    expect(on({ specialHours: [openAllDay] })).toBe('unknown');
    expect(on({ specialHours: [special(monday, 'all', '10:00', '14:00')], openingHours: [] })).toEqual({
      open: '10:00',
      close: '14:00',
    });
  });

  it.each([
    ['all day', holiday(monday), 'closed'],
    ['of another day', holiday('2026-01-06'), usual],
    ['from the evening on', holiday(monday, { fromTime: '18:00' }), usual],
    ['from closing on', holiday(monday, { fromTime: '17:30' }), usual],
    ['from the afternoon on', holiday(monday, { fromTime: '17:29' }), { open: '08:30', close: '17:29' }],
    ['from just after opening on', holiday(monday, { fromTime: '08:31' }), { open: '08:30', close: '08:31' }],
    ['from opening on', holiday(monday, { fromTime: '08:30' }), 'closed'],
  ])('FORM-4 a public holiday %s', (_, day, hours) => {
    expect(on({ publicHolidays: [day] })).toEqual(hours);
  });

  it('FORM-4 of two public holidays on one day the longer one counts, in whichever order', () => {
    const both = [holiday(monday, { fromTime: '16:00' }), holiday(monday, { fromTime: '12:00' })];
    expect(on({ publicHolidays: both })).toEqual({ open: '08:30', close: '12:00' });
    expect(on({ publicHolidays: both.toReversed() })).toEqual({ open: '08:30', close: '12:00' });
    expect(on({ publicHolidays: [...both, holiday(monday)] })).toBe('closed');
  });

  it('FORM-4 a public holiday opens no closed day, ends a night, and gives way to special hours', () => {
    const evening = [holiday(monday, { fromTime: '18:00' })];
    expect(on({ publicHolidays: evening, openingHours: [closed(1)] })).toBe('closed');
    expect(on({ publicHolidays: evening, openingHours: [open(1, null, null)] })).toBe('unknown');
    expect(on({ publicHolidays: [holiday(monday)], openingHours: [open(1, null, null)] })).toBe('closed');
    expect(on({ publicHolidays: evening, openingHours: [open(1, '08:30', '00:00')] })).toEqual({
      open: '08:30',
      close: '18:00',
    });
    expect(
      on({ publicHolidays: [holiday(monday)], specialHours: [special(monday, 'sales', '10:00', '14:00')] }),
    ).toEqual({ open: '10:00', close: '14:00' });
  });
});

describe('the moments of a day', () => {
  it.each([
    ['Australia/Brisbane', '2026-01-04T22:30', '2026-01-05T07:30'],
    ['Australia/Sydney', '2026-01-04T21:30', '2026-01-05T06:30'],
    ['Australia/Adelaide', '2026-01-04T22:00', '2026-01-05T07:00'],
    ['Australia/Perth', '2026-01-05T00:30', '2026-01-05T09:30'],
    ['Australia/Lord_Howe', '2026-01-04T21:30', '2026-01-05T06:30'],
  ])('FORM-4 follow the wall of %s', (zone, start, end) => {
    expect(tradingPeriod(buildCalendar({ zone }), monday)).toEqual({ start: utc(start), end: utc(end) });
  });

  it('FORM-4 are none on a closed day and on one of unknown hours', () => {
    expect(tradingPeriod(buildCalendar(), '2026-01-11')).toBeNull();
    expect(tradingPeriod(buildCalendar({ openingHours: [open(1, null, null)] }), monday)).toBeNull();
  });

  it('FORM-4 end with the day where the yard closes at midnight, over both changes of the clock', () => {
    const openingHours = [open(0, '20:00', '00:00')];
    const end = (date: string) => tradingPeriod(buildCalendar({ openingHours }), date)?.end;
    expect(end('2026-04-05')).toEqual(utc('2026-04-05T14:00'));
    expect(end('2026-10-04')).toEqual(utc('2026-10-04T13:00'));
  });

  it('FORM-4 last 23 or 25 hours on the days when the clock is changed', () => {
    const calendar = buildCalendar({ openingHours: [open(0, '00:00', '00:00')] });
    const hours = (date: string) => {
      const { start, end } = tradingPeriod(calendar, date) ?? {
        start: utc('2026-01-01'),
        end: utc('2026-01-01'),
      };
      return (end.getTime() - start.getTime()) / 3_600_000;
    };
    expect([hours('2026-10-04'), hours('2026-04-05'), hours('2026-01-11')]).toEqual([23, 25, 24]);
  });

  it('FORM-4 are none where the hours lie within what daylight saving skips', () => {
    const skipped = buildCalendar({ openingHours: [open(0, '02:30', '03:15')] });
    expect(tradingPeriod(skipped, '2026-10-04')).toBeNull();
    expect(tradingPeriod(skipped, '2026-10-11')).not.toBeNull();
    const touching = buildCalendar({ openingHours: [open(0, '02:00', '03:00')] });
    expect(tradingPeriod(touching, '2026-10-04')).toBeNull();
  });
});
