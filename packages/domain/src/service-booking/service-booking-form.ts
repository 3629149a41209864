import { knownMakes } from '../stock/intake/known-models.ts';
import { addressFields, stateChoices } from '../form/address-fields.ts';
import { choicesOf, field, type FormWords } from '../form/field.ts';
import type { Choice } from '../form/field-description.ts';
import { form } from '../form/form.ts';
import { optInField, type ConsentSettings } from '../leads/forms/consent-fields.ts';
import { contactFields } from '../leads/forms/contact-fields.ts';
import type { SiteSettings } from '../settings/registry.ts';

export interface ServiceBookingSettings {
  readonly messages: FormWords;
  readonly site: Pick<SiteSettings['site'], 'defaultState'>;
  readonly enquiry: ConsentSettings & Pick<SiteSettings['enquiry'], 'usesCaptcha'>;
  readonly serviceBooking: Pick<
    SiteSettings['serviceBooking'],
    | 'asksAddress'
    | 'asksComments'
    | 'asksRepairQuestion'
    | 'form'
    | 'intervals'
    | 'needsInterval'
    | 'repairQuestionText'
    | 'serviceTypes'
    | 'usesMinimalForm'
  >;
}

export interface ServiceBookingContext {
  /** The places that service cars, by the id of their location. */
  readonly workshops: readonly Choice[];
  /** Which of them is the site's own. */
  readonly ownWorkshop?: string | null;
  /** Days such as 2026-03-31 on which a workshop takes cars, in their order. */
  readonly days: readonly Choice[];
  /** When a car can be dropped off on any of them: 07:30. */
  readonly times: readonly Choice[];
  /** This year and those before it, the newest first. */
  readonly years: readonly Choice[];
}

/**
 * The service booking (FORM-5) with the fields of all its steps. A rego says which car it is, so that make, model and
 * year are required only in the minimal form, which does not ask for one. Where several places service cars, one of
 * them is chosen.
 */
export function serviceBookingForm(settings: ServiceBookingSettings, context: ServiceBookingContext) {
  const { enquiry, messages: words } = settings;
  const fields = {
    ...vehicleFields(settings, context),
    ...bookerFields(settings),
    ...orderFields(settings, context),
    optIn: optInField(words, enquiry),
  };
  return form('serviceBooking', words, fields, enquiry);
}

/**
 * The letters and numbers of a plate, with a gap, dot or hyphen between any two: the longest that a state gives out have
 * seven, and there are ones of one.
 */
const plate = '[A-Za-z0-9](?:[ .\\-]?[A-Za-z0-9]){0,7}';
const noPlate = 'That doesn’t look like a rego. It’s what’s on the plate, such as ABC 123';

/** The car, its plate first: whoever gives that need not know what it is called. */
export function vehicleFields(
  { messages: words, serviceBooking, site }: ServiceBookingSettings,
  { years }: Pick<ServiceBookingContext, 'years'>,
) {
  const { usesMinimalForm } = serviceBooking;
  const required = usesMinimalForm;
  const vehicle = { kind: 'text', required, maxLength: 120 } as const;
  return {
    vehicleRego: usesMinimalForm
      ? null
      : field(words, {
          kind: 'text',
          name: 'Vehicle Rego',
          label: 'Rego',
          required: true,
          maxLength: 20,
          pattern: plate,
          messages: { required: 'Enter the rego', invalid: noPlate, tooLong: noPlate },
        }),
    vehicleState: usesMinimalForm
      ? null
      : field(words, {
          kind: 'choice',
          name: 'Vehicle State',
          label: 'Registered in',
          required: true,
          options: stateChoices(),
          initial: site.defaultState,
          messages: { required: 'Choose the state of the rego' },
        }),
    vehicleMake: field(words, {
      ...vehicle,
      name: 'Vehicle Make',
      label: 'Make',
      suggestions: knownMakes.map(({ name }) => name),
      messages: { required: 'Enter the make' },
    }),
    vehicleModel: field(words, {
      ...vehicle,
      name: 'Vehicle Model',
      label: 'Model',
      messages: { required: 'Enter the model' },
    }),
    vehicleYear: field(words, {
      kind: 'integer',
      name: 'Vehicle Year',
      label: 'Year',
      required,
      maxLength: 4,
      min: 1880,
      max: 2200,
      ...(years.length > 0 && { options: years }),
      messages: { required: years.length > 0 ? 'Choose the year' : 'Enter the year' },
    }),
  };
}

