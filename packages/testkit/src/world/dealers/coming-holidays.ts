import { addDays, weekdayOf } from '@forecourt/domain/core/zoned-time';
import type { State } from '../places/place.ts';

export interface Holiday {
  readonly date: string;
  readonly name: string;
  /** Hardly anyone trades, whatever they do on other holidays. */
  readonly isSolemn: boolean;
}

type Rule = (year: number) => string;

const nth =
  (month: number, weekday: number, which: number): Rule =>
  (year) => {
    const first = `${year}-${String(month).padStart(2, '0')}-01`;
    const ahead = (weekday - weekdayOf(first) + 7) % 7;
    return addDays(first, ahead + (which - 1) * 7);
  };
const fixed =
  (monthAndDay: string): Rule =>
  (year) =>
    `${year}-${monthAndDay}`;

const labourDay: Readonly<Record<State, Rule>> = {
  NSW: nth(10, 1, 1),
  ACT: nth(10, 1, 1),
  SA: nth(10, 1, 1),
  VIC: nth(3, 1, 2),
  TAS: nth(3, 1, 2),
  WA: nth(3, 1, 1),
  QLD: nth(5, 1, 1),
  NT: nth(5, 1, 1),
};

const sovereignsBirthday: Readonly<Record<State, Rule>> = {
  NSW: nth(6, 1, 2),
  ACT: nth(6, 1, 2),
  SA: nth(6, 1, 2),
  VIC: nth(6, 1, 2),
  TAS: nth(6, 1, 2),
  NT: nth(6, 1, 2),
  WA: nth(9, 1, 4),
  QLD: nth(10, 1, 1),
};

/** The next public holidays of a state after a day, the nearest first. Show days and other one-town days are left out. */
export function comingHolidays(state: State, after: string, count: number): readonly Holiday[] {
  const year = Number(after.slice(0, 4));
  const all = [year, year + 1].flatMap((one) => holidaysOf(state, one));
  // Two can fall on one day, as Easter Monday and Anzac Day did in 2011.
  return [...new Map(all.map((holiday) => [holiday.date, holiday])).values()]
    .filter(({ date }) => date > after)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, count);
}

function holidaysOf(state: State, year: number): readonly Holiday[] {
  const easter = easterSunday(year);
  const all: readonly (readonly [name: string, date: string, isSolemn?: boolean])[] = [
    ["New Year's Day", fixed('01-01')(year)],
    ['Australia Day', fixed('01-26')(year)],
    ['Good Friday', addDays(easter, -2), true],
    ['Easter Monday', addDays(easter, 1)],
    ['Anzac Day', fixed('04-25')(year), true],
    ['Labour Day', labourDay[state](year)],
    ["King's Birthday", sovereignsBirthday[state](year)],
    ...(state === 'VIC' ? [['Melbourne Cup Day', nth(11, 2, 1)(year)] as const] : []),
    ['Christmas Day', fixed('12-25')(year), true],
    ['Boxing Day', fixed('12-26')(year)],
  ];
  return all.map(([name, date, isSolemn = false]) => ({ name, date, isSolemn }));
}

/** Western Easter by the usual computus. */
function easterSunday(year: number): string {
  const [golden, century] = [year % 19, Math.floor(year / 100)];
  const corrected =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const rest =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - corrected - ((year % 100) % 4)) % 7;
  const shift = Math.floor((golden + 11 * corrected + 22 * rest) / 451);
  const days = corrected + rest - 7 * shift + 114;
  const month = Math.floor(days / 31);
  return `${year}-${String(month).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}
