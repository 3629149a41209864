import { dayInWords, weekdayInWords } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { wallTime } from '@forecourt/domain/locations/moment-words';
import { lastMinuteOf } from '@forecourt/domain/trade-in/offer-validity';

/** The day and the clock time at which an offer ends: Monday 23 November 2026, 11:59pm. */
export function untilWords(offer: { readonly validUntil: Date }, zone: string): string {
  const last = lastMinuteOf(offer);
  const day = dateIn(last, zone);
  return `${weekdayInWords(day)} ${dayInWords(day)}, ${clockWords(wallTime(last, zone))}`;
}
