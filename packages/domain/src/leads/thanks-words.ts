import { clockWords } from '../locations/clock-words.ts';
import { longDay, nearDay } from '../core/day-words.ts';
import type { SuccessCategory } from './success-category.ts';

/** What was sent, as its sender is thanked for it. */
export interface ThankedForm {
  readonly category: SuccessCategory;
  /** As it was typed; null where whoever opens the page did not prove to be its sender. */
  readonly name: string | null;
  /** By when somebody answers, as people say it: 2:20pm today. */
  readonly due: string;
  readonly isOverdue: boolean;
  /** Of a service: 2026-11-19, and 07:30 where it was chosen. */
  readonly day: string | null;
  readonly time: string | null;
  /** The day on which the page is read, where the car is dropped off. */
  readonly today: string;
}

const longestName = 40;

/** The name by which a person is spoken to: Jess, of Jess Nguyen. */
export function firstName(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/);
  return first === '' || first.length > longestName ? null : first;
}

const promises: Readonly<Record<SuccessCategory, string>> = {
  enquiry: 'We’ll get back to you by',
  testDrive: 'We’ll call you by',
  service: 'We’ll call you by',
  tradeIn: 'We’ll get back to you by',
  finance: 'Our finance team will get back to you by',
};

/** The heading of the page after a form (URL-5): who, what we do next, and by when. */
export function thanksHeading({ category, name, due, isOverdue, day, time, today }: ThankedForm): string {
  const who = firstName(name);
  if (isOverdue) return `${who === null ? 'Sorry' : `Sorry, ${who}`}. We said you’d hear from us by ${due}.`;
  if (day !== null) return `${seeYou(day, time, today)}${who === null ? '' : `, ${who}`}.`;
  return `${who === null ? 'Thanks' : `Thanks, ${who}`}. ${promises[category]} ${due}.`;
}

function seeYou(day: string, time: string | null, today: string): string {
  return time === null
    ? `See you on ${longDay(day)}`
    : `See you ${nearDay(day, today)} at ${clockWords(time)}`;
}

/** The heading of a booked test drive: Booked, Jess. We’ll have it out the front. */
export function bookedHeading(
  name: string | null,
  { hasCar, isMoved }: { readonly hasCar: boolean; readonly isMoved: boolean },
): string {
  const who = firstName(name);
  const rest = hasCar ? 'We’ll have it out the front.' : 'We’ll be ready for you.';
  const done = isMoved ? 'Moved' : 'Booked';
  return `${who === null ? done : `${done}, ${who}`}. ${rest}`;
}
