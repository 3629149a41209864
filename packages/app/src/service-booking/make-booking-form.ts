import { longDay } from '@forecourt/domain/core/day-words';
import { formStep, type Form } from '@forecourt/domain/form/form';
import { bookingStepList, type BookingStep } from '@forecourt/domain/service-booking/booking-step-list';
import { serviceBookingForm } from '@forecourt/domain/service-booking/service-booking-form';
import { serviceDays } from '@forecourt/domain/service-booking/service-days';
import type { Location } from '@forecourt/domain/locations/location';
import type { SiteContext } from '../site/site-context.ts';
import { workshopsOf, type Workshop } from './workshops.ts';

export interface BookingForm {
  /** With the fields of all steps. */
  readonly whole: ReturnType<typeof serviceBookingForm>;
  readonly steps: readonly (Pick<BookingStep, 'key' | 'title'> & { readonly form: Form })[];
  readonly workshops: readonly Workshop[];
  /** The first day on which a car can come. */
  readonly firstDay: string | null;
}

/** The booking as this site asks it today (FORM-5): the page draws it and the server reads it by the same one. */
export function makeBookingForm(
  context: SiteContext,
  locations: readonly Location[],
  now: Date,
): BookingForm {
  const { settings, zone } = context;
  const workshops = workshopsOf(context, locations);
  const calendars = workshops.map(({ calendar }) => calendar);
  const days = serviceDays(calendars, settings.serviceBooking, { now, zone });
  const asked = {
    dealerships: workshops.map(({ dealership: { slug, name } }) => ({ value: slug, label: name })),
    days: days.map((date) => ({ value: date, label: longDay(date) })),
  };
  const whole = serviceBookingForm(settings, asked);
  const steps = bookingStepList(settings, asked).map(({ key, title, fields }) => ({
    key,
    title,
    form: orderedStep(whole, fields),
  }));
  return { whole, steps, workshops, firstDay: days[0] ?? null };
}

/** With two steps, the fields of the missing one stand after those of the last. */
function orderedStep(whole: Form, names: readonly string[]): Form {
  const { fields } = formStep(whole, names);
  const inOrder = names.flatMap((name) => (name in fields ? [[name, fields[name] ?? null] as const] : []));
  return { ...whole, fields: Object.fromEntries(inOrder) };
}
