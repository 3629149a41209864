import type { CarId } from '../core/ids.ts';
import { addDays, addExactHours, atLocalTime, dateIn, endOfDay, hasLocalTime } from '../core/zoned-time.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { tradingDay, tradingPeriod, type TradingCalendar } from './trading-day.ts';
import { whyShut } from './why-shut.ts';

export interface TestDriveBooking {
  readonly startsAt: Date;
  /** Left out: as long as a test drive is now. */
  readonly endsAt?: Date;
  /** In another location: it takes the car, and none of this location's people. */
  readonly isElsewhere?: boolean;
  readonly carId: CarId | null;
}

export interface TestDriveSlot {
  readonly startsAt: Date;
  /** On the wall of the location: 09:30. */
  readonly time: string;
  /** How many visitors can still have it. */
  readonly left: number;
}

export interface TestDriveDay {
  readonly date: string;
  readonly slots: readonly TestDriveSlot[];
}

/** A day that can be chosen, or that says why it cannot. */
export interface TestDriveCalendarDay extends TestDriveDay {
  /** Times that are taken are among the slots, with none left. */
  readonly free: number;
  /** The holiday's name, or 'Closed'; null when the location trades, or when its hours are not known. */
  readonly shut: string | null;
}

export interface SlotsWanted {
  readonly calendar: TradingCalendar;
  /** Those of the location that stand; cancelled ones are not among them. */
  readonly bookings: readonly TestDriveBooking[];
  /** The car to be driven, which cannot be in two places; null when no car is chosen yet. */
  readonly carId: CarId | null;
  readonly settings: Pick<SiteSettings['testDrive'], 'slotMinutes' | 'noticeHours' | 'daysAhead' | 'atOnce'>;
  readonly now: Date;
}

/**
 * Every day from today to the last that can be booked, with its times, the taken ones too, or why it has none
 * (FORM-4, FORM-12). A time lies from opening on and ends by closing, at least the hours of notice away; one that
 * daylight saving skips is never offered, one that comes twice only the first time.
 */
export function testDriveCalendar(wanted: SlotsWanted): {
  readonly days: readonly TestDriveCalendarDay[];
  readonly validUntil: Date;
} {
  const { calendar, settings, now } = wanted;
  const today = dateIn(now, calendar.zone);
  const days = Array.from({ length: settings.daysAhead + 1 }, (_, ahead): TestDriveCalendarDay => {
    const date = addDays(today, ahead);
    const slots = slotsOn(date, wanted);
    return { date, slots, free: slots.filter(({ left }) => left > 0).length, shut: whyShut(calendar, date) };
  });
  return { days, validUntil: holdsUntil(days, wanted) };
}

/** The free times nearest to one that is not to be had, the nearest first. */
export function nearestSlots(
  days: readonly TestDriveDay[],
  wantedAt: Date,
  most: number,
): readonly TestDriveSlot[] {
  const away = ({ startsAt }: TestDriveSlot) => Math.abs(startsAt.getTime() - wantedAt.getTime());
  return days
    .flatMap(({ slots }) => slots)
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => away(one) - away(other) || one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, most);
}

function slotsOn(date: string, wanted: SlotsWanted): readonly TestDriveSlot[] {
  const earliest = addExactHours(wanted.now, wanted.settings.noticeHours);
  return startsOn(date, wanted)
    .filter(({ startsAt }) => startsAt >= earliest)
    .map(({ startsAt, time }) => ({ startsAt, time, left: placesLeft(startsAt, wanted) }));
}

function startsOn(date: string, { calendar, settings }: SlotsWanted): readonly Omit<TestDriveSlot, 'left'>[] {
  const day = tradingDay(calendar, date);
  const period = tradingPeriod(calendar, date);
  if (typeof day !== 'object' || period === null) return [];
  const starts: Omit<TestDriveSlot, 'left'>[] = [];
  for (let minute = minuteOf(day.open); minute < minutesPerDay; minute += settings.slotMinutes) {
    const time = timeAt(minute);
    if (!hasLocalTime(date, time, calendar.zone)) continue;
    const startsAt = atLocalTime(date, time, calendar.zone);
    if (startsAt.getTime() + settings.slotMinutes * msPerMinute > period.end.getTime()) break;
    starts.push({ startsAt, time });
  }
  return starts;
}

/** Bookings may lie across two slots, as those made before the length of a slot was changed: they count in both. */
function placesLeft(startsAt: Date, { bookings, carId, settings }: SlotsWanted): number {
  const lengthMs = settings.slotMinutes * msPerMinute;
  const start = startsAt.getTime();
  const overlapping = bookings.filter((booking) => {
    const from = booking.startsAt.getTime();
    const to = booking.endsAt?.getTime() ?? from + lengthMs;
    return from < start + lengthMs && to > start;
  });
  if (carId !== null && overlapping.some((booking) => booking.carId === carId)) return 0;
  return Math.max(0, settings.atOnce - overlapping.filter(({ isElsewhere }) => !isElsewhere).length);
}

/** A new day comes into reach at midnight; before that, the first time may become too near. */
function holdsUntil(days: readonly TestDriveDay[], { calendar, settings, now }: SlotsWanted): Date {
  const midnight = endOfDay(now, calendar.zone);
  const first = days.find(({ slots }) => slots.length > 0)?.slots[0];
  if (first === undefined) return midnight;
  // At this very moment it is still offered, and a millisecond later no more.
  const tooNear = new Date(addExactHours(first.startsAt, -settings.noticeHours).getTime() + 1);
  return tooNear < midnight ? tooNear : midnight;
}

const msPerMinute = 60_000;
const minutesPerDay = 1_440;

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeAt(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
