import { addMonths } from '../../core/zoned-time.ts';
import { isCalendarDay } from '../../form/calendar-text.ts';

const adultMonths = 18 * 12;
const oldestMonths = 120 * 12;

/** As people write it here, day first: 14 03 1990, 14/3/1990. */
export const birthDatePattern = '\\d{1,2}[ ./-]+\\d{1,2}[ ./-]+\\d{4}';

/** The day that was written, as 1990-03-14; null where it is none. */
export function readBirthDate(written: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[ ./-]+(\d{1,2})[ ./-]+(\d{4})$/.exec(written.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(date) ? date : null;
}

/** What is wrong with a date of birth on the day of the application; null: nothing. */
export function birthDateFault(written: string, today: string): 'unread' | 'noSuchDay' | 'tooYoung' | null {
  const date = readBirthDate(written);
  if (date === null) return isLikeADay(written) ? 'noSuchDay' : 'unread';
  if (date < addMonths(today, -oldestMonths) || date > today) return 'unread';
  return date > addMonths(today, -adultMonths) ? 'tooYoung' : null;
}

/** 31 02 1990: three numbers that may be a day, a month and a year. */
function isLikeADay(written: string): boolean {
  return new RegExp(`^(?:${birthDatePattern})$`).test(written.trim());
}
