import { dayOfMonth, longDay, shortDay, weekdayInWords } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { shortMoment } from '@forecourt/domain/locations/moment-words';
import { nearestSlots, type TestDriveSlot } from '@forecourt/domain/locations/test-drive-slots';
import { tradingDay } from '@forecourt/domain/locations/trading-day';
import type { TestDriveAppointment } from '../ports/leads/test-drive-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { DayChoiceView, PressView, SlotChoiceView } from './test-drive-page.view.ts';
import { slotAt, type LocationTimes } from './test-drive-times.ts';

export const nothingFree = {
  heading: 'There are no free times to choose from',
  text: 'Ask for a time, and we’ll call you to agree on one.',
};

export interface TimesDrawing {
  readonly choice: { readonly day: string | null; readonly time: string | null };
  readonly wasTaken: boolean;
  /** The booking that is moved. */
  readonly moving: Pick<TestDriveAppointment, 'locationId' | 'startsAt'> | null;
  readonly now: Date;
  /** The address of a day, or of a time on it. */
  readonly href: (chosen: { readonly day: string; readonly time?: string }) => string;
  readonly press: (chosen: {
    readonly day: string;
    readonly slot: TestDriveSlot;
    readonly isNearest: boolean;
  }) => PressView;
}

/** The days and times of a location as choices, and the press that takes the chosen one. */
export function drawTimes(
  { settings }: Pick<SiteContext, 'settings'>,
  { location, calendar, days }: LocationTimes,
  { choice, wasTaken, moving, now, href, press }: TimesDrawing,
) {
  const { slotMinutes } = settings.testDrive;
  const today = dateIn(now, calendar.zone);
  const asked = slotAt(days, choice.day, choice.time);
  // It may be free again by now.
  const isTaken = wasTaken && !(asked && asked.left > 0);
  const [nearest] = isTaken ? nearestSlots(days, asked?.startsAt ?? now, 1) : [];
  const slot = isTaken ? (nearest ?? null) : asked && asked.left > 0 ? asked : null;
  const day =
    days.find(({ date }) => date === choice.day && !isTaken) ??
    days.find(({ slots }) => nearest !== undefined && slots.includes(nearest)) ??
    days.find(({ free }) => free > 0);
  const named = placeName(location.name);
  const isPresent = ({ startsAt }: TestDriveSlot) =>
    moving?.locationId === location.id && moving.startsAt.getTime() === startsAt.getTime();
  return {
    hasFree: days.some(({ free }) => free > 0),
    days: days.map((one): DayChoiceView => {
      const note = one.shut ?? freeWords(one);
      return {
        href: one.free > 0 ? href({ day: one.date }) : null,
        name: one.date === today ? 'Today' : weekdayInWords(one.date).slice(0, 3),
        number: dayOfMonth(one.date),
        note,
        label: `${longDay(one.date)}, ${note}`,
        isChosen: one.date === day?.date,
      };
    }),
    times: day
      ? {
          heading: `What time on ${weekdayInWords(day.date)}?`,
          sets: setsOf(day.slots, {
            hrefOf: (one) => href({ day: day.date, time: one.time }),
            stateOf: (one) =>
              isPresent(one)
                ? 'present'
                : one.left === 0
                  ? 'taken'
                  : one === nearest
                    ? 'nearest'
                    : one === slot
                      ? 'chosen'
                      : 'free',
          }),
          hours: hoursOn(calendar, day.date, named),
        }
      : null,
    notice: isTaken
      ? {
          heading: asked
            ? `Someone took ${clockWords(asked.time)} a moment ago`
            : 'That time isn’t free any more',
          text: nearest
            ? `The nearest free time is ${nearestWords(nearest, choice.day, calendar.zone)}. ${keptWords}`
            : nothingFree.text,
        }
      : null,
    press: slot && day ? press({ day: day.date, slot, isNearest: isTaken }) : null,
    when: day
      ? slot
        ? { text: shortMoment(slot.startsAt, calendar.zone), note: `${slotMinutes} minutes` }
        : { text: shortDay(day.date), note: 'Choose a time' }
      : null,
  };
}

/** Where a day is too near, or its last time has begun, nothing was taken by anybody. */
function freeWords({ free, slots }: LocationTimes['days'][number]): string {
  if (slots.length === 0) return 'Too late';
  return free === 0 ? 'Full' : free === 1 ? '1 left' : `${free} free`;
}

const keptWords = 'Nothing else you chose or typed has changed.';

/** On the same day the time is enough. */
function nearestWords({ startsAt, time }: TestDriveSlot, day: string | null, zone: string): string {
  return dateIn(startsAt, zone) === day ? clockWords(time) : shortMoment(startsAt, zone);
}

interface SlotDrawing {
  readonly hrefOf: (slot: TestDriveSlot) => string;
  readonly stateOf: (slot: TestDriveSlot) => SlotChoiceView['state'];
}

function setsOf(slots: readonly TestDriveSlot[], { hrefOf, stateOf }: SlotDrawing) {
  const parts = [
    { name: 'Morning', slots: slots.filter(({ time }) => time < '12:00') },
    { name: 'Afternoon', slots: slots.filter(({ time }) => time >= '12:00' && time < '17:00') },
    { name: 'Evening', slots: slots.filter(({ time }) => time >= '17:00') },
  ];
  return parts
    .filter((part) => part.slots.length > 0)
    .map((part) => ({
      name: part.name,
      slots: part.slots.map((slot): SlotChoiceView => {
        const label = clockWords(slot.time);
        const state = stateOf(slot);
        return {
          href: state === 'taken' || state === 'present' ? null : hrefOf(slot),
          label,
          state,
        };
      }),
    }));
}

function hoursOn(calendar: LocationTimes['calendar'], date: string, location: string): string | null {
  const hours = tradingDay(calendar, date);
  if (typeof hours !== 'object') return null;
  return `${weekdayInWords(date)} hours at ${location}: ${clockWords(hours.open)} to ${clockWords(hours.close)}.`;
}
