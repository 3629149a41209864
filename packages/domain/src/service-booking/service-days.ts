import { addDays, dateIn } from '../core/zoned-time.ts';
import { tradingDay, type TradingCalendar } from '../locations/trading-day.ts';
import { whyShut } from '../locations/why-shut.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { serviceCapacityLeft, type ServiceCapacity, type TakenServicePlace } from './service-capacity.ts';

type DaySettings = Pick<SiteSettings['serviceBooking'], 'noticeDays' | 'daysAhead' | 'dropOffTimes'> &
  ServiceCapacity;

/** A day of a workshop: when a car can be dropped off, or why it cannot. */
export interface ServiceDay {
  readonly date: string;
  readonly shut: string | null;
  /** 07:30, on the wall of the workshop, where a place is left; none where it is shut. */
  readonly times: readonly string[];
  /** The times that have none left. */
  readonly fullTimes: readonly string[];
  /** How many cars can still come. */
  readonly left: number;
}

/** Why a day cannot be chosen on which the workshop works. */
export const fullDay = 'Full';

/** The days of a workshop from the notice to the last (FORM-5), the shut and full ones too, with their reason. */
export function serviceDays(
  calendar: TradingCalendar,
  settings: DaySettings,
  { taken, now }: { readonly taken: readonly TakenServicePlace[]; readonly now: Date },
): readonly ServiceDay[] {
  const { noticeDays, daysAhead, dropOffTimes } = settings;
  const today = dateIn(now, calendar.zone);
  const count = Math.max(0, daysAhead - noticeDays + 1);
  return Array.from({ length: count }, (_, place) => {
    const date = addDays(today, noticeDays + place);
    const shut = whyShut(calendar, date);
    if (shut !== null) return { date, shut, times: [], fullTimes: [], left: 0 };
    const { free, full, left } = serviceCapacityLeft(
      timesOn(calendar, date, dropOffTimes),
      taken.filter(({ day }) => day === date),
      settings,
    );
    return { date, shut: left > 0 ? null : fullDay, times: free, fullTimes: full, left };
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
    byDate.set(day.date, known ? eitherDay(known, day) : day);
  }
  return [...byDate.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function eitherDay(one: ServiceDay, other: ServiceDay): ServiceDay {
  const times = [...new Set([...one.times, ...other.times])].toSorted();
  const full = [...new Set([...one.fullTimes, ...other.fullTimes])].toSorted();
  const left = one.left + other.left;
  // A workshop that is full says more of the day than one that is closed.
  const reason = one.shut === fullDay ? fullDay : other.shut;
  return {
    date: one.date,
    shut: left > 0 ? null : reason,
    times,
    fullTimes: full.filter((time) => !times.includes(time)),
    left,
  };
}
