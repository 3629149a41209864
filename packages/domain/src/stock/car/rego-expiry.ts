import { addDays, startOfDay } from '../../core/zoned-time.ts';
import type { Car } from './car.ts';
import { dayInWords } from '../../core/day-words.ts';

export interface RegoExpiry {
  readonly text: string | null;
  readonly validUntil: Date | null;
}

/**
 * The day on which the registration ends, as long as that lies ahead (RULE-10): a rego runs to the end of
 * its last day, so that it shows on that day too and goes with the midnight of the site.
 */
export function regoExpiry(
  { regoExpiry: day }: Pick<Car, 'regoExpiry'>,
  now: Date,
  zone: string,
): RegoExpiry {
  if (day === null) return { text: null, validUntil: null };
  const endsAt = startOfDay(addDays(day, 1), zone);
  return now < endsAt ? { text: dayInWords(day), validUntil: endsAt } : { text: null, validUntil: null };
}
