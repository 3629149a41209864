import { dayInWords } from '@forecourt/domain/core/day-words';
import { readQueryString } from '@forecourt/domain/core/query-string';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { takesApplications } from '@forecourt/domain/finance/application/takes-applications';
import { sumFieldsIn } from '@forecourt/domain/finance/loan-choice';
import { bandKey, bandWords, type RateBand } from '@forecourt/domain/finance/rate-bands';
import { comparisonBasis, formatRate } from '@forecourt/domain/finance/rate-statement';
import { pathFor } from '@forecourt/domain/site/paths';
import type { SiteContext } from '../site/site-context.ts';
import { anyCarLoan, type AnyCarTerms } from './any-car-loan.ts';
import {
  calculatorViewOf,
  type CalculatorAmount,
  type CalculatorOption,
  type CalculatorView,
} from './calculator.view.ts';
import { creditOf, type CreditView } from './credit-of.ts';
import type { LoanView } from './loan.view.ts';

/** What a loan for any car costs: the calculator and today's rates. */
export interface AnyCarFinanceView {
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
  readonly credit: CreditView | null;
}

const queryLimits = { parameters: 30, characters: 60 };

/** The calculator for any price with the rates that it goes by, and what an address says in it. */
export function anyCarFinance(
  context: SiteContext,
  bands: readonly RateBand[],
  { query, now }: { readonly query: string; readonly now: Date },
): AnyCarFinanceView {
  const { settings, zone } = context;
  const work = workOf(context, bands, query);
  return {
    preApproval: {
      text: takesApplications(settings.finance) ? 'Get pre-approved' : 'Ask about pre-approval',
      href: pathFor(settings, 'preApproval'),
      sums: work?.sums ?? null,
    },
    work: work?.view ?? null,
    rate: { basis: comparisonBasis(settings.finance), warning: settings.law.comparisonRateWarning },
    rates: bands.map(rateRow),
    ratesDay: dayInWords(dateIn(now, zone)),
    credit: creditOf(context),
  };
}

function rateRow(band: RateBand): AnyCarFinanceView['rates'][number] {
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
): { readonly view: NonNullable<AnyCarFinanceView['work']>; readonly sums: string | null } | null {
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
