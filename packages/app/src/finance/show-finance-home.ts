import { formatDollars } from '@forecourt/domain/core/money';
import { readQueryString, writeQueryString } from '@forecourt/domain/core/query-string';
import { takesApplications } from '@forecourt/domain/finance/application/takes-applications';
import { loanFieldsIn, readLoanChoice, readLoanPrice } from '@forecourt/domain/finance/loan-choice';
import { sumsOf } from '@forecourt/domain/finance/loan-sums';
import { comparisonBasis, formatRate } from '@forecourt/domain/finance/rate-statement';
import { pathFor } from '@forecourt/domain/site/paths';
import type { LeadFormPageView } from '../leads/pages/lead-form-page.view.ts';
import {
  showLeadFormPage,
  type LeadFormPageInput,
  type LeadFormPorts,
} from '../leads/pages/show-lead-form-page.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { CarStore, LenderRates } from '../ports/stock/car-store.port.ts';
import { carInQuery } from '../shared/car-in-query.ts';
import { faqJsonLd } from '../shared/json-ld.ts';
import type { Page } from '../shared/page.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import { creditOf } from './application/show-application.ts';
import { calculatorViewOf, type CalculatorView } from './calculator.view.ts';
import { loanViewOf, type LoanView } from './loan.view.ts';
import { siteLoan } from './site-loan.ts';

export interface FinanceHomePorts extends Omit<LeadFormPorts, 'store'> {
  readonly store: LeadFormPorts['store'] &
    StoreRunner<{ readonly cars: Pick<CarStore, 'findById' | 'findBySlug' | 'listRates'> }>;
}

/** The finance page (URL-4): what a loan costs, today's rates, how it goes, and the form. */
export interface FinanceHomeView {
  readonly heading: string;
  readonly lead: string;
  readonly preApproval: { readonly text: string; readonly href: string; readonly sums: string | null };
  /** Null: the site has no calculator. */
  readonly work: {
    readonly price: string;
    readonly calculator: CalculatorView;
    readonly loan: LoanView;
    readonly note: string;
  } | null;
  readonly rate: { readonly basis: string; readonly warning: string };
  /** Both rates of each row are one piece (LAW-2). */
  readonly rates: readonly {
    readonly loan: string;
    readonly interest: string;
    readonly comparison: string;
  }[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly likely: readonly string[];
  readonly papers: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly credit: { readonly text: string; readonly href: string | null } | null;
  readonly page: LeadFormPageView;
}

type RatesStore = StoreRunner<{ readonly cars: Pick<CarStore, 'listRates'> }>;

const usualPriceCents = 3_000_000;
const mostRates = 6;
const queryLimits = { parameters: 30, characters: 60 };

/** The page; about one car it is the form alone, with the sums that were brought along. */
export async function showFinanceHome(
  ports: FinanceHomePorts,
  context: SiteContext,
  input: Omit<LeadFormPageInput, 'form'>,
): Promise<Page<'finance', FinanceHomeView> | Page<'lead-form', LeadFormPageView> | null> {
  const made = await showLeadFormPage(ports, context, { ...input, form: 'financeEnquiry' });
  if (!made || carInQuery(input.query) !== null) return made;
  const { settings } = context;
  const { provider, showsFinance } = settings.finance;
  const rates =
    provider === null || !showsFinance
      ? []
      : await (ports.store as RatesStore).run(context.scope, ({ cars }) =>
          cars.listRates(provider, mostRates),
        );
  const { heading, lead, steps, likely, papers, questions } = settings.financeContent;
  const asked = questions.map(({ title, text }) => ({ question: title, answer: text }));
  const work = workOf(context, input.query);
  const view: FinanceHomeView = {
    heading,
    lead,
    preApproval: {
      text: takesApplications(settings.finance) ? 'Get pre-approved' : 'Ask to be pre-approved',
      href: pathFor(settings, 'preApproval'),
      sums: work?.sums ?? null,
    },
    work: work && { price: work.price, calculator: work.calculator, loan: work.loan, note: work.note },
    rate: { basis: comparisonBasis(settings.finance), warning: settings.law.comparisonRateWarning },
    rates: rates.map(rateRow),
    steps,
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
    madeOf: { query: [...(made.madeOf?.query ?? []), 'price'], stock: 'at-once' },
  };
}

function rateRow({
  interestRate,
  comparisonRate,
  fromYear,
  toYear,
}: LenderRates): FinanceHomeView['rates'][number] {
  const built =
    fromYear === null || toYear === null
      ? 'Any year'
      : fromYear === toYear
        ? `Built ${toYear}`
        : `Built ${fromYear} to ${toYear}`;
  return {
    loan: built,
    interest: `${formatRate(interestRate)} p.a.`,
    comparison: `${formatRate(comparisonRate)} p.a.`,
  };
}

/** The calculator for any price. */
function workOf({ settings }: Pick<SiteContext, 'settings'>, query: string) {
  if (!settings.finance.showsCalculator) return null;
  const asked = new Map(readQueryString(query, queryLimits));
  const priceCents = readLoanPrice(asked.get('price')) ?? usualPriceCents;
  const offer = siteLoan(priceCents, settings.finance);
  const { terms } = offer;
  const fields = loanFieldsIn(asked);
  const choice = readLoanChoice(fields, terms, priceCents);
  return {
    price: formatDollars(priceCents).slice(1),
    calculator: calculatorViewOf(pathFor(settings, 'finance'), offer, choice, fields),
    loan: loanViewOf(offer, choice),
    sums: Object.keys(fields).length > 0 ? writeQueryString(sumsOf(choice)) : null,
    note: 'An estimate at this interest rate, before fees. It’s not an offer of credit.',
  };
}
