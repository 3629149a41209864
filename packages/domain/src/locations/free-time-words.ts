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

/** When something can be tried out first, in one short line: Drive it today 4:00pm. Null: not within a week. */
export function freeTimeWords(
  first: { readonly date: string; readonly time: string } | null,
  today: string,
  { itemTypes }: { readonly itemTypes: readonly ItemType[] },
): string | null {
  if (first === null) return null;
  const ahead = daysBetween(today, first.date);
  if (ahead < 0 || ahead >= weekdayNames.length) return null;
  const day = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : weekdayInWords(first.date);
  return `${tryingOut[itemKindOf(itemTypes)]} it ${day} ${clockWords(first.time)}`;
}
