import { field, type FormWords } from '../../form/field.ts';
import type { Choice } from '../../form/field-description.ts';
import { form } from '../../form/form.ts';
import { optInField, type ConsentSettings } from '../../leads/forms/consent-fields.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { loanTermMonths } from '../loan-choice.ts';
import { birthDatePattern } from './birth-date.ts';
import type { BudgetPeriod } from './weekly-budget.ts';

interface ApplicationFormSettings {
  readonly messages: FormWords;
  readonly enquiry: ConsentSettings;
  readonly finance: Pick<SiteSettings['finance'], 'applicationLenders' | 'calculatorTermYears'>;
  readonly financeContent: Pick<SiteSettings['financeContent'], 'creditCheckText'>;
}

const required = true as const;
/** Whatever else stands in a name, a letter does. */
const namePattern = '.*\\p{L}.*';
/** Three words and a postcode: a lender writes letters there. */
const addressPattern = '(?=.*[A-Za-z]{2})\\S+\\s+\\S+\\s.*\\b\\d{4}\\b.*';

export const livingChoices: readonly Choice[] = [
  { value: 'renting', label: 'Renting' },
  { value: 'mortgage', label: 'Owner with a home loan' },
  { value: 'owner', label: 'Owner, no loan' },
  { value: 'family', label: 'With family' },
];

export const earningChoices: readonly Choice[] = [
  { value: 'fullTime', label: 'Wages, full time' },
  { value: 'partTime', label: 'Wages, part time or casual' },
  { value: 'business', label: 'Own business' },
  { value: 'payments', label: 'Pension or payments' },
];

export const purposeChoices: readonly Choice[] = [
  { value: 'private', label: 'Private' },
  { value: 'business', label: 'Mostly business' },
];

export const stayChoices: readonly Choice[] = [
  { value: '3', label: '3 years or more' },
  { value: '1', label: '1 to 3 years' },
  { value: '0', label: 'Under a year' },
];

export const periodChoices: readonly (Choice & { readonly value: BudgetPeriod })[] = [
  { value: 'weekly', label: 'a week' },
  { value: 'fortnightly', label: 'a fortnight' },
  { value: 'monthly', label: 'a month' },
  { value: 'yearly', label: 'a year' },
];

/** Step 1: who applies, and where they live. */
export function aboutYouForm({ messages: words }: ApplicationFormSettings) {
  return form('applicationYou', words, {
    name: field(words, {
      kind: 'text',
      name: 'name',
      label: 'First name',
      required,
      pattern: namePattern,
      autocomplete: 'given-name',
      messages: { invalid: 'Write your first name in letters' },
    }),
    lastName: field(words, {
      kind: 'text',
      name: 'last_name',
      label: 'Last name',
      required,
      pattern: namePattern,
      autocomplete: 'family-name',
      messages: { invalid: 'Write your last name in letters' },
    }),
    birthDate: field(words, {
      kind: 'text',
      name: 'birth_date',
      label: 'Date of birth',
      required,
      maxLength: 14,
      pattern: birthDatePattern,
      placeholder: 'Day, month, year: 14 03 1990',
      autocomplete: 'bday',
      inputMode: 'numeric',
      messages: { invalid: birthDateWords.unread },
    }),
    phone: field(words, { kind: 'mobile', name: 'phone', label: 'Mobile', required }),
    email: field(words, { kind: 'email', name: 'email', label: 'Email', required }),
    address: field(words, {
      kind: 'text',
      name: 'address',
      label: 'Home address',
      required,
      maxLength: 300,
      pattern: addressPattern,
      placeholder: 'Street, suburb, state and postcode',
      autocomplete: 'street-address',
      messages: { invalid: 'Enter your street, suburb, state and postcode: 7 Kendal Street, Cowra NSW 2794' },
    }),
    living: field(words, {
      kind: 'choice',
      name: 'living',
      label: 'Do you rent or own?',
      required,
      options: livingChoices,
      messages: { required: 'Choose whether you rent or own' },
    }),
    stay: field(words, {
      kind: 'choice',
      name: 'stay',
      label: 'How long have you lived there?',
      required,
      options: stayChoices,
      messages: { required: 'Choose how long you’ve lived there' },
    }),
  });
}

export const birthDateWords = {
  unread: 'Write your date of birth as day, month and year: 14 03 1990',
  noSuchDay: 'There’s no such day. Check the day and the month',
  tooYoung: 'You need to be 18 or older to apply',
} as const;

