import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { lines, pagePath, prose, wholeNumber, wording } from './values/setting-kinds.ts';
import { line, paragraph } from './values/texts.ts';

const faqPlaces = ['years', 'km', 'days', 'reasons'] as const;

export const tradeInContent = settingsGroup('Words of the trade-in', {
  startHeading: wording({
    max: 80,
    default: 'What’s it worth? Type the rego.',
    label: 'Heading of the instant offer',
    help: 'Stands over the field for the rego, until the car is known.',
    from: ['TRADE-1'],
  }),
  plateFieldHeading: wording({
    max: 80,
    default: 'What’s your car worth?',
    label: 'Heading of the plate field',
    help: 'Stands beside the field for the rego on the home page and among the results.',
    from: ['TRADE-1'],
  }),
  lookupMessages: lines({
    min: 1,
    maxItems: 12,
    default: [
      'Loading car now...',
      'Finalising car details...',
      'Checking your cars details...', // sic
      'Searching for your car...',
      'Connecting to cars database....', // sic
    ],
    label: 'Messages while looking up',
    help: 'They follow each other while the car is being looked up.',
    editableBy: 'dealer',
    from: ['Loading car now..., Finalising car details...', 'TRADE-2'],
  }),
  lookupMessageSeconds: wholeNumber({
    min: 1,
    max: 30,
    default: 5,
    label: 'Seconds of a message',
    help: 'How long each message stands while the car is being looked up.',
    editableBy: 'operator',
    from: ['with a rotating message every 5 seconds', 'Loading message interval 5 s', 'TRADE-2'],
  }),
  notFoundTitle: wording({
    max: 120,
    default: 'Unfortunately, we could not find a match for your registration number.',
    label: 'Car not found',
    help: 'Stands on the panel that opens when the lookup finds no car.',
    from: ["'Unfortunately, we could not find a match for your registration number.'", 'TRADE-3'],
  }),
  notFoundText: wording({
    max: 200,
    default:
      'Please get in touch with one of our friendly team members to receive an offer for your vehicle.',
    label: 'What to do when no car was found',
    help: 'Stands under the title of that panel, over the phone number and the contact button.',
    from: [
      "'Please get in touch with one of our friendly team members",
      'a not-found panel shows with the phone',
      'TRADE-3',
    ],
  }),
  errorText: wording({
    max: 200,
    default: 'An error occurred while submitting the form. Please try again.',
    label: 'Step not taken',
    help: 'Stands on the form when a step fails and the server gives no reason.',
    from: ["else 'An error occurred while submitting the form. Please try again.'", 'TRADE-5'],
  }),
  faq: setting({
    schema: z.array(z.strictObject({ title: line(120), text: paragraph(800, faqPlaces) })).max(12),
    default: [
      {
        title: 'How long is my estimate valid?',
        text: 'For {days} days from the day you get it.',
      },
      {
        title: 'Can you value any car online?',
        text: 'We don’t usually give online estimates for cars over {years} years old or over {km} km. Ask us and we’ll have a look at yours.',
      },
      {
        title: 'What if I still owe money on my car?',
        text: 'Ask your lender for a finance payout letter. We’ll pay out the loan for you.',
      },
      {
        title: 'How am I paid?',
        text: 'Once any loan is paid out, we’ll pay you the difference by direct credit.',
      },
      {
        title: 'Why could my car fail the inspection?',
        text: 'The usual reasons are: {reasons}.',
      },
    ],
    label: 'Questions and answers',
    help: 'Visitors unfold them on the trade-in page; years, km, days and reasons are filled in from the settings.',
    editor: 'table',
    editableBy: 'dealer',
    from: [
      'Trade-in FAQ accordion with 5 questions',
      'FAQ also states a finance payout letter is needed',
      'TRADE-7',
    ],
  }),
  faqOldestYears: wholeNumber({
    min: 1,
    max: 40,
    default: 7,
    label: 'Oldest car in the answers',
    help: 'The age that the answers name for online estimates; the law group can make it the age that the offer really uses.',
    editableBy: 'dealer',
    from: ['online estimates generally not given over 7 years or 100,000 km', 'TRADE-7'],
  }),
  inspectionFailureReasons: lines({
    maxItems: 12,
    default: [
      'stolen or written off',
      'major accident repair',
      'major mechanical defects',
      'missing service history',
      'hail damage',
    ],
    label: 'Reasons to fail the inspection',
    help: 'Named in the answers and in the terms of an offer.',
    editableBy: 'dealer',
    from: ['Inspection failure reasons: stolen or written off', 'TRADE-7'],
  }),
  buyingTeamHours: wording({
    max: 120,
    default: 'Mon-Fri 8.30am-5.30pm, Sat 9am-5pm',
    label: 'Hours of the buying team',
    help: 'Stands beside the phone number on the trade-in page.',
    from: ['Buying team hours: Mon-Fri 8.30am-5.30pm, Sat 9am-5pm', 'TRADE-7'],
  }),
  contactPromise: wording({
    max: 120,
    default: 'We’ll contact you the same or next business day.',
    label: 'When we answer',
    help: 'Stands under the form of a trade-in and on the page after it.',
    from: ['contact the same or next business day', 'TRADE-7'],
  }),
  programText: wording({
    max: 300,
    placeholders: ['site'],
    default:
      'Our system works out the number from the register, your answers and what cars like yours sell for. Someone at {site} checks it when we inspect the car, and you can ask for a person at any time.',
    label: 'That a program values the car',
    help: 'Stands beside the form and beside the offer: the law asks to say that a program decides, and how to get a person.',
    from: ['LAW-2'],
  }),
  smsContent: prose({
    max: 320,
    placeholders: ['name', 'make', 'model', 'site'],
    default:
      'Hi {name}, thanks for telling us about your {make} {model}. We will call you the same or next business day. {site}',
    label: 'SMS to the seller',
    help: 'Sent when a trade-in arrives; name, make, model and site are filled in, and empty sends none.',
    from: ['RedBookCode, sms_content, sms_from', 'TRADE-5'],
  }),
  smsFrom: setting({
    schema: z
      .string()
      .max(11)
      .regex(/^(?=.*[A-Za-z])[A-Za-z0-9 ]{3,11}$/, 'Up to 11 letters and digits.')
      .nullable(),
    default: null,
    label: 'Sender of the SMS',
    help: 'The name on the phone of the seller; without one the number of the platform sends it.',
    editor: 'text',
    editableBy: 'operator',
    from: ['sms_content, sms_from', 'TRADE-5'],
  }),
  termsPath: pagePath({
    default: '/value-my-car-terms',
    label: 'Address of the valuation terms',
    help: 'Every form that values a car links to it; it lies under the pages path where the site uses one.',
    from: ['the value-my-car terms page (under /pages/ on sites that use a pages path)', 'URL-8'],
  }),
});
