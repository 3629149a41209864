import { describe, expect, it } from 'vitest';
import type { TradingCalendar } from '../locations/trading-day.ts';
import { whyShut } from '../locations/why-shut.ts';
import { workshopCalendar } from './workshop-calendar.ts';

const calendar = (weekdays: readonly number[], more: Partial<TradingCalendar> = {}): TradingCalendar => ({
  zone: 'Australia/Brisbane',
  department: 'service',
  openingHours: weekdays.map((weekday) => ({
    weekday,
    status: 'Open',
    formattedHours: null,
    open: '08:00',
    close: '17:00',
  })),
  specialHours: [],
  publicHolidays: [],
  ...more,
});
/** Monday to Sunday. */
const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);
const worked = (one: TradingCalendar) =>
  week.filter((date) => whyShut(one, date) === null).map((date) => date.slice(8));

describe('FORM-5 a workshop works', () => {
  it('by its own hours', () => {
    expect(worked(workshopCalendar(calendar([1, 2]), [calendar([3])]))).toEqual(['16', '17']);
  });

  it('by those of its dealership where it says none, and on no Sunday that nobody works', () => {
    expect(worked(workshopCalendar(calendar([]), [calendar([]), calendar([1, 6])]))).toEqual(['16', '21']);
  });

  it('from Monday to Friday where nobody says anything, but for holidays', () => {
    const holiday = { date: '2026-11-18', name: 'Show Day', fromTime: null, state: null, postcodes: [] };
    expect(worked(workshopCalendar(calendar([]), []))).toEqual(['16', '17', '18', '19', '20']);
    const own = calendar([], { publicHolidays: [holiday] });
    expect(worked(workshopCalendar(own, []))).toEqual(['16', '17', '19', '20']);
  });
});
