import { z } from 'zod';
import { clockTime, isoDate, maybe, text } from '../core/fields.ts';
import { stateCodes } from '../settings/groups/values/australia.ts';
import type { Address } from '../core/address.ts';
import { stateCodeOf } from './state-code.ts';

/**
 * A public holiday, as staff confirm it: some cannot be computed, such as show days or the Friday before a
 * football final, so the platform keeps them as a list.
 */
export const publicHolidaySchema = z.object({
  date: isoDate,
  name: text(120).min(1),
  /** Null: the whole country. */
  state: maybe(z.enum(stateCodes)),
  /** A show day is kept only around its town; empty: the whole state. */
  postcodes: z.array(text(10)).max(2_000).default([]),
  /** Christmas Eve is a holiday only in the evening in some states; null: the whole day. */
  fromTime: maybe(clockTime),
});

export type PublicHoliday = z.output<typeof publicHolidaySchema>;

/** The holidays that are kept where an address is; without a known state only those of the whole country. */
export function publicHolidaysAt(
  holidays: readonly PublicHoliday[],
  address: Pick<Address, 'state' | 'postcode'> | null,
): readonly PublicHoliday[] {
  const state = stateCodeOf(address?.state);
  const postcode = address?.postcode ?? '';
  return holidays.filter(
    (holiday) =>
      (holiday.state === null || holiday.state === state) &&
      (holiday.postcodes.length === 0 || holiday.postcodes.includes(postcode)),
  );
}
