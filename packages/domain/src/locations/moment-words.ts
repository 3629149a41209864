import { longDay, shortDay, weekdayInWords, weekdayNames } from '../core/day-words.ts';
import { dateIn, daysBetween, minutesOfDay } from '../core/zoned-time.ts';
import { clockWords } from './clock-words.ts';

/** The time on the wall at a moment: 10:30. */
export function wallTime(moment: Date, zone: string): string {
  const minutes = minutesOfDay(moment, zone);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A moment on the wall of a location: Sat 31 Oct, 10:30am. */
export function shortMoment(moment: Date, zone: string): string {
  return `${shortDay(dateIn(moment, zone))}, ${clockWords(wallTime(moment, zone))}`;
}

/**
 * Whose clock a time is on, where the site’s places have different ones: ' Perth time', to stand behind it. Nothing
 * where all read the same.
 */
export function clockName(zone: string, zones: readonly string[], at: Date): string {
  const isShared = zones.every((other) => longMoment(at, other) === longMoment(at, zone));
  return isShared ? '' : ` ${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;
}

/** A moment as it is read aloud: Saturday 31 October, 10:30am. */
export function longMoment(moment: Date, zone: string, clock = ''): string {
  return `${longDay(dateIn(moment, zone))}, ${clockWords(wallTime(moment, zone))}${clock}`;
}

/** A moment near now as a visitor says it, on the clock of the location: 4:12pm today, 9:30am on Tuesday. */
export function momentWords(moment: Date, now: Date, zone: string, clock = ''): string {
  const date = dateIn(moment, zone);
  const time = `${clockWords(wallTime(moment, zone))}${clock}`;
  const ahead = daysBetween(dateIn(now, zone), date);
  if (ahead === 0) return `${time} today`;
  if (ahead === 1) return `${time} tomorrow`;
  if (ahead === -1) return `${time} yesterday`;
  if (ahead > 1 && ahead < weekdayNames.length) return `${time} on ${weekdayInWords(date)}`;
  const [year, month, day] = date.split('-');
  return `${time} on ${Number(day)}/${Number(month)}/${year}`;
}
