import { weekdayInWords, weekdayNames } from '../core/day-words.ts';
import { driveNouns, itemKindOf, type ItemType } from '../core/item-words.ts';
import { daysBetween } from '../core/zoned-time.ts';

/** On which day something can be tried out first: Test drive free today. Null: not within a week. */
export function freeDayWords(
  date: string | null,
  today: string,
  { itemTypes }: { readonly itemTypes: readonly ItemType[] },
): string | null {
  const ahead = date === null ? weekdayNames.length : daysBetween(today, date);
  if (date === null || ahead < 0 || ahead >= weekdayNames.length) return null;
  const noun = driveNouns[itemKindOf(itemTypes)];
  const day = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : `on ${weekdayInWords(date)}`;
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} free ${day}`;
}
