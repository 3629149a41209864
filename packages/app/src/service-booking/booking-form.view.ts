import type { PlateLookupView } from '../shared/plate-lookup.view.ts';
import { capitalised } from '@forecourt/domain/core/capitalised';
import { dayOfMonth, longDay, weekdayInWords } from '@forecourt/domain/core/day-words';
import type { ServiceDay } from '@forecourt/domain/service-booking/service-days';
import { describeForm, type FormDescription } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { successCategory, type SuccessCategory } from '@forecourt/domain/leads/success-category';
import type { BookingStepKey } from '@forecourt/domain/service-booking/booking-step-list';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { serviceForm } from '@forecourt/domain/pages/service-page-content';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { aroundForm, type AroundForm, type FormEntries } from '../leads/pages/lead-form.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { BookingForm } from './make-booking-form.ts';

export interface BookingStepView {
  readonly key: BookingStepKey;
  readonly title: string;
  readonly form: FormDescription;
}

/** A booking at one of its steps, with what was typed so far. */
export interface BookingFormView extends AroundForm {
  readonly steps: readonly BookingStepView[];
  /** Counts from 0. */
  readonly step: number;
  readonly entries: FormEntries;
  /** What the server found, where it was sent without a script. */
  readonly problems: readonly FormProblem[];
  /** By which the server knows the booking again. A page that everybody is sent has none. */
  readonly key: string | null;
  readonly action: string;
  readonly name: 'serviceBooking';
  readonly carId: null;
  readonly page: string;
  readonly submitText: string;
  /** What is said of a booking that is not finished; null: nothing of it is kept before its last step. */
  readonly unfinishedNotice: string | null;
  /** The fields whose few choices are seen at a glance, as cards; others are lists. */
  readonly cardFields: readonly string[];
  readonly dropOff: DropOffView | null;
  /** Whose workshops come first. */
  readonly makeField: string;
  /** Where it is registered: its state's workshops come first. */
  readonly stateField: string | null;
  readonly registry: RegistryView | null;
  /** Which fields a summary of the booking is made of, beside where and when. */
  readonly summaryFields: {
    /** What is brought: Car, Bike. */
    readonly noun: string;
    readonly rego: string | null;
    readonly car: readonly string[];
    readonly work: readonly string[];
  };
  readonly successCategory: SuccessCategory;
  readonly words: Pick<SiteSettings['messages'], 'formError' | 'stepIncomplete' | 'unexpectedError'>;
}

/** A day as it is chosen, or why it cannot be. */
export interface ServiceDayView {
  readonly date: string;
  /** Mon, 16, and Monday 16 November as it is read aloud. */
  readonly name: string;
  readonly number: string;
  readonly label: string;
  readonly shut: string | null;
  readonly times: readonly string[];
  /** The times that have no place left. */
  readonly fullTimes: readonly string[];
  /** How many cars can still come; Open of several workshops, null where it cannot be chosen. */
  readonly leftText: string | null;
}

/** Where and when a car can be dropped off: what is chosen of one changes what the others offer. */
export interface DropOffView {
  readonly placeField: string | null;
  readonly dayField: string;
  readonly timeField: string | null;
  /** The first is that of all places together; many places work on the same days. */
  readonly calendars: readonly (readonly ServiceDayView[])[];
  /** Which of them is a place's. */
  readonly calendarOf: Readonly<Record<string, number>>;
}

/** The car is found by its plate (SERV-1), and what was found of it is told. */
export interface RegistryView extends PlateLookupView {
  readonly step: number;
}

export const bookingsPath = '/api/service-bookings';

export interface ShownBooking {
  readonly page: string;
  readonly step?: number;
  readonly entries?: FormEntries;
  readonly problems?: readonly FormProblem[];
  readonly key?: string;
  readonly registryAnswer?: RegistryView['answer'];
}

