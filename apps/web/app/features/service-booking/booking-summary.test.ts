import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import { field } from '@forecourt/domain/form/field';
import { describeForm, form, type FieldSet } from '@forecourt/domain/form/form';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { describe, expect, it } from 'vitest';
import { bookingSummary } from './booking-summary.ts';
import { sampleBooking } from './test/sample-booking.ts';

const { messages } = resolveSettings([]).settings;
const text = (name: string) => field(messages, { kind: 'text', name, label: name });
const choice = (name: string, value: string, label: string) =>
  field(messages, { kind: 'choice', name, label: name, options: [{ value, label }] });
const step = (key: 'vehicle' | 'contact' | 'order', fields: FieldSet) => ({
  key,
  title: key,
  form: describeForm(form('serviceBooking', messages, fields)),
});

const view: BookingFormView = {
  ...sampleBooking,
  steps: [
    step('vehicle', { rego: text('Rego'), make: text('Make'), model: text('Model') }),
    step('order', {
      work: text('Work'),
      place: choice('Place', 'p2', 'North Lakes'),
      day: choice('Day', '2026-11-27', 'Friday 27 November'),
      time: choice('Time', '08:30', '8:30am'),
    }),
    step('contact', { email: text('email') }),
  ],
  summaryFields: { noun: 'Bike', rego: 'Rego', car: ['Make', 'Model'], work: ['Work'] },
  dropOff: { placeField: 'Place', dayField: 'Day', timeField: 'Time', calendars: [], calendarOf: {} },
};
const car = { Rego: 'abc 123', Make: 'Kia', Model: 'Cerato' };
const chosen = { ...car, Work: 'Logbook service', Place: 'p2', Day: '2026-11-27', Time: '08:30' };

describe('FORM-5 what was chosen of a booking', () => {
  it('is the place and day that were chosen, each with its step', () => {
    expect(bookingSummary(view, { step: 2, answers: chosen }, 'Aspley')).toEqual([
      { name: 'Bike', text: 'ABC 123', note: 'Kia Cerato', goTo: 0 },
      { name: 'For', text: 'Logbook service', note: null, goTo: 1 },
      { name: 'Where', text: 'North Lakes', note: null, goTo: 1 },
      { name: 'When', text: 'Friday 27 November, 8:30am', note: null, goTo: 1 },
    ]);
  });

  it('says nothing of what is still open, and needs no way back to the step that is shown', () => {
    const answers = { ...car, Rego: '', Place: 'p2', Day: '' };
    expect(bookingSummary(view, { step: 1, answers }, 'Aspley')).toEqual([
      { name: 'Bike', text: 'Kia Cerato', note: null, goTo: 0 },
      { name: 'Where', text: 'North Lakes', note: null, goTo: null },
    ]);
  });

  it('names the only workshop, which nobody chooses', () => {
    const only = { ...view, dropOff: view.dropOff && { ...view.dropOff, placeField: null } };
    const lines = bookingSummary(only, { step: 1, answers: car }, 'Aspley');
    expect(lines.find(({ name }) => name === 'Where')).toMatchObject({ text: 'Aspley', goTo: null });
  });
});
