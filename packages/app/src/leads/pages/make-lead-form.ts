import { contactForm } from '@forecourt/domain/leads/forms/contact-form';
import type { Choice } from '@forecourt/domain/form/field-description';
import type { Form } from '@forecourt/domain/form/form';
import { careersForm } from '@forecourt/domain/leads/forms/careers-form';
import { enquiryForm } from '@forecourt/domain/leads/forms/enquiry-form';
import { financeEnquiryForm, preApprovalForm } from '@forecourt/domain/leads/forms/finance-enquiry-form';
import { fleetForm } from '@forecourt/domain/leads/forms/fleet-form';
import { partsForm } from '@forecourt/domain/leads/forms/parts-form';
import { quickEnquiryForm } from '@forecourt/domain/leads/forms/quick-enquiry-form';
import { requestPhotosForm } from '@forecourt/domain/leads/forms/request-photos-form';
import type { LeadFormName } from '@forecourt/domain/leads/lead-form-name';
import { newOrUsed } from '@forecourt/domain/leads/new-or-used';
import type { Location } from '@forecourt/domain/locations/location';
import { partsCounters } from '@forecourt/domain/locations/parts-counters';
import { placesOf } from '@forecourt/domain/locations/places';
import { tradeInEnquiryForm } from '@forecourt/domain/trade-in/trade-in-enquiry-form';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { SiteContext } from '../../site/site-context.ts';
import { driveForm } from './drive-form.ts';

/** The forms of one step that a visitor fills in. */
export const singleStepForms = [
  'enquiry',
  'quickEnquiry',
  'contact',
  'requestPhotos',
  'testDrive',
  'financeEnquiry',
  'preApproval',
  'fleet',
  'careers',
  'tradeInEnquiry',
  'parts',
] as const satisfies readonly LeadFormName[];

export type SingleStepFormName = (typeof singleStepForms)[number];

export type FormSite = Pick<SiteContext, 'settings' | 'dealerships'>;

/** What a form asks about, and whom. */
export interface FormSubject {
  readonly car: Pick<Car, 'carType'> | null;
  /** All that the site has; those that a dealer hides are not offered. */
  readonly locations: readonly Location[];
}

/** The form of a name as this site asks it: the page draws it and the server reads it by the same one. */
export function makeLeadForm(
  name: SingleStepFormName,
  { settings, dealerships }: FormSite,
  { car, locations }: FormSubject,
): Form {
  const choices = {
    dealerships: dealerships.map(({ slug, name: label }): Choice => ({ value: slug, label })),
    locations: locations
      .filter(({ visible }) => visible)
      .map(({ id, name: label }): Choice => ({ value: id, label })),
  };
  // Whoever chooses a place need not know its departments.
  const placeChoices = placesOf(locations.filter(({ visible }) => visible)).map(
    ({ main, name: label }): Choice => ({ value: main.id, label }),
  );
  const forms: Readonly<Record<SingleStepFormName, () => Form>> = {
    enquiry: () => {
      const isNewCar = newOrUsed(car?.carType) === 'new';
      const asked = enquiryForm(settings, { ...choices, isNewCar, isAboutCar: car !== null });
      // The car says what the enquiry is about, and whose it is (TEN-5).
      if (car === null) return asked;
      const isChosen = settings.leads.routing === 'chosen';
      const dealership = isChosen ? asked.fields.dealership : null;
      return { ...asked, fields: { ...asked.fields, category: null, dealership } };
    },
    quickEnquiry: () => quickEnquiryForm(settings),
    contact: () => contactForm(settings, { locations: placeChoices }),
    requestPhotos: () => requestPhotosForm(settings),
    testDrive: () => driveForm({ settings }),
    financeEnquiry: () => financeEnquiryForm(settings, choices),
    preApproval: () => preApprovalForm(settings, choices),
    fleet: () => fleetForm(settings),
    careers: () => careersForm(settings),
    parts: () =>
      partsForm(settings, {
        counters: partsCounters(locations).map(({ id, name: label }) => ({ value: id, label })),
      }),
    tradeInEnquiry: () => tradeInEnquiryForm(settings, placeChoices),
  };
  return forms[name]();
}
