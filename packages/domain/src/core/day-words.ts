import { daysBetween, weekdayOf } from './zoned-time.ts';

/** By the number of a weekday, from Sunday on. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day of the calendar as people read it: 2026-06-30 becomes 30 June 2026. */
export function dayInWords(date: string): string {
  return `${dayOfMonth(date)} ${monthInWords(date)}`;
}

/** The month of a day, which is all that a build or compliance plate says: June 2026. */
export function monthInWords(date: string): string {
  return `${monthOf(date)} ${date.slice(0, 4)}`;
}

/** The weekday of a day: Saturday. */
export function weekdayInWords(date: string): string {
  return weekdayNames[weekdayOf(date)];
}

/** A day as it is read aloud: Saturday 31 October. */
export function longDay(date: string): string {
  return `${weekdayInWords(date)} ${dayOfMonth(date)} ${monthOf(date)}`;
}

/** A day as it cannot be mistaken from another: today, tomorrow, Saturday within the week, else Saturday 31 October. */
export function nearDay(date: string, today: string): string {
  const ahead = daysBetween(today, date);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return ahead > 1 && ahead < weekdayNames.length ? weekdayInWords(date) : longDay(date);
}

/** The same in few letters: Sat 31 Oct. */
export function shortDay(date: string): string {
  return `${weekdayInWords(date).slice(0, 3)} ${dayOfMonth(date)} ${monthOf(date).slice(0, 3)}`;
}

/** Without a nought before it: 4. */
export function dayOfMonth(date: string): string {
  return String(Number(date.slice(8, 10)));
}

function monthOf(date: string): string {
  return String(monthNames[Number(date.slice(5, 7)) - 1]);
}
