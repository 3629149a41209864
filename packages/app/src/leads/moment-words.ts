import { dateIn, daysBetween, minutesOfDay, weekdayIn } from '@forecourt/domain/core/zoned-time';
import { clockWords } from '@forecourt/domain/locations/clock-words';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const two = (value: number) => String(value).padStart(2, '0');

/** A moment near now as a visitor says it, on the clock of the yard: 4:12pm today, 9:30am on Tuesday. */
export function momentWords(moment: Date, now: Date, zone: string): string {
  const minutes = minutesOfDay(moment, zone);
  const time = clockWords(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
  const ahead = daysBetween(dateIn(now, zone), dateIn(moment, zone));
  if (ahead === 0) return `${time} today`;
  if (ahead === 1) return `${time} tomorrow`;
  if (ahead === -1) return `${time} yesterday`;
  if (ahead > 1 && ahead < days.length) return `${time} on ${days[weekdayIn(moment, zone)]}`;
  const [year, month, day] = dateIn(moment, zone).split('-');
  return `${time} on ${Number(day)}/${Number(month)}/${year}`;
}
