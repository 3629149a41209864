import { describe, expect, it } from 'vitest';
import { settingsWith } from '../form/test/default-settings.ts';
import { serviceContext as context } from '../leads/forms/test/every-form.ts';
import { bookingStepList, type BookingStepKey } from './booking-step-list.ts';
import { serviceBookingForm } from './service-booking-form.ts';

const vehicle = ['vehicleRego', 'vehicleState', 'vehicleMake', 'vehicleModel', 'vehicleYear'];
const contact = ['name', 'email', 'phone', 'street', 'suburb', 'state', 'postcode'];
const order = [
  'serviceType',
  'serviceInterval',
  'workshop',
  'preferredServiceDate',
  'dropOffTime',
  'repairs',
  'comments',
];

describe('FORM-5 the steps of a booking', () => {
  it.each<[string, BookingStepKey[], string[], string[][]]>([
    [
      'Vehicle, Contact, Order',
      ['vehicle', 'contact', 'order'],
      ['Your vehicle', 'Your details', 'What, where and when'],
      [vehicle, contact, [...order, 'optIn']],
    ],
    [
      'Contact, Vehicle, Order',
      ['contact', 'vehicle', 'order'],
      ['Your details', 'Your vehicle', 'What, where and when'],
      [contact, vehicle, [...order, 'optIn']],
    ],
    [
      'Vehicle, Order, Contact',
      ['vehicle', 'order', 'contact'],
      ['Your vehicle', 'What, where and when', 'Your details'],
      [vehicle, order, [...contact, 'optIn']],
    ],
    [
      'two, and the order joins the last',
      ['vehicle', 'contact'],
      ['Your vehicle', 'Your details'],
      [vehicle, [...contact, ...order, 'optIn']],
    ],
    [
      'two, and the contact joins the last',
      ['vehicle', 'order'],
      ['Your vehicle', 'What, where and when'],
      [vehicle, [...order, ...contact, 'optIn']],
    ],
  ])('are %s', (_, steps, titles, fields) => {
    const settings = settingsWith('serviceBooking', { steps });
    const list = bookingStepList(settings, context);
    expect(list.map(({ key }) => key)).toEqual(steps);
    expect(list.map(({ title }) => title)).toEqual(titles);
    expect(list.map((step) => step.fields)).toEqual(fields);
    expect(list.flatMap((step) => step.fields).toSorted()).toEqual(
      Object.keys(serviceBookingForm(settings, context).fields).toSorted(),
    );
  });
});
