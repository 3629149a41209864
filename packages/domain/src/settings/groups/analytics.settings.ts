import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { toggle, wholeNumber } from './values/setting-kinds.ts';

const eventNumber = (event: { default: number; label: string; help: string; from: [string, ...string[]] }) =>
  wholeNumber({ min: 1, max: 999, editableBy: 'operator', ...event });

/** The numbers under which the analytics of a dealer know what happened. */
export const analytics = settingsGroup('Analytics', {
  newEnquiryEvent: eventNumber({
    default: 14,
    label: 'Enquiry about a new car',
    help: 'The number reported when a visitor enquires about a new car.',
    from: ['14 or 15: new or used enquiry', 'FORM-8'],
  }),
  usedEnquiryEvent: eventNumber({
    default: 15,
    label: 'Enquiry about a used car',
    help: 'The number reported when a visitor enquires about a used car.',
    from: ['14 or 15: new or used enquiry', 'FORM-8'],
  }),
  newTestDriveEvent: eventNumber({
    default: 17,
    label: 'Test drive of a new car',
    help: 'The number reported for a test drive of a new car, or of one that is there for test drives only.',
    from: ['17: test-drive-only or new-car test drive', 'FORM-8'],
  }),
  usedTestDriveEvent: eventNumber({
    default: 48,
    label: 'Test drive of a used car',
    help: 'The number reported for a test drive of a used car.',
    from: ['48: used-car test drive', 'FORM-8'],
  }),
  favouriteEvent: eventNumber({
    default: 39,
    label: 'Favourite',
    help: 'The number reported when a visitor adds a favourite.',
    from: ['39: favourite', 'adding fires analytics event 39', 'FORM-8'],
  }),
  offerAcceptedEvent: eventNumber({
    default: 18,
    label: 'Offer accepted',
    help: 'The number reported when a seller accepts a trade-in offer.',
    from: ['18: offer accepted (a step in the trade-in flow)', 'FORM-8'],
  }),
  defaultEnquiryEvent: eventNumber({
    default: 22,
    label: 'Any other enquiry',
    help: 'The number reported for an enquiry that is none of the others.',
    from: ['22: default enquiry', 'FORM-8'],
  }),
  careersEnquiryEvent: eventNumber({
    default: 51,
    label: 'Enquiry about a job',
    help: 'The number reported when somebody asks about working here.',
    from: ['51: careers enquiry', 'FORM-8'],
  }),
  containerId: setting({
    schema: z
      .string()
      .max(20)
      .regex(/^GTM-[A-Z0-9]{4,14}$/, 'Write it as GTM-ABC123.')
      .nullable(),
    default: null,
    label: 'Tag container',
    help: 'The container of the dealer is loaded on every page, once the visitor has agreed; without one nothing is.',
    editor: 'text',
    editableBy: 'group',
    from: ['records an analytics event', 'FORM-8'],
  }),
  needsConsent: toggle({
    default: true,
    label: 'Ask before measuring',
    help: 'Nothing of a measuring service is loaded before the visitor agrees.',
    editableBy: 'operator',
    from: ['LAW-2'],
  }),
  keepMonths: wholeNumber({
    min: 3,
    max: 84,
    default: 26,
    label: 'Months that counts are kept',
    help: 'What was counted on the site goes after this time; two years and a bit let a month be held against the same one of last year.',
    editableBy: 'operator',
    from: ['OPS-10'],
  }),
});
