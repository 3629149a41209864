import { signInCodeForm, signInPhoneForm } from '../../../accounts/sign-in-form.ts';
import { contactForm } from '../contact-form.ts';
import type { Form } from '../../../form/form.ts';
import { defaultSettings } from '../../../form/test/default-settings.ts';
import { serviceBookingForm } from '../../../service-booking/service-booking-form.ts';
import type { SiteSettings } from '../../../settings/registry.ts';
import {
  offerDetailsForm,
  offerSelectionForm,
  offerVehicleForm,
} from '../../../trade-in/instant-offer-forms.ts';
import { tradeInEnquiryForm } from '../../../trade-in/trade-in-enquiry-form.ts';
import { careersForm } from '../careers-form.ts';
import { enquiryForm } from '../enquiry-form.ts';
import { financeEnquiryForm, preApprovalForm } from '../finance-enquiry-form.ts';
import { fleetForm } from '../fleet-form.ts';
import { partsForm } from '../parts-form.ts';
import { quickEnquiryForm } from '../quick-enquiry-form.ts';
import { requestPhotosForm } from '../request-photos-form.ts';
import { testDriveForm } from '../test-drive-form.ts';

export const dealerships = [
  { value: 'harbour-kia', label: 'Harbour Kia' },
  { value: 'valley-mazda', label: 'Valley Mazda' },
];
export const locations = [
  { value: 'l-1', label: 'Newstead' },
  { value: 'l-2', label: 'Nundah' },
];
export const openDays = [
  { value: '2026-03-02', label: 'Monday 2 March' },
  { value: '2026-03-10', label: 'Tuesday 10 March' },
];
/** What a site with two workshops offers. */
export const serviceContext = {
  workshops: locations,
  days: openDays,
  times: [
    { value: '07:30', label: '7:30am' },
    { value: '08:00', label: '8am' },
  ],
  years: [
    { value: '2026', label: '2026' },
    { value: '2020', label: '2020' },
  ],
};
export const days = { firstDay: '2026-03-02', lastDay: '2026-03-31' };

/** Asks for whatever a site can ask for. */
const askingSettings: SiteSettings = {
  ...defaultSettings,
  enquiry: {
    ...defaultSettings.enquiry,
    needsLocationForNewCars: true,
    needsTerms: true,
    additionalServices: ['Trade-in valuation', 'Test drive'],
  },
  testDrive: { ...defaultSettings.testDrive, asksDistributionLocation: true },
  serviceBooking: { ...defaultSettings.serviceBooking, asksAddress: true, asksRepairQuestion: true },
};

/** Asks for as little as a site can. */
const sparingSettings: SiteSettings = {
  ...defaultSettings,
  enquiry: {
    ...defaultSettings.enquiry,
    needsMessage: false,
    asksRego: false,
    asksOptIn: false,
    usesCaptcha: false,
  },
  testDrive: { ...defaultSettings.testDrive, asksTime: false, asksMessage: false },
  serviceBooking: {
    ...defaultSettings.serviceBooking,
    usesMinimalForm: true,
    serviceTypes: [],
    asksComments: false,
  },
  tradeIn: { ...defaultSettings.tradeIn, asksAboutFinance: false },
  contact: { ...defaultSettings.contact, asksLittle: true },
};

function formsOf(settings: SiteSettings): readonly Form[] {
  return [
    partsForm(settings, { counters: locations }),
    enquiryForm(settings, { isNewCar: true, dealerships, locations }),
    quickEnquiryForm(settings),
    contactForm(settings, { locations }),
    requestPhotosForm(settings),
    testDriveForm(settings, { ...days, distributionLocations: locations }),
    financeEnquiryForm(settings, { dealerships }),
    preApprovalForm(settings, { dealerships }),
    fleetForm(settings),
    careersForm(settings),
    serviceBookingForm(settings, serviceContext),
    tradeInEnquiryForm(settings, locations),
    offerVehicleForm(settings),
    offerSelectionForm(settings, ['Kia Cerato S', 'Kia Cerato GT']),
    offerDetailsForm(settings),
    signInPhoneForm(settings),
    signInCodeForm(settings),
  ];
}

/** Every form of the product, on a site that asks much, one that asks little, and one as it comes. */
export const everyForm: readonly Form[] = [askingSettings, sparingSettings, defaultSettings].flatMap(formsOf);