/** The view of a booking: first, or at the step to which it has come. */
export function bookingFormViewOf(
  { settings }: Pick<SiteContext, 'settings'>,
  booking: BookingForm,
  shown: ShownBooking,
): BookingFormView {
  const { messages } = settings;
  const { whole, steps } = booking;
  return {
    steps: steps.map(({ key, title, form }) => ({ key, title, form: describeForm(form) })),
    step: shown.step ?? 0,
    entries: shown.entries ?? {},
    problems: shown.problems ?? [],
    key: shown.key ?? null,
    action: bookingsPath,
    name: 'serviceBooking',
    carId: null,
    page: shown.page,
    ...aroundForm(settings),
    submitText: 'Book service',
    unfinishedNotice: isKeptUnfinished(booking)
      ? settings.serviceBooking.unfinishedNotice.trim() || null
      : null,
    cardFields: cardFieldsOf(whole),
    dropOff: dropOffOf(booking),
    makeField: whole.fields.vehicleMake.name,
    stateField: whole.fields.vehicleState?.name ?? null,
    registry: registryOf(settings, booking, shown),
    summaryFields: { ...summaryFieldsOf(whole), noun: capitalised(vehicleNoun(1, settings.stock)) },
    successCategory: successCategory('serviceBooking'),
    words: {
      formError: messages.formError,
      stepIncomplete: messages.stepIncomplete,
      unexpectedError: messages.unexpectedError,
    },
  };
}

/** In the step that asks for the plate, where the site has its cars looked up. */
function registryOf(
  { serviceBooking, stock }: SiteContext['settings'],
  { whole, steps }: BookingForm,
  { registryAnswer = null }: ShownBooking,
): RegistryView | null {
  const rego = whole.fields.vehicleRego?.name;
  const step = steps.findIndex(({ form }) => Object.values(form.fields).some((one) => one?.name === rego));
  if (serviceForm(serviceBooking).kind !== 'registry' || rego === undefined || step === -1) return null;
  return {
    step,
    button: `Find my ${vehicleNoun(1, stock)}`,
    busyText: 'Looking it up',
    answer: registryAnswer,
  };
}

/** Before somebody can be reached nothing is stored: with who they are as the last step, nothing is unfinished. */
function isKeptUnfinished({ steps }: BookingForm): boolean {
  return steps.slice(0, -1).some(({ key }) => key === 'contact');
}

function namesOf(some: readonly ({ readonly name: string } | null)[]): readonly string[] {
  return some.flatMap((field) => field?.name ?? []);
}

function summaryFieldsOf({ fields }: BookingForm['whole']): Omit<BookingFormView['summaryFields'], 'noun'> {
  const { vehicleRego, vehicleYear, vehicleMake, vehicleModel, serviceType, serviceInterval } = fields;
  return {
    rego: vehicleRego?.name ?? null,
    car: namesOf([vehicleYear, vehicleMake, vehicleModel]),
    work: namesOf([serviceType, serviceInterval]),
  };
}

const mostCards = 6;

function cardFieldsOf({ fields: { serviceType, workshop } }: BookingForm['whole']): readonly string[] {
  return [serviceType, workshop].flatMap((field) =>
    field && (field.options ?? []).length <= mostCards ? field.name : [],
  );
}

/** Where and when a car can be dropped off; null where no day is asked. */
export function dropOffOf({ whole, workshops, days }: BookingForm): DropOffView | null {
  const { workshop, preferredServiceDate, dropOffTime } = whole.fields;
  if (!preferredServiceDate) return null;
  const calendars = new Map<string, readonly ServiceDayView[]>();
  const indexOf = (some: readonly ServiceDay[], isOfMany = false) => {
    const key = `${isOfMany} ${JSON.stringify(some)}`;
    if (!calendars.has(key))
      calendars.set(
        key,
        some.map((day) => dayView(day, isOfMany)),
      );
    return [...calendars.keys()].indexOf(key);
  };
  indexOf(days, workshop !== null);
  return {
    placeField: workshop?.name ?? null,
    dayField: preferredServiceDate.name,
    timeField: dropOffTime?.name ?? null,
    calendarOf: Object.fromEntries(
      workshop ? workshops.map(({ location, days: own }) => [location.id, indexOf(own)]) : [],
    ),
    calendars: [...calendars.values()],
  };
}

/** So many places are soon gone. */
const fewLeft = 3;

/** Nobody counts what is plenty; and of several workshops no number is true of the one that will be chosen. */
function leftTextOf({ shut, left }: ServiceDay, isOfMany: boolean): string | null {
  return shut !== null || isOfMany || left > fewLeft ? null : `${left} left`;
}

function dayView(day: ServiceDay, isOfMany: boolean): ServiceDayView {
  const { date, shut, times, fullTimes } = day;
  return {
    date,
    name: weekdayInWords(date).slice(0, 3),
    number: dayOfMonth(date),
    label: longDay(date),
    shut,
    times,
    fullTimes,
    leftText: leftTextOf(day, isOfMany),
  };
}
