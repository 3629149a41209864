import { expect, it } from 'vitest';
import type { TradingCalendar } from './trading-day.ts';
import { whyShut } from './why-shut.ts';

const weekdays = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  formattedHours: null,
  open: '08:00',
  close: '17:00',
}));
const holiday = (date: string, name: string) => ({ date, name, state: null, postcodes: [], fromTime: null });
const calendar: TradingCalendar = {
  zone: 'Australia/Brisbane',
  department: 'service',
  openingHours: weekdays,
  specialHours: [],
  publicHolidays: [holiday('2026-12-26', 'Boxing Day'), holiday('2026-12-27', 'Boxing Day')],
};
const closedOn = (date: string) =>
  ({ date, department: 'all', status: 'Closed', startHour: null, endHour: null }) as const;

it.each([
  ['2026-12-26', [], 'Boxing Day'],
  // Written down as a day off of its own, it is the same holiday as next door.
  ['2026-12-26', ['2026-12-26'], 'Boxing Day'],
  ['2026-12-24', ['2026-12-24'], 'Closed'],
  ['2026-12-27', [], 'Closed'],
  ['2026-12-23', [], null],
] as const)('FORM-5 a workshop says of %s, shut by itself on %j: %s', (date, ownDays, why) => {
  expect(whyShut({ ...calendar, specialHours: ownDays.map(closedOn) }, date)).toBe(why);
});
