import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TradingCalendar } from '../locations/trading-day.ts';
import { anyServiceDays, serviceDays, type ServiceDay } from './service-days.ts';

const zone = 'Australia/Brisbane';
const calendar = (weekdays: readonly number[], more: Partial<TradingCalendar> = {}): TradingCalendar => ({
  zone,
  department: 'service',
  openingHours: weekdays.map((weekday) => ({
    weekday,
    status: 'Open',
    formattedHours: null,
    open: '07:30',
    close: '17:00',
  })),
  specialHours: [],
  publicHolidays: [],
  ...more,
});
/** Sunday 1 March, late in the evening in Brisbane. */
const now = new Date('2026-03-01T12:00:00Z');
const at = { taken: [], now };
const week = {
  noticeDays: 1,
  daysAhead: 7,
  dropOffTimes: ['07:00', '07:30', '16:30', '17:00'],
  carsPerDay: 5,
  carsPerDropOff: 2,
};
const open = (days: readonly ServiceDay[]) =>
  days.filter(({ shut }) => shut === null).map(({ date }) => date);
const shutOn = (weekdays: readonly number[], date: string, more: Partial<TradingCalendar> = {}) =>
  serviceDays(calendar(weekdays, more), week, at).find((day) => day.date === date)?.shut;

const booked = (dropOff: string, count: number) =>
  Array.from({ length: count }, () => ({ day: '2026-03-02', dropOff }));
const onMonday = (dropOffs: readonly [string, number][], weekdays = [1]) =>
  serviceDays(calendar(weekdays), week, { now, taken: dropOffs.flatMap((one) => booked(...one)) });

describe('FORM-5 the days of a service', () => {
  it('are those from the notice to the last, open where the workshop is', () => {
    const days = serviceDays(calendar([1, 3]), week, at);
    expect(days.map(({ date }) => date.slice(8))).toEqual(['02', '03', '04', '05', '06', '07', '08']);
    expect(open(days)).toEqual(['2026-03-02', '2026-03-04']);
    expect(serviceDays(calendar([1]), { ...week, noticeDays: 30 }, at)).toEqual([]);
  });

  it('say why one is shut: a Sunday, special hours, a holiday', () => {
    const special = { date: '2026-03-02', department: 'service', status: 'Closed' } as const;
    const holiday = { date: '2026-03-03', name: 'Labour Day', fromTime: null, state: null, postcodes: [] };
    expect(shutOn([1, 2], '2026-03-08')).toBe('Closed');
    expect(
      shutOn([1], '2026-03-02', { specialHours: [{ ...special, startHour: null, endHour: null }] }),
    ).toBe('Closed');
    expect(shutOn([2], '2026-03-03', { publicHolidays: [holiday] })).toBe('Labour Day');
    expect(shutOn([1], '2026-03-03', { publicHolidays: [holiday] })).toBe('Closed');
  });

  it('have the drop-off times that lie within their hours, and else the opening', () => {
    const [monday] = serviceDays(calendar([1]), week, at);
    expect(monday?.times).toEqual(['07:30', '16:30']);
    const [early] = serviceDays(calendar([1]), { ...week, dropOffTimes: ['06:00'] }, at);
    expect(early?.times).toEqual(['07:30']);
    const [byPhone] = serviceDays(calendar([1]), { ...week, dropOffTimes: [] }, at);
    expect(byPhone?.times).toEqual([]);
    const endless = calendar([1], {
      openingHours: [{ weekday: 1, status: 'Open', formattedHours: null, open: '07:30', close: '00:00' }],
    });
    expect(serviceDays(endless, week, at)[0]?.times).toEqual(['07:30', '16:30', '17:00']);
    const unsaid = calendar([1], {
      openingHours: [{ weekday: 1, status: 'Open', formattedHours: null, open: null, close: null }],
    });
    expect(serviceDays(unsaid, week, at)[0]?.times).toEqual(week.dropOffTimes);
    expect(serviceDays(calendar([1]), week, at)[1]?.times).toEqual([]);
  });

  it('are those of any workshop where there are several', () => {
    const some = [calendar([1]), calendar([2])].map((one) => serviceDays(one, week, at));
    const days = anyServiceDays(some);
    expect(open(days)).toEqual(['2026-03-02', '2026-03-03']);
    expect(days).toHaveLength(7);
    expect(days[1]).toEqual({
      date: '2026-03-03',
      shut: null,
      times: ['07:30', '16:30'],
      fullTimes: [],
      left: 4,
    });
    expect(anyServiceDays([])).toEqual([]);
    expect(anyServiceDays([days.slice(1, 2), days.slice(0, 1)])).toEqual(days.slice(0, 2));
  });

  it('are full where as many cars are booked as the workshop takes, and so are their times', () => {
    const [some] = onMonday([['07:30', 2]]);
    expect(some).toMatchObject({ shut: null, times: ['16:30'], fullTimes: ['07:30'], left: 2 });
    const full = onMonday([
      ['07:30', 2],
      ['16:30', 2],
    ]);
    expect(full[0]).toMatchObject({ shut: 'Full', times: [], fullTimes: ['07:30', '16:30'], left: 0 });
    expect(full[7 - 1]).toMatchObject({ date: '2026-03-08', shut: 'Closed' });
    // Of several workshops, one with a place is enough; a full one says more than a closed one.
    const free = onMonday([]);
    const closed = onMonday([], [2]);
    expect(anyServiceDays([full, free])[0]).toMatchObject({ shut: null, fullTimes: [], left: 4 });
    expect(anyServiceDays([full, closed])[0]).toMatchObject({ shut: 'Full', left: 0 });
    expect(anyServiceDays([closed, full])[0]?.shut).toBe('Full');
    expect(anyServiceDays([closed, closed])[0]?.shut).toBe('Closed');
  });

  it('are each once, in their order, and within the bounds', () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }));
    const settings = fc.record({
      noticeDays: fc.integer({ min: 0, max: 30 }),
      daysAhead: fc.integer({ min: 7, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(weekdays, { maxLength: 3 }), settings, (some, bounds) => {
        const all = anyServiceDays(some.map((one) => serviceDays(calendar(one), { ...week, ...bounds }, at)));
        const dates = all.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].toSorted());
        expect(all.every(({ shut, times }) => (shut === null) === times.length > 0)).toBe(true);
        expect(dates.length).toBeLessThanOrEqual(Math.max(0, bounds.daysAhead - bounds.noticeDays + 1));
      }),
    );
  });
});
