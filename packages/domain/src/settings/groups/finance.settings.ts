import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { line } from './values/texts.ts';
import { cents, lines, pagePath, prose, toggle, wholeNumber } from './values/setting-kinds.ts';

export const finance = settingsGroup('Finance', {
  showsFinance: toggle({
    default: true,
    label: 'Finance on cars',
    help: 'Repayments and rates stand beside the cars that qualify; switched off, no car shows any.',
    editableBy: 'group',
    from: ['certain dealerships, or under some site flags', 'RULE-4'],
  }),
  provider: setting({
    schema: z
      .string()
      .max(40)
      .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'Write the key of the lender, such as bank_one.')
      .nullable(),
    default: null,
    label: 'Finance provider',
    help: 'The lender whose figures are read from each car; without one no car shows finance.',
    editor: 'text',
    editableBy: 'group',
    from: [
      'finance_lenders: keyed by finance provider',
      'has lender data for the configured provider',
      'RULE-4',
    ],
  }),
  providerType: setting({
    schema: z.int().min(1).max(7),
    default: 1,
    label: 'Kind of provider',
    help: 'Decides which cars qualify: 1 looks at age, price and comparison rate, 2 and 3 at availability, 4 to 6 also at the weekly and 7 at the monthly payment.',
    editor: 'number',
    editableBy: 'operator',
    from: [
      'Provider type 1: year newer than current year minus 12',
      'Provider types 2 and 3',
      'Provider types 4 to 6',
      'Provider type 7',
      'RULE-4',
    ],
  }),
  excludedMakes: lines({
    maxItems: 40,
    max: 40,
    default: ['Suzuki'],
    label: 'Makes without finance',
    help: 'Cars of these makes never show finance.',
    editableBy: 'group',
    from: ['It never shows for Suzuki makes', 'RULE-4'],
  }),
  excludedDealerships: lines({
    maxItems: 200,
    max: 80,
    default: [],
    label: 'Dealerships without finance',
    help: 'Cars of these dealerships, named by their slugs, never show finance.',
    editableBy: 'group',
    from: ['for Suzuki makes, certain dealerships', 'RULE-4'],
  }),
  abovePriceCents: cents({
    default: 50_000,
    label: 'Finance needs a price above',
    help: 'A car of this price or less shows no finance, for providers that look at the price.',
    editableBy: 'operator',
    from: ['Finance needs price above 500', 'RULE-4'],
  }),
  oldestYears: wholeNumber({
    min: 1,
    max: 50,
    default: 12,
    label: 'Oldest car in years',
    help: 'A provider of kind 1 lends only for cars built within this many years.',
    editableBy: 'operator',
    from: ['year newer than current year minus 12', 'RULE-4'],
  }),
  showsWeeklyPrice: toggle({
    default: true,
    label: 'Weekly repayment on the vehicle page',
    help: 'The price of a car has the weekly repayment beside it, always with its comparison rate and warning.',
    editableBy: 'dealer',
    from: [
      'The weekly price is rounded to whole dollars',
      'apply for finance and see weekly finance estimates',
      'RULE-5',
    ],
  }),
  showsWeeklyPriceOnCards: toggle({
    default: false,
    label: 'Weekly repayment on cards',
    help: 'Cards in the search results show the weekly repayment, and the comparison rate and warning stay in sight.',
    editableBy: 'dealer',
    from: ['RULE-5'],
  }),
  comparisonBasis: setting({
    schema: z.strictObject({
      amountCents: z.int().min(100_000).max(100_000_000),
      termYears: z.int().min(1).max(10),
      isSecured: z.boolean(),
    }),
    default: { amountCents: 3_000_000, termYears: 5, isSecured: true },
    label: 'Loan behind the comparison rate',
    help: 'The example loan that the warning beside every comparison rate names.',
    editor: 'table',
    editableBy: 'operator',
    from: ['Finance comparison basis is a 5 year secured loan of $30,000', 'RULE-5'],
  }),
  assumedDepositPercent: wholeNumber({
    min: 0,
    max: 50,
    default: 10,
    label: 'Deposit assumed by one provider',
    help: 'The total payable counts this part of the price as deposit, then the monthly payments.',
    editableBy: 'group',
    from: ['One provider assumes a 10% deposit', 'RULE-5'],
  }),
  offerValidMonths: wholeNumber({
    min: 1,
    max: 12,
    default: 1,
    label: 'Months an offer is valid',
    help: 'The date until which a finance offer holds, counted from today.',
    editableBy: 'group',
    from: ['The offer valid date is one month from now', 'RULE-5'],
  }),
  showsCalculator: toggle({
    default: true,
    label: 'Repayment calculator',
    help: 'Visitors can change deposit, term and balloon on the finance card and the finance page.',
    editableBy: 'dealer',
    from: ['Default finance calculator interest rate 10', 'RULE-5'],
  }),
  calculatorRatePercent: setting({
    schema: z.number().min(0).max(40).multipleOf(0.01),
    default: 10,
    label: 'Interest rate of the calculator',
    help: 'The yearly rate the calculator begins with, such as 8.5.',
    editor: 'number',
    editableBy: 'group',
    from: ['interest rate 10 (8.5 for one dealer)', 'RULE-5'],
  }),
  calculatorTermYears: wholeNumber({
    min: 1,
    max: 7,
    default: 5,
    label: 'Term of the calculator',
    help: 'The years that the calculators of the finance page and of personalised finance begin with. What a lender offers for a car stands with its own.',
    editableBy: 'group',
    from: ['paymentMonth, termYears, termMonths', 'RULE-5'],
  }),
  path: setting({
    schema: z.enum(['/finance', '/finance-enquiry', '/apply-for-finance']),
    default: '/finance',
    label: 'Address of the finance page',
    help: 'Every link to the finance page uses this address; the other two send visitors there.',
    editor: 'choice',
    editableBy: 'operator',
    from: ['Finance: /finance (default), /finance-enquiry or /apply-for-finance', 'URL-4'],
  }),
  preApprovalPath: pagePath({
    default: '/finance-pre-approval',
    label: 'Address of pre-approval',
    help: 'The button of the finance card leads to it, with the car filled in.',
    from: ['/guaranteed-future-value, finance-pre-approval', 'URL-4'],
  }),
  hasPersonalisedQuotes: toggle({
    default: false,
    label: 'Personalised finance',
    help: 'Visitors can ask for a quote on a page of its own that is made for one car.',
    editableBy: 'group',
    from: ['/personalised/finance?car_id={id}', 'URL-3'],
  }),
  creditBands: setting({
    schema: z
      .array(
        z.strictObject({
          key: z
            .string()
            .max(20)
            .regex(/^[a-z]{2,20}$/, 'Write a short key in small letters, such as good.'),
          label: line(30),
          addsPercent: z.number().min(-10).max(20).multipleOf(0.01),
        }),
      )
      .max(5),
    default: [],
    label: 'Credit history on personalised finance',
    help: 'Visitors say how their credit is, and the rates shown move by so many points; without any, nobody is asked.',
    editor: 'table',
    editableBy: 'group',
    from: ['FIN-2'],
  }),
  takesApplications: toggle({
    default: false,
    label: 'Pre-approval in steps',
    help: 'Visitors apply for finance on the site, step by step; switched off, they ask for pre-approval by a short form.',
    editableBy: 'group',
    from: ['FIN-1'],
  }),
  applicationLenders: lines({
    maxItems: 3,
    max: 80,
    default: [],
    label: 'Lenders who get applications',
    help: 'Named beside the consent to pass an application on; without one no application is taken.',
    editableBy: 'group',
    from: ['FIN-1'],
  }),
  keepsApplicationDays: wholeNumber({
    min: 7,
    max: 730,
    default: 90,
    label: 'Days an application is kept',
    help: 'An application that was sent is removed after so many days, whatever became of it.',
    editableBy: 'group',
    from: ['FIN-1'],
  }),
  generalDisclaimer: prose({
    max: 2000,
    editableBy: 'group',
    default:
      'Repayments are estimates and not an offer of credit. Lending criteria, terms, conditions, fees and charges apply.',
    label: 'Disclaimer of the site',
    help: 'Stands under every finance figure, before what the lender says about the car.',
    from: ['Finance disclaimer: loaded lazily', 'VDP-7'],
  }),
});
