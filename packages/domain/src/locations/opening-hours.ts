import { knownText } from '../core/known-text.ts';
import type { Weekday } from '../core/zoned-time.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { clockSpan, clockWords } from './clock-words.ts';
import type { OpeningHours } from './location.ts';

export interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

type HoursSettings = Pick<
  SiteSettings['locations'],
  'hoursLayout' | 'showsFullHours' | 'closedText' | 'closedSaturdayText'
>;

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const weekdays = [1, 2, 3, 4, 5] as const;

/**
 * The table of opening hours (RULE-13): the weekdays, then Sat, then Sun. Five equal weekdays are one line
 * unless full hours are asked for; weekdays that differ are listed each, or equal ones together where the
 * site groups them. A day that is left out of some hours is closed; of a location without any, nothing is
 * known and nothing is said.
 */
export function openingHours(hours: readonly OpeningHours[], settings: HoursSettings): readonly HoursLine[] {
  if (hours.length === 0) return [];
  const wordsOf = (weekday: number, closed: string) => hoursInWords(hours, weekday, closed);
  const week = weekdays.map((weekday) => ({ weekday, words: wordsOf(weekday, settings.closedText) }));
  return [
    ...weekdayLines(week, settings),
    { days: 'Sat', hours: wordsOf(6, settings.closedSaturdayText) },
    { days: 'Sun', hours: wordsOf(0, settings.closedText) },
  ];
}

/**
 * The lines of a location card (RULE-13): Mon-Sat where those days have the same hours, else the days that are alike
 * together and the others beside them, so that no late night is lost. Sunday is weekday 0, or 6 where there is no 0.
 */
export function cardHours(
  hours: readonly OpeningHours[],
  { closedText, closedSaturdayText }: Pick<HoursSettings, 'closedText' | 'closedSaturdayText'>,
): readonly HoursLine[] {
  if (hours.length === 0) return [];
  const has = (weekday: Weekday) => hours.some((day) => day.weekday === weekday);
  const sunday = has(0) || !has(6) ? 0 : 6;
  const week = weekdays.map((weekday) => ({ weekday, words: hoursInWords(hours, weekday, closedText) }));
  // A 6 that speaks for Sunday says nothing of Saturday.
  const saturday = { weekday: 6, words: hoursInWords(hours, 6, closedSaturdayText) } as const;
  const lines = sunday === 6 ? alikeLines(week) : alikeLines([...week, saturday]);
  return [
    ...lines,
    { days: lines.length === 1 ? 'Sunday' : 'Sun', hours: hoursInWords(hours, sunday, closedText) },
  ];
}

interface WeekdayWords {
  readonly weekday: Weekday;
  readonly words: string;
}

function weekdayLines(
  week: readonly WeekdayWords[],
  { showsFullHours, hoursLayout }: HoursSettings,
): readonly HoursLine[] {
  const byWords = Map.groupBy(week, ({ words }) => words);
  if (showsFullHours || (hoursLayout === 'byDay' && byWords.size > 1)) {
    return week.map(({ weekday, words }) => ({ days: dayNames[weekday], hours: words }));
  }
  return alikeLines(week);
}

/** Days with the same hours are one line, which stands where the first of them does. */
function alikeLines(week: readonly WeekdayWords[]): readonly HoursLine[] {
  return [...Map.groupBy(week, ({ words }) => words)].map(([words, days]) => ({
    days: daysInWords(days.map(({ weekday }) => weekday)),
    hours: words,
  }));
}

/** Days in a row are told by their ends: Mon-Wed, Fri. */
function daysInWords(days: readonly Weekday[]): string {
  const runs: { readonly first: Weekday; last: Weekday }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs
    .map(({ first, last }) => (first === last ? dayNames[first] : `${dayNames[first]}-${dayNames[last]}`))
    .join(', ');
}

/** Half of the hours is better than none, and with none of them there is a phone. */
function openWords({ open, close }: OpeningHours): string {
  if (open !== null && close !== null) return clockSpan(open, close);
  if (open !== null) return `From ${clockWords(open)}`;
  return close === null ? 'Open, call for times' : `Until ${clockWords(close)}`;
}

/**
 * The dealer's own words win over the times. On a closed day they win only where they name no hours:
 * 'By appointment only' is what the dealer means, '8:30am - 5pm' was left behind when the day was closed.
 */
function hoursInWords(hours: readonly OpeningHours[], weekday: number, closedText: string): string {
  const day = hours.find((entry) => entry.weekday === weekday);
  const own = knownText(day?.formattedHours);
  if (day?.status !== 'Open') return own === null || /\d/.test(own) ? closedText : own;
  return own ?? openWords(day);
}
