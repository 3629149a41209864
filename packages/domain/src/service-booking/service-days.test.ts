import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TradingCalendar } from '../locations/trading-day.ts';
import { serviceDays, takesCarsOn } from './service-days.ts';

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
const at = { now, zone };
const week = { noticeDays: 1, daysAhead: 7 };

describe('FORM-5 the days of a service', () => {
  it('are those on which the workshop is open, from the notice to the last', () => {
    expect(serviceDays([calendar([1, 3])], week, at)).toEqual(['2026-03-02', '2026-03-04']);
    expect(serviceDays([calendar([0, 1])], { noticeDays: 0, daysAhead: 7 }, at)).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-08',
    ]);
    expect(serviceDays([calendar([1])], { noticeDays: 30, daysAhead: 7 }, at)).toEqual([]);
  });

  it('are those of any workshop where there are several', () => {
    expect(serviceDays([calendar([1]), calendar([2])], week, at)).toEqual(['2026-03-02', '2026-03-03']);
  });

  it('leave out a day on which special hours close it', () => {
    const closed = { date: '2026-03-02', department: 'service', status: 'Closed' } as const;
    const shut = calendar([1, 2], { specialHours: [{ ...closed, startHour: null, endHour: null }] });
    expect(serviceDays([shut], week, at)).toEqual(['2026-03-03']);
    expect(takesCarsOn(shut, '2026-03-02')).toBe(false);
  });

  it('are all days where nobody has said when it is open', () => {
    expect(serviceDays([], week, at)).toHaveLength(7);
    expect(serviceDays([calendar([])], week, at)).toHaveLength(7);
  });

  it('are each once, in their order, and within the bounds', () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }));
    const settings = fc.record({
      noticeDays: fc.integer({ min: 0, max: 30 }),
      daysAhead: fc.integer({ min: 7, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(weekdays, { maxLength: 3 }), settings, (open, bounds) => {
        const days = serviceDays(
          open.map((one) => calendar(one)),
          bounds,
          at,
        );
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(days.length).toBeLessThanOrEqual(Math.max(0, bounds.daysAhead - bounds.noticeDays + 1));
      }),
    );
  });
});
