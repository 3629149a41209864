import { addDays, dateIn } from '../core/zoned-time.ts';
import { tradingDay, type TradingCalendar } from '../locations/trading-day.ts';
import { whyShut } from '../locations/why-shut.ts';
import type { SiteSettings } from '../settings/registry.ts';

type DaySettings = Pick<SiteSettings['serviceBooking'], 'noticeDays' | 'daysAhead' | 'dropOffTimes'>;

/** A day of a workshop: when a car can be dropped off, or why it cannot. */
export interface ServiceDay {
  readonly date: string;
  readonly shut: string | null;
  /** 07:30, on the wall of the workshop; none where it is shut. */
  readonly times: readonly string[];
}

/** The days of a workshop from the notice to the last (FORM-5), the shut ones too, with their reason. */
export function serviceDays(
  calendar: TradingCalendar,
  { noticeDays, daysAhead, dropOffTimes }: DaySettings,
  now: Date,
): readonly ServiceDay[] {
  const today = dateIn(now, calendar.zone);
  const count = Math.max(0, daysAhead - noticeDays + 1);
  return Array.from({ length: count }, (_, place) => {
    const date = addDays(today, noticeDays + place);
    const shut = whyShut(calendar, date);
    return { date, shut, times: shut === null ? timesOn(calendar, date, dropOffTimes) : [] };
  });
}

/** The dealer's times within the hours of the day; where there is none, the workshop's own opening. */
function timesOn(
  calendar: TradingCalendar,
  date: string,
  dropOffTimes: readonly string[],
): readonly string[] {
  const hours = tradingDay(calendar, date);
  if (typeof hours !== 'object') return dropOffTimes;
  const isEndless = hours.close === '00:00';
  const within = dropOffTimes.filter((time) => time >= hours.open && (isEndless || time < hours.close));
  return within.length > 0 || dropOffTimes.length === 0 ? within : [hours.open];
}

/** The days of several workshops: each is open where any of them is, at the times of any. */
export function anyServiceDays(workshops: readonly (readonly ServiceDay[])[]): readonly ServiceDay[] {
  const byDate = new Map<string, ServiceDay>();
  for (const day of workshops.flat()) {
    const known = byDate.get(day.date);
    const times = [...new Set([...(known?.times ?? []), ...day.times])].toSorted();
    const shut = known?.shut === null ? null : day.shut;
    byDate.set(day.date, { date: day.date, shut, times });
  }
  return [...byDate.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
