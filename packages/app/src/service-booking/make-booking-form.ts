import { longDay } from '@forecourt/domain/core/day-words';
import { knownText } from '@forecourt/domain/core/known-text';
import { onlyOption } from '@forecourt/domain/form/only-option';
import { formStep, type Form } from '@forecourt/domain/form/form';
import { bookingStepList, type BookingStep } from '@forecourt/domain/service-booking/booking-step-list';
import { serviceBookingForm } from '@forecourt/domain/service-booking/service-booking-form';
import {
  anyServiceDays,
  fullDay,
  serviceDays,
  type ServiceDay,
} from '@forecourt/domain/service-booking/service-days';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { placeTitle } from '@forecourt/domain/locations/place-title';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import type { Location } from '@forecourt/domain/locations/location';
import type { SiteContext } from '../site/site-context.ts';
import type { LoadedWorkshops } from './load-workshops.ts';
import { workshopsOf, type Workshop } from './workshops.ts';

export interface BookingForm {
  /** With the fields of all steps. */
  readonly whole: ReturnType<typeof serviceBookingForm>;
  readonly steps: readonly (Pick<BookingStep, 'key' | 'title'> & { readonly form: Form })[];
  readonly workshops: readonly (Workshop & { readonly days: readonly ServiceDay[] })[];
  /** Of all workshops together. */
  readonly days: readonly ServiceDay[];
  /** The first day on which a car can come. */
  readonly firstDay: string | null;
}

/** The booking as this site asks it today (FORM-5): the page draws it and the server reads it by the same one. */
export function makeBookingForm(
  context: SiteContext,
  { locations, taken }: LoadedWorkshops,
  now: Date,
): BookingForm {
  const { settings, zone } = context;
  const takenAt = ({ id }: Location) => taken.filter(({ locationId }) => locationId === id);
  const workshops = workshopsOf(context, locations).map(({ dealership, location, calendar }) => ({
    dealership,
    location,
    calendar,
    days: serviceDays(calendar, settings.serviceBooking, { taken: takenAt(location), now }),
  }));
  const days = anyServiceDays(workshops.map((workshop) => workshop.days));
  // What filled up while somebody chose is an answer of this form too, and is told what it is.
  const working = days.filter(({ shut }) => shut === null || shut === fullDay);
  const times = [...new Set(working.flatMap((day) => [...day.times, ...day.fullTimes]))].toSorted();
  const asked = {
    workshops: workshops.map(({ location, dealership }) => ({
      value: location.id,
      label: placeTitle(location.name, dealership.name),
      ...(workshops.length > mostInOneList && { group: knownText(location.address?.state) ?? 'Elsewhere' }),
    })),
    ownWorkshop: ownWorkshop(context, workshops),
    days: working.map(({ date }) => ({ value: date, label: longDay(date) })),
    times: times.map((time) => ({ value: time, label: clockWords(time) })),
    years: yearsUntil(Number(dateIn(now, zone).slice(0, 4))),
  };
  const whole = serviceBookingForm(settings, asked);
  const steps = bookingStepList(settings, asked).map(({ key, title, fields }) => ({
    key,
    title: key === 'vehicle' ? title.replace(/\bvehicle\b/, vehicleNoun(1, settings.stock)) : title,
    form: orderedStep(whole, fields),
  }));
  return { whole, steps, workshops, days, firstDay: days.find(({ shut }) => shut === null)?.date ?? null };
}

/** Beside so many they stand by state. */
export const mostInOneList = 8;

/** The site's own: chosen from the start, unless its dealership has several or the group many. */
function ownWorkshop(
  { site }: Pick<SiteContext, 'site'>,
  workshops: readonly Pick<Workshop, 'dealership' | 'location'>[],
): string | null {
  const own = workshops.filter(({ dealership }) => dealership.id === site.dealershipId);
  return workshops.length > mostInOneList ? null : (onlyOption(own)?.location.id ?? null);
}

const oldestYear = 1960;

function yearsUntil(thisYear: number) {
  return Array.from({ length: thisYear - oldestYear + 1 }, (_, ago) => {
    const year = String(thisYear - ago);
    return { value: year, label: thisYear - ago === oldestYear ? `${year} or older` : year };
  });
}

/** With two steps, the fields of the missing one stand after those of the last. */
function orderedStep(whole: Form, names: readonly string[]): Form {
  const { fields } = formStep(whole, names);
  const inOrder = names.flatMap((name) => (name in fields ? [[name, fields[name] ?? null] as const] : []));
  return { ...whole, fields: Object.fromEntries(inOrder) };
}
