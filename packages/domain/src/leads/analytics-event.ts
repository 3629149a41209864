import type { SiteSettings } from '../settings/registry.ts';
import type { Car } from '../stock/car/car.ts';
import type { LeadFormName } from './lead-form-name.ts';
import { newOrUsed } from './new-or-used.ts';

export interface TrackedEvent {
  /** The number by which dealers' reports know it (FORM-8). */
  readonly number: number;
  /** The name of the automotive standard (ASC) for the same thing. */
  readonly ascName: string;
  /** The name that Google Analytics recommends; null where it has none for it. */
  readonly ga4Name: string | null;
}

type TrackedCar = Pick<Car, 'carType' | 'tag'>;

/** What a visitor did: sent a form, perhaps about a car, added a favourite, or accepted an offer. */
export type TrackedAction =
  | { readonly did: 'addFavourite' }
  | { readonly did: 'acceptOffer' }
  | {
      readonly did: 'sendForm';
      readonly form: LeadFormName;
      /** What the visitor chose, where the form asks. */
      readonly category?: string | null;
      readonly car: TrackedCar | null;
    };

type EventNumbers = Pick<
  SiteSettings['analytics'],
  | 'careersEnquiryEvent'
  | 'defaultEnquiryEvent'
  | 'favouriteEvent'
  | 'newEnquiryEvent'
  | 'newTestDriveEvent'
  | 'offerAcceptedEvent'
  | 'usedEnquiryEvent'
  | 'usedTestDriveEvent'
>;

/** What is reported of an action: the dealer's own number, and the names that other reports share. */
export function analyticsEvent(action: TrackedAction, numbers: EventNumbers): TrackedEvent {
  if (action.did === 'addFavourite') {
    return { number: numbers.favouriteEvent, ascName: 'asc_cta_interaction', ga4Name: 'add_to_wishlist' };
  }
  if (action.did === 'acceptOffer') {
    return {
      number: numbers.offerAcceptedEvent,
      ascName: 'asc_retail_process',
      ga4Name: 'close_convert_lead',
    };
  }
  if (action.form === 'testDrive') return testDrive(action.car, numbers);
  if (action.form === 'careers' || action.category === 'Careers Enquiry') {
    return { number: numbers.careersEnquiryEvent, ascName: 'asc_form_submission', ga4Name: null };
  }
  return enquiry(action.form, action.car, numbers);
}

/** A test drive without a car is one of the range, which stands there as new cars do. */
function testDrive(car: TrackedCar | null, numbers: EventNumbers): TrackedEvent {
  const isForTestDrives = car?.tag?.trim().toLowerCase() === 'test drive only';
  const isUsed = !isForTestDrives && newOrUsed(car?.carType) === 'used';
  return {
    number: isUsed ? numbers.usedTestDriveEvent : numbers.newTestDriveEvent,
    ascName: 'asc_form_submission_sales_appt',
    ga4Name: 'generate_lead',
  };
}

/** Only an enquiry about a car counts as one of a new or used car. */
const aboutTheCar: ReadonlySet<LeadFormName> = new Set([
  'enquiry',
  'quickEnquiry',
  'contact',
  'requestPhotos',
]);

function enquiry(form: LeadFormName, car: TrackedCar | null, numbers: EventNumbers): TrackedEvent {
  const kind = aboutTheCar.has(form) ? newOrUsed(car?.carType) : null;
  const ofKind = { new: numbers.newEnquiryEvent, used: numbers.usedEnquiryEvent };
  return {
    number: kind ? ofKind[kind] : numbers.defaultEnquiryEvent,
    ascName: form === 'serviceBooking' ? 'asc_form_submission_service_appt' : 'asc_form_submission_sales',
    ga4Name: 'generate_lead',
  };
}
