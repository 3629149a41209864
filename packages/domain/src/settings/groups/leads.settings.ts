import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { choice, prose, toggle, wholeNumber, wording } from './values/setting-kinds.ts';
import { line, mailAddress, paragraph } from './values/texts.ts';

export const leads = settingsGroup('Leads', {
  source: wording({
    max: 40,
    editableBy: 'group',
    default: 'Website',
    label: 'Source of a lead',
    help: 'The systems of the dealer read it as where the lead came from.',
    from: ["source ('Website')", 'FORM-3'],
  }),
  routing: choice({
    options: ['owner', 'chosen', 'main'],
    default: 'owner',
    label: 'Who gets a lead about a car',
    help: 'The dealership that owns the car, the one the visitor chose, or the main one of the site; the owner can always read it.',
    editableBy: 'group',
    from: ['user_agent, car_id, car_dealership_id', 'TEN-5'],
  }),
  routingRules: setting({
    schema: z
      .array(
        z.strictObject({
          /** Empty: every category. */
          categories: z.array(line(60)).max(50),
          /** Of the dealership that would get it without the rule. */
          hours: z.enum(['always', 'open', 'closed']),
          dealershipSlug: line(80),
        }),
      )
      .max(50),
    default: [],
    label: 'Leads that go elsewhere',
    help: 'The first rule that fits sends a lead to its dealership: by subject, and by whether the yard is open. The owner of the car can always read it.',
    editor: 'table',
    editableBy: 'group',
    from: ['TEN-5', 'FORM-9'],
  }),
  fallbackEmail: setting({
    schema: mailAddress.nullable(),
    default: null,
    label: 'Address for leads that nobody takes',
    help: 'A lead goes here when neither its dealership nor the main one has a destination for it, so that no lead is without a reader.',
    editor: 'text',
    editableBy: 'group',
    from: ['FORM-9'],
  }),
  duplicateMinutes: wholeNumber({
    min: 0,
    max: 10_080,
    default: 60,
    label: 'Minutes in which a lead counts as repeated',
    help: 'What the same browser or signed-in visitor sends again about the same car, under the same name, goes into the same conversation within this time. Where only phone and email are the same, it is a lead of its own, and staff are told that it may be a repeat.',
    editableBy: 'group',
    from: ['CON-2'],
  }),
  responseMinutes: wholeNumber({
    min: 5,
    max: 2880,
    default: 120,
    label: 'Minutes to answer',
    help: 'A lead that nobody has answered within this time is marked as overdue in the inbox.',
    editableBy: 'group',
    from: ['CON-2'],
  }),
  countsOpeningHoursOnly: toggle({
    default: true,
    label: 'Clock stops when closed',
    help: 'The time to answer a lead runs only while the location is open.',
    editableBy: 'group',
    from: ['CON-2'],
  }),
  passesOn: choice({
    options: ['never', 'everybody', 'next'],
    default: 'never',
    label: 'Late leads are passed on',
    help: 'A lead that is late in somebody’s hands goes back to everybody, or on to whoever of that yard has the fewest late ones. What the buyer was told stays: late stays late.',
    editableBy: 'group',
    from: ['CON-2'],
  }),
  passesOnMinutes: wholeNumber({
    min: 0,
    max: 480,
    default: 15,
    label: 'Minutes late before a lead is passed on',
    help: 'Counted as the time to answer is. Whoever gets a late lead has the same minutes.',
    editableBy: 'group',
    from: ['CON-2'],
  }),
  keepsVisitedPages: toggle({
    default: true,
    label: 'Pages visited before',
    help: 'Staff see on the lead which pages of the site the visitor had looked at.',
    editableBy: 'group',
    from: ['lead_attributes (visited_pages, linked_query_params)', 'FORM-3'],
  }),
  visitedPagesLimit: wholeNumber({
    min: 0,
    max: 100,
    default: 20,
    label: 'Most pages kept',
    help: 'How many of the last visited pages a lead carries.',
    editableBy: 'operator',
    from: ['lead_attributes (visited_pages', 'FORM-3'],
  }),
  linkedQueryParams: setting({
    schema: z
      .array(
        z
          .string()
          .max(40)
          .regex(/^[a-z][a-z0-9_]*$/, 'Write it as in an address: utm_source.'),
      )
      .max(20),
    default: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'],
    label: 'Campaign marks kept',
    help: 'When a visitor arrives with one of these in the address, the lead carries it.',
    editor: 'list',
    editableBy: 'group',
    from: ['linked_query_params', 'FORM-3'],
  }),
  keepMonths: wholeNumber({
    min: 3,
    max: 84,
    default: 24,
    label: 'Months a lead is kept',
    help: 'Older leads lose the name, phone and message of the visitor; their numbers stay in the insights, and after seven years nothing does.',
    editableBy: 'operator',
    from: ['LAW-2', 'OPS-10'],
  }),
  keepFilesDays: wholeNumber({
    min: 1,
    max: 365,
    default: 30,
    label: 'Days a file of leads is kept',
    help: 'Files that a dealership fetches are deleted after this time, fetched or not. Where several sites show a dealership, the shortest counts.',
    editableBy: 'operator',
    from: ['OPS-10'],
  }),
  keepKeysDays: wholeNumber({
    min: 7,
    max: 400,
    default: 90,
    label: 'Days a repeated form is recognised',
    help: 'A form that a browser sends twice is taken once within this time; then the key that it is told by is forgotten.',
    editableBy: 'operator',
    from: ['OPS-10'],
  }),
  sendsConfirmation: toggle({
    default: true,
    label: 'Confirm by email',
    help: 'Visitors who gave an email address are told that it arrived and where to follow it. What they wrote is not repeated: anybody can type an address.',
    editableBy: 'dealer',
    from: ['FORM-9'],
  }),
  confirmationReplyTo: setting({
    schema: mailAddress.nullable(),
    default: null,
    label: 'Answers to the confirmation',
    help: 'Where it goes when a visitor presses reply on the confirmation; without one nobody reads it.',
    editor: 'text',
    editableBy: 'dealer',
    from: ['FORM-9'],
  }),
  smsNumber: setting({
    schema: z
      .string()
      .max(12)
      .regex(/^\+614\d{8}$/, 'A mobile number as +61480000118.')
      .nullable(),
    default: null,
    label: 'Number that texts come from',
    help: 'Staff text buyers from it, and what buyers text back comes into the lead. Without one the number of the platform does; to a name, such as the dealer’s, nobody can answer.',
    editor: 'text',
    editableBy: 'operator',
    from: ['CON-2'],
  }),
  savedWords: setting({
    schema: z
      .array(z.strictObject({ name: line(40), text: paragraph(1200, ['name', 'car', 'dealer', 'staff']) }))
      .max(30),
    default: [
      {
        name: 'Still here',
        text: 'Hi {name}, thanks for asking about the {car}. It’s here and ready to drive. When would you like to come in?\n\n{staff}, {dealer}',
      },
      {
        name: 'Tried to call',
        text: 'Hi {name}, it’s {staff} from {dealer} about the {car}. I tried to call. When is a good time?',
      },
      {
        name: 'Offer a test drive',
        text: 'Hi {name}, would you like to drive the {car}? Tell me a day and a time that suits you and I’ll have it ready.\n\n{staff}, {dealer}',
      },
      {
        name: 'Sold',
        text: 'Hi {name}, I’m sorry, the {car} has just been sold. Shall I look for one like it?\n\n{staff}, {dealer}',
      },
    ],
    label: 'Saved words',
    help: 'Staff begin an answer with one of these; first name, car, dealer and staff are filled in.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['CON-2'],
  }),
  confirmationText: prose({
    max: 1200,
    placeholders: ['name', 'site', 'phone'],
    default:
      'Hi {name},\nthanks for getting in touch with {site}. We’ve got your message and we’ll get back to you.',
    label: 'Words of the confirmation',
    help: 'Stands at the beginning of the confirmation; site and phone are filled in, and the name is left out.',
    from: ['FORM-9'],
  }),
  bookingConfirmationText: prose({
    max: 1200,
    placeholders: ['site', 'phone'],
    default: 'Hi,\nthanks for booking with {site}. We’re looking forward to seeing you.',
    label: 'Words of the confirmation of a booking',
    help: 'Stands at the beginning of the confirmation of a test drive or a service; site and phone are filled in.',
    from: ['FORM-9'],
  }),
});
