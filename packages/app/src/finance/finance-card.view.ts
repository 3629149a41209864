import { dayInWords } from '@forecourt/domain/core/day-words';
import { readQueryString, writeQueryString } from '@forecourt/domain/core/query-string';
import { financeDisclaimer } from '@forecourt/domain/finance/finance-disclaimer';
import { preApprovalLink } from '@forecourt/domain/finance/finance-link';
import { financeOffer, type FinanceOffer } from '@forecourt/domain/finance/finance-offer';
import { lendersOfCar } from '@forecourt/domain/finance/lenders-of-car';
import { loanFieldsIn, readLoanChoice } from '@forecourt/domain/finance/loan-choice';
import { loanOffer } from '@forecourt/domain/finance/loan-offer';
import { sumsOf } from '@forecourt/domain/finance/loan-sums';
import { offerValidUntil } from '@forecourt/domain/finance/offer-valid-until';
import { rateStatement } from '@forecourt/domain/finance/rate-statement';
import { weeklyPaymentOf } from '@forecourt/domain/stock/price/weekly-payment';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { Car } from '@forecourt/domain/stock/car/car';
import { carTitle } from '@forecourt/domain/stock/presentation/car-title';
import { personalisedFinancePath } from '@forecourt/domain/site/car-paths';
import { isAnswered } from '../shared/site-pages.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from '../shared/earliest.ts';
import { priceViewOf } from '../stock/card/price.view.ts';
import { calculatorViewOf, type CalculatorView } from './calculator.view.ts';
import { carDisclaimerPath, carFinancePath } from './finance-paths.ts';
import { loanViewOf, unpricedLoanView, type LoanView } from './loan.view.ts';

/** The small print of a lender (VDP-7). */
export interface FinanceTermsView {
  /** The site's own words, which always stand there. */
  readonly general: string;
  /** The lender's words; null: they have to be asked for, or there is no lender. */
  readonly ofLender: string | null;
  /** Where a browser asks for them by the id of the car; null: there is nothing to ask for. */
  readonly fetchFrom: string | null;
  /** Where they stand in full, without JavaScript. */
  readonly href: string;
}

/** The finance card of a car (VDP-1, RULE-4, RULE-5, LAW-2): every figure in words, with its warning. */
export interface FinanceCardView {
  readonly heading: string;
  /** 2021 Toyota Corolla, $24,990 Drive away. */
  readonly about: string;
  /** Whose figures these are not; null where they are a lender's. */
  readonly note: string | null;
  readonly loan: LoanView;
  /** Beside the figures, in the same size as any text of theirs: the example and the warning. */
  readonly rate: { readonly basis: string; readonly warning: string };
  /** Under the lender's own figures: Offer valid until 16 December 2026. */
  readonly holdsUntil: string | null;
  /** Under figures that were worked out at the rates of a lender. */
  readonly ownTerms: string | null;
  readonly calculator: CalculatorView | null;
  readonly terms: FinanceTermsView;
  readonly preApproval: { readonly text: string; readonly href: string; readonly sums: string | null } | null;
  /** The page of this car on a visitor's own terms (FIN-2); null: the site has none. */
  readonly personal: { readonly text: string; readonly href: string } | null;
}

interface CardInput {
  /** What a visitor chose in the calculator, as an address says it. */
  readonly query?: string;
  /** The page about finance has the lender's words in full; others fetch long ones. */
  readonly hasAllTerms?: boolean;
}

/** Longer terms are left for those who want to read them. */
const shortTerms = 300;
const queryLimits = { parameters: 20, characters: 40 };