/** Whom to call, and where the car is picked up. */
export function bookerFields({ messages: words, serviceBooking, site }: ServiceBookingSettings) {
  const asksAddress = serviceBooking.asksAddress && !serviceBooking.usesMinimalForm;
  const { street, suburb, state, postcode } = addressFields(words, site.defaultState);
  return {
    ...contactFields(words),
    street: asksAddress ? street : null,
    suburb: asksAddress ? suburb : null,
    state: asksAddress ? state : null,
    postcode: asksAddress ? postcode : null,
  };
}

/** The work, where and when; a select with nothing to choose from is not asked. */
export function orderFields(
  { messages: words, serviceBooking }: ServiceBookingSettings,
  { workshops, ownWorkshop = null, days, times }: ServiceBookingContext,
) {
  const { usesMinimalForm, intervals, serviceTypes } = serviceBooking;
  const asksInterval = intervals.length > 0 && !usesMinimalForm;
  return {
    serviceType: serviceTypes.length > 0 ? typeField(words, serviceTypes) : null,
    serviceInterval: asksInterval ? intervalField(words, serviceBooking) : null,
    workshop: workshops.length > 1 ? workshopField(words, workshops, ownWorkshop) : null,
    preferredServiceDate: days.length > 0 ? dayField(words, days) : null,
    dropOffTime: days.length > 0 && times.length > 0 ? timeField(words, times, days) : null,
    repairs: serviceBooking.asksRepairQuestion
      ? field(words, { kind: 'paragraph', name: 'Repairs', label: serviceBooking.repairQuestionText })
      : null,
    comments: serviceBooking.asksComments
      ? field(words, { kind: 'paragraph', name: 'Comments', label: 'Anything we should know?' })
      : null,
  };
}

const serviceTypeName = 'Service Type';
export const serviceDayName = 'Preferred Service Date';
export const dropOffTimeName = 'Drop-off Time';

/** Where there is one, nobody is asked; where there are several, nobody else can know. */
function workshopField(words: FormWords, options: readonly Choice[], initial: string | null) {
  return field(words, {
    kind: 'choice',
    name: 'location_id',
    label: 'Where?',
    required: true,
    options,
    initial,
    messages: { required: 'Choose a workshop' },
  });
}

/** Choices rather than a calendar: it offers no day on which the gate is closed, and needs no script. */
function dayField(words: FormWords, options: readonly Choice[]) {
  const label = 'Which day?';
  const messages = { required: 'Choose a day' };
  return field(words, {
    kind: 'choice',
    name: serviceDayName,
    label,
    required: true,
    options,
    messages,
  });
}

/** Each day has its own: without one nobody is told to choose a time. */
function timeField(words: FormWords, options: readonly Choice[], days: readonly Choice[]) {
  return field(words, {
    kind: 'choice',
    name: dropOffTimeName,
    label: 'Drop-off time',
    required: true,
    options,
    messages: { required: 'Choose a time' },
    onlyWith: { name: serviceDayName, values: days.map(({ value }) => value) },
  });
}

/** Whether a kind of work is a service by its interval: a repair or new tyres have none. */
function isByInterval(serviceType: string): boolean {
  return /\b(?:service|logbook)\b/i.test(serviceType);
}

/** Which service of its logbook a car is due for; asked of no other work. */
function intervalField(words: FormWords, settings: ServiceBookingSettings['serviceBooking']) {
  const { serviceTypes } = settings;
  const values = serviceTypes.filter(isByInterval);
  return field(words, {
    kind: 'choice',
    name: 'Service Interval',
    label: 'Service interval',
    required: settings.needsInterval,
    options: choicesOf(settings.intervals),
    messages: { required: 'Choose the interval, or that you’re not sure' },
    ...(serviceTypes.length > 0 && { onlyWith: { name: serviceTypeName, values } }),
  });
}

function typeField(words: FormWords, serviceTypes: readonly string[]) {
  const options = choicesOf(serviceTypes);
  return field(words, {
    kind: 'choice',
    name: serviceTypeName,
    label: 'What does it need?',
    required: true,
    options,
    messages: { required: 'Choose what it needs' },
  });
}
