import { dateIn, daysBetween, minutesOfDay, weekdayOf } from '@forecourt/domain/core/zoned-time';
import { clockWords } from '@forecourt/domain/locations/clock-words';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = [
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
] as const;

export interface DayWords {
  readonly weekday: string;
  readonly number: string;
  readonly month: string;
}

/** A calendar day in words: Saturday, 31, October. */
export function dayWords(date: string): DayWords {
  return {
    weekday: weekdays[weekdayOf(date)],
    number: String(Number(date.slice(8, 10))),
    month: months[Number(date.slice(5, 7)) - 1] ?? '',
  };
}

/** A day as it is read aloud: Saturday 31 October. */
export function longDay(date: string): string {
  const { weekday, number, month } = dayWords(date);
  return `${weekday} ${number} ${month}`;
}

/** The same in few letters: Sat 31 Oct. */
export function shortDay(date: string): string {
  const { weekday, number, month } = dayWords(date);
  return `${weekday.slice(0, 3)} ${number} ${month.slice(0, 3)}`;
}

/** The time on the wall at a moment: 10:30. */
export function wallTime(moment: Date, zone: string): string {
  const minutes = minutesOfDay(moment, zone);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A moment on the wall of a yard: Sat 31 Oct, 10:30am. */
export function shortMoment(moment: Date, zone: string): string {
  return `${shortDay(dateIn(moment, zone))}, ${clockWords(wallTime(moment, zone))}`;
}

/** A moment as it is read aloud: Saturday 31 October, 10:30am. */
export function longMoment(moment: Date, zone: string): string {
  return `${longDay(dateIn(moment, zone))}, ${clockWords(wallTime(moment, zone))}`;
}

/** A moment near now as a visitor says it, on the clock of the yard: 4:12pm today, 9:30am on Tuesday. */
export function momentWords(moment: Date, now: Date, zone: string): string {
  const date = dateIn(moment, zone);
  const time = clockWords(wallTime(moment, zone));
  const ahead = daysBetween(dateIn(now, zone), date);
  if (ahead === 0) return `${time} today`;
  if (ahead === 1) return `${time} tomorrow`;
  if (ahead === -1) return `${time} yesterday`;
  if (ahead > 1 && ahead < weekdays.length) return `${time} on ${dayWords(date).weekday}`;
  const [year, month, day] = date.split('-');
  return `${time} on ${Number(day)}/${Number(month)}/${year}`;
}
