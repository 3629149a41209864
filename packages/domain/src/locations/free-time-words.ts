import { capitalised } from '../core/capitalised.ts';
import { weekdayInWords, weekdayNames } from '../core/day-words.ts';
import { itemKindOf, type ItemKind, type ItemType } from '../core/item-words.ts';
import { daysBetween } from '../core/zoned-time.ts';
import { clockWords } from './clock-words.ts';

const tryingOut = {
  car: 'Drive',
  motorcycle: 'Ride',
  caravan: 'See',
  mixed: 'Try',
} as const satisfies Record<ItemKind, string>;

/** When something can be tried out first, in one short line: Drive it today 4pm. Null: not within a week. */
export function freeTimeWords(
  first: { readonly date: string; readonly time: string } | null,
  today: string,
  { itemTypes }: { readonly itemTypes: readonly ItemType[] },
): string | null {
  const day = first && dayWords(first.date, today);
  return first && day && `${tryItWords({ itemTypes })} ${day} ${clockWords(first.time)}`;
}

/** What a visitor does with what the site sells before they buy it: Drive it. */
export function tryItWords({ itemTypes }: { readonly itemTypes: readonly ItemType[] }): string {
  return `${tryingOut[itemKindOf(itemTypes)]} it`;
}

export interface FreeTime {
  readonly date: string;
  readonly time: string;
}

/** The next free times within a week, each with its day and clock in words: Tomorrow, 9:00am (FORM-12). */
export function nextFreeTimes(
  free: readonly FreeTime[],
  today: string,
  most: number,
): readonly (FreeTime & { readonly day: string; readonly clock: string })[] {
  return free
    .flatMap(({ date, time }) => {
      const day = dayWords(date, today);
      return day === null ? [] : [{ date, time, day: capitalised(day), clock: clockWords(time) }];
    })
    .slice(0, most);
}

/** Null: not within a week. */
function dayWords(date: string, today: string): string | null {
  const ahead = daysBetween(today, date);
  if (ahead < 0 || ahead >= weekdayNames.length) return null;
  return ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : weekdayInWords(date);
}
