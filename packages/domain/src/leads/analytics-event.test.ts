import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../form/test/default-settings.ts';
import type { Car } from '../stock/car/car.ts';
import { analyticsEvent, type TrackedAction } from './analytics-event.ts';
import type { LeadFormName } from './lead-form-name.ts';

const numbers = defaultSettings.analytics;
const used = { carType: 'used', tag: null } as const;
const demo = { carType: 'demo', tag: null } as const;
const fresh = { carType: 'new', tag: null } as const;
const unknown = { carType: null, tag: 'Special' } as const;
const send = (form: LeadFormName, car: Pick<Car, 'carType' | 'tag'> | null = null): TrackedAction => ({
  did: 'sendForm',
  form,
  car,
});

describe('FORM-8.1 analytics', () => {
  it.each([
    ['an enquiry about a new car', send('enquiry', fresh), 14, 'asc_form_submission_sales', 'generate_lead'],
    ['about a demonstrator', send('quickEnquiry', demo), 14, 'asc_form_submission_sales', 'generate_lead'],
    ['about a used car', send('contact', used), 15, 'asc_form_submission_sales', 'generate_lead'],
    ['photos of a used car', send('requestPhotos', used), 15, 'asc_form_submission_sales', 'generate_lead'],
    [
      'about a car of unknown type',
      send('enquiry', unknown),
      22,
      'asc_form_submission_sales',
      'generate_lead',
    ],
    ['about no car', send('enquiry'), 22, 'asc_form_submission_sales', 'generate_lead'],
    [
      'finance for a used car',
      send('financeEnquiry', used),
      22,
      'asc_form_submission_sales',
      'generate_lead',
    ],
    ['an instant offer', send('instantOffer'), 22, 'asc_form_submission_sales', 'generate_lead'],
    ['a service booking', send('serviceBooking'), 22, 'asc_form_submission_service_appt', 'generate_lead'],
    [
      'a test drive of a new car',
      send('testDrive', fresh),
      17,
      'asc_form_submission_sales_appt',
      'generate_lead',
    ],
    ['of a demonstrator', send('testDrive', demo), 17, 'asc_form_submission_sales_appt', 'generate_lead'],
    ['of no car', send('testDrive'), 17, 'asc_form_submission_sales_appt', 'generate_lead'],
    ['of a used car', send('testDrive', used), 48, 'asc_form_submission_sales_appt', 'generate_lead'],
    [
      'of one for test drives only',
      send('testDrive', { ...used, tag: ' Test drive ONLY ' }),
      17,
      'asc_form_submission_sales_appt',
      'generate_lead',
    ],
    [
      'of a used car with another tag',
      send('testDrive', { ...used, tag: 'Sale' }),
      48,
      'asc_form_submission_sales_appt',
      'generate_lead',
    ],
    ['an application', send('careers'), 51, 'asc_form_submission', null],
    ['a favourite', { did: 'addFavourite' }, 39, 'asc_cta_interaction', 'add_to_wishlist'],
  ] as const)('reports %s', (_, action, number, ascName, ga4Name) => {
    expect(analyticsEvent(action, numbers)).toEqual({ number, ascName, ga4Name });
  });

  it('FORM-8.2 reports an accepted offer as 18', () => {
    const event = { number: 18, ascName: 'asc_retail_process', ga4Name: 'close_convert_lead' };
    expect(analyticsEvent({ did: 'acceptOffer' }, numbers)).toEqual(event);
  });

  it('reports the category that the visitor chose, before it is rewritten', () => {
    const action: TrackedAction = {
      did: 'sendForm',
      form: 'enquiry',
      category: 'Careers Enquiry',
      car: used,
    };
    expect(analyticsEvent(action, numbers).number).toBe(51);
    expect(analyticsEvent({ ...action, category: 'Parts Enquiry' }, numbers).number).toBe(15);
  });

  it('uses the numbers of the site', () => {
    expect(analyticsEvent({ did: 'addFavourite' }, { ...numbers, favouriteEvent: 7 }).number).toBe(7);
  });
});