/** The finance card of a car, and until when it holds; none where the site says nothing of finance for it. */
export function financeCardViewOf(
  car: Car,
  context: SiteContext,
  now: Date,
  input: CardInput = {},
): { readonly card: FinanceCardView | null; readonly validUntil: Date | null } {
  const { settings, zone } = context;
  const offer = financeOffer(car, settings, { now, zone });
  if (!offer) return { card: null, validUntil: null };
  const { lender, isEstimate } = offer;
  const { basis, warning } = rateStatement(lender, settings);
  const holds = isEstimate ? null : offerValidUntil(settings.finance, { now, zone });
  const figures = figuresOf(car, offer, { settings, query: input.query ?? '' });
  const card: FinanceCardView = {
    heading: settings.vehiclePage.sectionTitles.finance,
    about: aboutCar(car, settings),
    note: isEstimate
      ? 'An estimate at the interest rate below, before fees. It’s not an offer of credit.'
      : null,
    loan: figures.loan,
    calculator: figures.calculator,
    rate: { basis, warning },
    holdsUntil: holds && `Offer valid until ${dayInWords(holds.date)}.`,
    ownTerms: isEstimate ? null : 'An estimate on these terms at the lender’s rates.',
    terms: termsOf(car, offer, settings, input.hasAllTerms ?? false),
    preApproval: isAnswered('preApproval')
      ? {
          text: settings.vehiclePage.preApprovedText,
          href: preApprovalLink(settings.finance, car),
          sums: figures.sums,
        }
      : null,
    personal: settings.finance.hasPersonalisedQuotes
      ? {
          text: `Make it fit: your own terms${lendersOfCar(car, settings, { now, zone }).length > 1 ? ', lender by lender' : ''}`,
          href: personalisedFinancePath(car.id),
        }
      : null,
  };
  return { card, validUntil: earliest([offer.validUntil, holds?.validUntil ?? null]) };
}

type Settings = SiteContext['settings'];

function aboutCar(car: Car, settings: Settings): string {
  const price = priceViewOf(car, settings, null);
  const { title } = carTitle(car, { showsBadgeAndSeries: false });
  return price.kind === 'amount' ? `${title}, ${`${price.amount} ${price.basis}`.trim()}` : title;
}

function figuresOf(
  car: Car,
  { lender, assumedDepositPercent }: FinanceOffer,
  { settings, query }: { readonly settings: Settings; readonly query: string },
): Pick<FinanceCardView, 'loan' | 'calculator'> & { readonly sums: string | null } {
  const { showsCalculator, calculatorTermYears } = settings.finance;
  const priceCents = askingPriceCents(car, settings.price.aboveCents);
  const offer =
    priceCents === null
      ? null
      : loanOffer(priceCents, lender, { assumedDepositPercent, calculatorTermYears });
  // Without a calculator nothing is worked out that the lender did not say.
  if (priceCents === null || !offer || (!showsCalculator && offer.offered === null)) {
    return { loan: unpricedLoanView(lender, toldRepayment(lender)), calculator: null, sums: null };
  }
  const fields = loanFieldsIn(readQueryString(query, queryLimits));
  const choice = readLoanChoice(showsCalculator ? fields : {}, offer.terms, priceCents);
  return {
    loan: loanViewOf(offer, choice),
    calculator: showsCalculator ? calculatorViewOf(carFinancePath(car.slug), offer, choice, fields) : null,
    sums: Object.keys(fields).length > 0 ? writeQueryString(sumsOf(choice)) : null,
  };
}

function toldRepayment(lender: FinanceOffer['lender']) {
  const weekCents = weeklyPaymentOf(lender);
  if (weekCents !== null) return { cents: weekCents, frequency: 'weekly' } as const;
  const { paymentMonthCents } = lender;
  if (paymentMonthCents !== null && paymentMonthCents > 0)
    return { cents: paymentMonthCents, frequency: 'monthly' } as const;
  return null;
}

function termsOf(
  car: Car,
  { lender, isEstimate }: FinanceOffer,
  { finance }: Settings,
  hasAllTerms: boolean,
): FinanceTermsView {
  const { general, ofLender } = financeDisclaimer(car, lender, finance);
  const isHere = ofLender !== null && (hasAllTerms || ofLender.length <= shortTerms);
  return {
    general,
    ofLender: isHere ? ofLender : null,
    fetchFrom: isHere || isEstimate || hasAllTerms ? null : carDisclaimerPath(car.id),
    href: `${carFinancePath(car.slug)}#finance-terms`,
  };
}
