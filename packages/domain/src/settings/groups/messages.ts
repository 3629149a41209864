import { settingsGroup } from '../define-setting.ts';
import { wording } from './values/setting-kinds.ts';

/** What visitors read when something is missing or goes wrong. */
export const messages = settingsGroup('Messages to visitors', {
  unexpectedError: wording({
    max: 200,
    default: 'An unexpected error occured', // sic, matches the live sites
    label: 'Enquiry not taken',
    help: 'Stands on the form when an enquiry fails and the server gives no reason.',
    from: ["else 'An unexpected error occured'", 'FORM-1'],
  }),
  formError: wording({
    max: 200,
    default: 'An error occurred when submitting this form',
    label: 'Form not sent',
    help: 'Stands on any other form that could not be sent.',
    from: ["Alert 'An error occurred when submitting this form'", 'FORM-1'],
  }),
  errorListHeading: wording({
    max: 80,
    default: 'Please fix the following errors:',
    label: 'Heading of a list of errors',
    help: 'Stands over the list of fields to mend.',
    from: ["list variant headed 'Please fix the following errors:'", 'FORM-1'],
  }),
  fieldRequired: wording({
    max: 80,
    default: '* This field is required',
    label: 'Field left empty',
    help: 'Stands under a field that must be filled in.',
    from: ["Rego and state are required ('* This field is required')", 'TRADE-2'],
  }),
  stepIncomplete: wording({
    max: 120,
    default: 'Please complete the form step before proceeding',
    label: 'Step not finished',
    help: 'Stands on a booking step that needs more before the next one opens.',
    from: ["| 'Please complete the form step before proceeding'", 'FORM-5'],
  }),
  postcodeInvalid: wording({
    max: 120,
    default: 'Invalid postcode. Please enter a 4-digit number.',
    label: 'Postcode not of four digits',
    help: 'Stands under a postcode that cannot be one.',
    from: ["Message: 'Invalid postcode. Please enter a 4-digit number.'", 'Postcode field ', 'FORM-6'],
  }),
  postcodeUnknown: wording({
    max: 120,
    default: 'Invalid postcode',
    label: 'Postcode not found',
    help: 'Stands under a postcode that the maps service does not know.',
    from: [
      "An empty geocoding result yields the error 'Invalid postcode'",
      'Geocoding found nothing',
      'FORM-6',
    ],
  }),
  pdfError: wording({
    max: 200,
    default: 'The PDF could not be made. Please try again.',
    label: 'PDF not made',
    help: 'Shown when the PDF of a car fails and the server gives no reason.',
    visibility: 'public',
    from: ['| PDF download failure', 'VDP-6'],
  }),
  watchlistError: wording({
    max: 200,
    default: 'The car could not be saved. Please try again.',
    label: 'Car not saved',
    help: 'Shown when saving or removing a car fails and the server gives no reason.',
    visibility: 'public',
    from: ['| Watchlist call fails', 'otherwise an alert with the error message', 'WATCH-1'],
  }),
  pageNotFound: wording({
    max: 200,
    default: 'This page is not here. The car may have sold; our stock is one click away.',
    label: 'Page not found',
    help: 'What a visitor reads at an address that the site does not have.',
    from: ['PAGE-1'],
  }),
  serverError: wording({
    max: 200,
    default: 'Something went wrong on our side. Please try again, or call us.',
    label: 'Site in trouble',
    help: 'What a visitor reads when a page cannot be made.',
    from: ['Other server error messages and behaviour on server errors are not shown'],
  }),
});
