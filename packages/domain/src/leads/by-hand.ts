import { checkForm } from '../form/check-form.ts';
import { field, type FormWords } from '../form/field.ts';
import type { FormProblem } from '../form/form-problem.ts';
import { contactFields, messageField } from './forms/contact-fields.ts';
import type { LeadFormName } from './lead-form-name.ts';

// In the browser's bundle: nothing here may import the schema library.

/** How somebody came who used no form. */
export const handWays = ['walked_in', 'phoned', 'email', 'text', 'other'] as const;
export type HandWay = (typeof handWays)[number];

/** What a lead that staff took down is said to have come from, to every system. */
export const handSource = 'By hand';

/** What stands beside the answer when staff ask for it, and in the consent as it was asked. */
export const handConsent = 'May we send you offers by email and SMS?';

interface HandKind {
  readonly text: string;
  /** Under which a form of the site would be filed with the same category. */
  readonly form: LeadFormName;
  /** Where that form asks for it. */
  readonly category: string | null;
}

/** What it may be about: as the site's own forms are filed. */
export const handKinds = {
  used_car: { text: 'A used car', form: 'enquiry', category: 'Used Car Enquiry' },
  new_car: { text: 'A new car', form: 'enquiry', category: 'New Car Enquiry' },
  test_drive: { text: 'A test drive', form: 'testDrive', category: null },
  trade_in: { text: 'A trade-in', form: 'tradeInEnquiry', category: null },
  finance: { text: 'Finance', form: 'financeEnquiry', category: null },
  service: { text: 'Service', form: 'contact', category: 'Service Enquiry' },
  parts: { text: 'Parts', form: 'parts', category: null },
  fleet: { text: 'Fleet', form: 'fleet', category: null },
  general: { text: 'Something else', form: 'contact', category: 'General Enquiry' },
} as const satisfies Record<string, HandKind>;
export type HandKindName = keyof typeof handKinds;

/** Whether somebody who came this way waits for an answer, unless staff say otherwise: whoever was spoken with has theirs. */
export function waitsAtFirst(way: HandWay): boolean {
  return way !== 'walked_in' && way !== 'phoned';
}

export interface HandAnswers {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

/** Staff are told what is wrong by the console, whatever the words of a dealer's site are. */
const words: FormWords = {
  choiceInvalid: 'Choose one of these.',
  dateInvalid: 'Enter a day.',
  emailInvalid: 'Check the email: it needs an @ and a full address.',
  errorListHeading: 'Please check these',
  fieldRequired: 'This is needed.',
  formError: 'Please check what is marked.',
  mobileInvalid: 'Enter an Australian mobile: 04 and eight digits.',
  numberInvalid: 'Enter a number.',
  phoneInvalid: 'Check the phone: an Australian number with its area code.',
  postcodeInvalid: 'Enter four digits.',
  textInvalid: 'Something in it can’t be kept. Type it again.',
  textTooLong: 'At most {count} characters.',
};

const asked = contactFields(words);
const fields = {
  name: field(words, { ...asked.name, autocomplete: 'off', messages: { required: 'Who is it?' } }),
  phone: field(words, { kind: 'phone', name: 'phone', label: 'Phone' }),
  email: field(words, { kind: 'email', name: 'email', label: 'Email' }),
  message: messageField(words, false),
};

/** What is wrong with what staff took down, by the rules of the site's own forms (FORM-7). One way to reach them is needed. */
export function checkHandAnswers(answers: HandAnswers): readonly FormProblem[] {
  const problems = checkForm({ fields: Object.values(fields) }, { ...answers });
  if (answers.phone.trim() !== '' || answers.email.trim() !== '') return problems;
  return [...problems, { field: 'phone', message: 'A phone or an email, so that somebody can answer.' }];
}
