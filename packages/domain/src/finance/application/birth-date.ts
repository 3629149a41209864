import { addMonths } from '../../core/zoned-time.ts';
import { isCalendarDay } from '../../form/calendar-text.ts';

const adultMonths = 18 * 12;
const oldestMonths = 120 * 12;

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayFirst = '(\\d{1,2})[ ./-]+(\\d{1,2}|[A-Za-z]{3,9})[ ./-]+(\\d{4})';
/** All that the keyboard of digits of some phones has. */
const digitsAlone = '(\\d{2})(\\d{2})(\\d{4})';
/** As browsers fill it in. */
const yearFirst = '(\\d{4})-(\\d{1,2})-(\\d{1,2})';

/** As people write it here, day first (14 03 1990, 14/3/1990, 14 March 1990, 14031990), or as browsers do. */
export const birthDatePattern = [dayFirst, digitsAlone, yearFirst].join('|').replaceAll(/\((?!\?)/g, '(?:');

/** The day that was written, as 1990-03-14; null where it is none. */
export function readBirthDate(written: string): string | null {
  const text = written.trim();
  const [, ...ofDay] =
    new RegExp(`^${dayFirst}$`).exec(text) ?? new RegExp(`^${digitsAlone}$`).exec(text) ?? [];
  const [, ...ofYear] = new RegExp(`^${yearFirst}$`).exec(text) ?? [];
  const [day, month, year] = ofYear.length > 0 ? ofYear.toReversed() : ofDay;
  if (day === undefined || month === undefined || year === undefined) return null;
  const date = `${year}-${monthOf(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(date) ? date : null;
}

/** 3 of 03, Mar and March; what is no month stays what it is, and makes no day. */
function monthOf(written: string): string {
  const place = monthNames.indexOf(written.slice(0, 3).toLowerCase());
  return place === -1 ? written : String(place + 1);
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