/** Step 2: what comes in and what goes out, each sum by the week, fortnight, month or year that somebody counts it by. */
export function moneyForm({ messages: words }: ApplicationFormSettings) {
  const dollars = (name: string, label: string, missing: string) =>
    field(words, {
      kind: 'integer',
      name,
      label,
      required,
      max: 10_000_000,
      messages: { required: missing, invalid: wholeDollars },
    });
  // Not required: an application that was begun before its sums had one counts by the week.
  const every = (name: string, label: string) =>
    field(words, { kind: 'choice', name, label, options: periodChoices, initial: 'weekly' });
  return form('applicationMoney', words, {
    earning: field(words, {
      kind: 'choice',
      name: 'earning',
      label: 'How do you earn your money?',
      required,
      options: earningChoices,
      messages: { required: 'Choose how you earn' },
    }),
    income: dollars('income', 'Pay after tax ($)', 'Enter what you earn after tax'),
    incomeEvery: every('pay', 'How often you’re paid'),
    otherIncome: field(words, {
      kind: 'integer',
      name: 'other_income',
      label: 'Other income ($)',
      max: 10_000_000,
      placeholder: 'Rent, family payments, second job',
      messages: { invalid: wholeDollars },
    }),
    otherIncomeEvery: every('other_income_every', 'How often the other income comes'),
    rent: dollars('rent', 'Rent, board or home loan ($)', 'Enter your rent, board or home loan, or 0'),
    rentEvery: every('rent_every', 'How often you pay rent, board or home loan'),
    living: dollars('living_costs', 'Food and bills ($)', 'Enter what food and bills cost you, or 0'),
    livingEvery: every('living_costs_every', 'How often food and bills cost you that'),
    loans: dollars('loans', 'Other loans and cards ($)', 'Enter what you pay on other loans and cards, or 0'),
    loansEvery: every('loans_every', 'How often you pay other loans and cards'),
    family: dollars('family_costs', 'Kids and school ($)', 'Enter what kids and school cost you, or 0'),
    familyEvery: every('family_costs_every', 'How often kids and school cost you that'),
  });
}

const wholeDollars = 'Use whole dollars, such as 410';

/** Step 3: the loan. What it is for is asked; the sums of a car are read by loan-choice.ts, as everywhere. */
export function loanForm(
  { messages: words, finance }: ApplicationFormSettings,
  { hasCar }: { readonly hasCar: boolean },
) {
  const ownMoney = (name: string, label: string) =>
    field(words, {
      kind: 'integer',
      name,
      label,
      max: 10_000_000,
      messages: { invalid: 'Use whole dollars, such as 5,000' },
    });
  return form('applicationLoan', words, {
    amount: hasCar
      ? null
      : field(words, {
          kind: 'integer',
          name: 'amount',
          label: 'How much would you like to borrow? ($)',
          required,
          min: 1_000,
          max: 10_000_000,
          messages: {
            required: 'Enter what you’d like to borrow',
            invalid: 'Use whole dollars from 1,000, such as 30,000',
          },
        }),
    term: hasCar
      ? null
      : field(words, {
          kind: 'choice',
          name: 'term',
          label: 'Over how long?',
          required,
          options: loanTermMonths.map((months) => ({
            value: String(months),
            label: months === 12 ? '1 year' : `${months / 12} years`,
          })),
          initial: String(finance.calculatorTermYears * 12),
        }),
    deposit: hasCar ? null : ownMoney('deposit', 'Deposit ($)'),
    tradeIn: hasCar ? null : ownMoney('trade_in', 'Trade-in ($)'),
    purpose: field(words, {
      kind: 'choice',
      name: 'purpose',
      label: 'What’s it for?',
      required,
      options: purposeChoices,
      messages: { required: 'Choose what it’s for' },
    }),
  });
}

/** Step 4: one yes for each purpose, none ticked beforehand; marketing stands apart (LAW-2). */
export function consentForm({ messages: words, enquiry, finance, financeContent }: ApplicationFormSettings) {
  const yes = (name: string, label: string, missing: string) =>
    field(words, { kind: 'tick', name, label, required, messages: { required: missing } });
  return form('applicationConsent', words, {
    creditCheck: yes(
      'credit_check',
      financeContent.creditCheckText,
      'Please tick this so the lender can check your credit file',
    ),
    passOn: yes(
      'pass_on',
      `You may pass my answers to ${inOneLine(finance.applicationLenders)}`,
      'Please tick this so we can send it',
    ),
    isTrue: yes('is_true', 'What I’ve said is true and complete', 'Please tick this once it’s all true'),
    optIn: optInField(words, enquiry),
  });
}

/** Harbour Lending, Plains Bank or Ironbark Credit. */
export function inOneLine(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
