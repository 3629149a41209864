import { describe, expect, it } from 'vitest';
import { settingsWith } from '../form/test/default-settings.ts';
import { dealerships, openDays } from '../leads/forms/test/every-form.ts';
import { bookingStepList, type BookingStepKey } from './booking-step-list.ts';
import { serviceBookingForm } from './service-booking-form.ts';

const context = { days: openDays, dealerships };
const vehicle = ['vehicleRego', 'vehicleState', 'vehicleMake', 'vehicleModel', 'vehicleYear'];
const contact = ['name', 'email', 'phone', 'street', 'suburb', 'state', 'postcode'];
const order = ['dealership', 'serviceInterval', 'serviceType', 'preferredServiceDate', 'repairs', 'comments'];

describe('FORM-5 the steps of a booking', () => {
  it.each<[string, BookingStepKey[], string[], string[][]]>([
    [
      'Vehicle, Contact, Order',
      ['vehicle', 'contact', 'order'],
      ['Vehicle Details', 'Contact Details', 'Order Details'],
      [vehicle, contact, [...order, 'optIn']],
    ],
    [
      'Contact, Vehicle, Order',
      ['contact', 'vehicle', 'order'],
      ['Contact Details', 'Vehicle Details', 'Order Details'],
      [contact, vehicle, [...order, 'optIn']],
    ],
    [
      'two, and the order joins the last',
      ['vehicle', 'contact'],
      ['Vehicle Details', 'Contact Details'],
      [vehicle, [...contact, ...order, 'optIn']],
    ],
    [
      'two, and the contact joins the last',
      ['vehicle', 'order'],
      ['Vehicle Details', 'Order Details'],
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
