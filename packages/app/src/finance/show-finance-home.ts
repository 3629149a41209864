import { dayInWords } from '@forecourt/domain/core/day-words';
import { readQueryString } from '@forecourt/domain/core/query-string';
import { dateIn, endOfDay } from '@forecourt/domain/core/zoned-time';
import { draftDays } from '@forecourt/domain/finance/application/application-limits';
import { takesApplications } from '@forecourt/domain/finance/application/takes-applications';
import { anyCarFields, sumFieldsIn } from '@forecourt/domain/finance/loan-choice';
import { bandKey, bandWords, type RateBand } from '@forecourt/domain/finance/rate-bands';
import { comparisonBasis, formatRate } from '@forecourt/domain/finance/rate-statement';
import { pathFor } from '@forecourt/domain/site/paths';
import type { LeadFormPageView } from '../leads/pages/lead-form-page.view.ts';
import {
  showLeadFormPage,
  type LeadFormPageInput,
  type LeadFormPorts,
} from '../leads/pages/show-lead-form-page.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import { carInQuery } from '../shared/car-in-query.ts';
import { earliest } from '../shared/earliest.ts';
import { faqJsonLd } from '../shared/json-ld.ts';
import type { Page } from '../shared/page.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import { creditOf } from './application/show-application.ts';
import { anyCarLoan, type AnyCarTerms } from './any-car-loan.ts';
import {
  calculatorViewOf,
  type CalculatorAmount,
  type CalculatorOption,
  type CalculatorView,
} from './calculator.view.ts';
import { loadRateBands } from './load-rate-bands.ts';
import type { LoanView } from './loan.view.ts';

export interface FinanceHomePorts extends Omit<LeadFormPorts, 'store'> {
  readonly store: LeadFormPorts['store'] &
    StoreRunner<{ readonly cars: Pick<CarStore, 'findById' | 'findBySlug' | 'listRates'> }>;
}

/** The finance page (URL-4): what a loan costs, today's rates, how it goes, and the form. */
export interface FinanceHomeView {
  readonly heading: string;
  readonly lead: string;
  /** What holds before anybody signs. */
  readonly assurances: readonly string[];
  /** Whether the way to pre-approval stands in the lead too; else the calculator's button is the one. */
  readonly leadsToPreApproval: boolean;
  /** On the way to the form below. */
  readonly askText: string;
  readonly preApproval: { readonly text: string; readonly href: string; readonly sums: string | null };
  /** Null: the site has no calculator. */
  readonly work: {
    readonly price: CalculatorAmount;
    /** When the car was built, which the rates go by; none: no lender tells any. */
    readonly years: readonly CalculatorOption[];
    readonly year: string;
    readonly terms: AnyCarTerms;
    readonly calculator: CalculatorView;
    readonly loan: LoanView;
    /** As an address carries them into the application; null: there is no price. */
    readonly sums: string | null;
    readonly note: string;
  } | null;
  readonly rate: { readonly basis: string; readonly warning: string };
  /** Both rates of each row are one piece (LAW-2). */
  readonly rates: readonly {
    readonly loan: string;
    readonly interest: string;
    readonly comparison: string;
  }[];
  /** On which they were read: 18 November 2026. */
  readonly ratesDay: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly likely: readonly string[];
  readonly papers: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly credit: { readonly text: string; readonly href: string | null } | null;
  readonly page: LeadFormPageView;
}

const queryLimits = { parameters: 30, characters: 60 };

/** The page; about one car it is the form alone, with the sums that were brought along. */
export async function showFinanceHome(
  ports: FinanceHomePorts,
  context: SiteContext,
  input: Omit<LeadFormPageInput, 'form'>,
): Promise<Page<'finance', FinanceHomeView> | Page<'lead-form', LeadFormPageView> | null> {
  const made = await showLeadFormPage(ports, context, { ...input, form: 'financeEnquiry' });
  if (!made || carInQuery(input.query) !== null) return made;
  const { settings, zone } = context;
  const bands = await loadRateBands(ports.store, context);
  const { heading, lead, steps, stepsOfAsking, likely, papers, questions } = settings.financeContent;
  const asked = questions.map(({ title, text }) => ({ question: title, answer: text }));
  const isApplied = takesApplications(settings.finance);
  const work = workOf(context, bands, input.query);
  const view: FinanceHomeView = {
    heading,
    lead,
    assurances: [
      'Working it out here doesn’t touch your credit file.',
      ...(isApplied ? [`Applying is four short steps, and we keep each for ${draftDays} days.`] : []),
      'You’ll see the rate and every fee before you sign.',
    ],
    leadsToPreApproval: isApplied || work === null || bands.length === 0,
    askText: isApplied ? 'Ask us instead' : 'Ask us a question',
    preApproval: {
      text: isApplied ? 'Get pre-approved' : 'Ask about pre-approval',
      href: pathFor(settings, 'preApproval'),
      sums: work?.sums ?? null,
    },
    work: work?.view ?? null,
    rate: { basis: comparisonBasis(settings.finance), warning: settings.law.comparisonRateWarning },
    rates: bands.map(rateRow),
    ratesDay: dayInWords(dateIn(input.now, zone)),
    steps: isApplied ? steps : stepsOfAsking,
    likely,
    papers,
    questions: asked,
    credit: creditOf(context),
    page: made.view,
  };
  return {
    ...made,
    kind: 'finance',
    head: { ...made.head, jsonLd: asked.length > 0 ? [faqJsonLd(asked)] : [] },
    view,
    validUntil: earliest([made.validUntil, endOfDay(input.now, zone)]),
    madeOf: { query: [...(made.madeOf?.query ?? []), ...anyCarFields], stock: 'at-once' },
  };
}

function rateRow(band: RateBand): FinanceHomeView['rates'][number] {
  const from = band.isLowest ? 'from ' : '';
  return {
    loan: bandWords(band),
    interest: `${from}${formatRate(band.interestRate)} p.a.`,
    comparison: `${from}${formatRate(band.comparisonRate)} p.a.`,
  };
}

/** The calculator for any price, at the lender's rates for the year of the car (RULE-5, LAW-2). */
function workOf(
  { settings }: Pick<SiteContext, 'settings'>,
  bands: readonly RateBand[],
  query: string,
): { readonly view: NonNullable<FinanceHomeView['work']>; readonly sums: string | null } | null {
  const { showsCalculator, calculatorTermYears } = settings.finance;
  if (!showsCalculator) return null;
  const asked = readQueryString(query, queryLimits);
  const said = sumFieldsIn(asked);
  // The sums of a vehicle come along with its price as a budget: beside them no other price is theirs.
  const budget = new Map(asked).get('vehiclePriceBudget');
  const isWithBudget = said.price === undefined && budget !== undefined && Object.keys(said).length > 0;
  const fields = isWithBudget ? { ...said, price: budget } : said;
  const terms = { bands, termMonths: calculatorTermYears * 12 };
  const { band, offer, choice, loan, amounts, sums } = anyCarLoan(terms, fields);
  const price = amounts.find(({ name }) => name === 'price');
  if (!price) throw new Error('a loan for any car has a price');
  return {
    view: {
      price,
      years: bands.map((one) => ({ value: bandKey(one), label: bandWords(one) })),
      year: band ? bandKey(band) : '',
      terms,
      calculator: calculatorViewOf(pathFor(settings, 'finance'), offer, choice, fields),
      loan,
      sums,
      note: band
        ? 'An estimate at this interest rate, before fees. It’s not an offer of credit.'
        : 'Ask us for today’s rates and what it comes to each week.',
    },
    sums: Object.keys(fields).length > 0 ? sums : null,
  };
}
