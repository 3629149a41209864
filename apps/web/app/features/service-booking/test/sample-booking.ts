import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import { field } from '@forecourt/domain/form/field';
import { describeForm, form, type FieldSet } from '@forecourt/domain/form/form';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';

const { messages } = resolveSettings([]).settings;
const step = (fields: FieldSet) => describeForm(form('serviceBooking', messages, fields));

/** A booking in three steps, one field in each but the last, which also offers news. */
export const sampleBooking: BookingFormView = {
  steps: [
    {
      key: 'vehicle',
      title: 'Vehicle',
      form: step({
        make: field(messages, { kind: 'text', name: 'Vehicle Make', label: 'Make', required: true }),
      }),
    },
    {
      key: 'contact',
      title: 'Contact',
      form: step({
        email: field(messages, { kind: 'email', name: 'email', label: 'Email', required: true }),
      }),
    },
    {
      key: 'order',
      title: 'Order',
      form: step({
        day: field(messages, { kind: 'text', name: 'Preferred Service Date', label: 'Day', required: true }),
        optIn: field(messages, { kind: 'tick', name: 'opt_in', label: 'News', required: false }),
      }),
    },
  ],
  step: 0,
  entries: {},
  problems: [],
  key: null,
  action: '/api/service-bookings',
  name: 'serviceBooking',
  carId: null,
  page: '/service-booking',
  submitText: 'Book service',
  unfinishedNotice: 'We save each step as you go.',
  submittingText: 'Sending',
  honeypotField: 'fax',
  notice: '',
  privacy: { href: '/privacy', opensNewTab: false },
  termsHref: '/terms',
  successPath: '/success',
  cardFields: [],
  dropOff: null,
  registry: null,
  makeField: 'Vehicle Make',
  stateField: null,
  summaryFields: { noun: 'Car', rego: null, car: ['Vehicle Make'], work: [] },
  successCategory: 'service',
  words: {
    formError: messages.formError,
    stepIncomplete: messages.stepIncomplete,
    unexpectedError: messages.unexpectedError,
  },
};
