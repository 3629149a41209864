import { itemKindOf, itemNouns } from '@forecourt/domain/core/item-words';
import { dayInWords } from '@forecourt/domain/core/day-words';
import { readQueryString } from '@forecourt/domain/core/query-string';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { takesApplications } from '@forecourt/domain/finance/application/takes-applications';
import { preApprovalLink } from '@forecourt/domain/finance/finance-link';
import { lenderName } from '@forecourt/domain/finance/lender-name';
import { lendersOfCar } from '@forecourt/domain/finance/lenders-of-car';
import { loanFields, loanFieldsIn, rateFields, readLoanChoice } from '@forecourt/domain/finance/loan-choice';
import { loanOffer, type LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { comparisonBasis } from '@forecourt/domain/finance/rate-statement';
import { financePath } from '@forecourt/domain/site/car-paths';
import { pathFor } from '@forecourt/domain/site/paths';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { Car } from '@forecourt/domain/stock/car/car';
import { carTitle, fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { carLineOf, type CarLineView } from '../leads/pages/car-line.view.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import { carInQuery } from '../shared/car-in-query.ts';
import { earliest } from '../shared/earliest.ts';
import type { Page, PageRedirect } from '../shared/page.view.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';
import { isOnSite } from '../stock/search/is-on-site.ts';
import { calculatorViewOf, type CalculatorView } from './calculator.view.ts';
import { creditOf, type CreditView } from './credit-of.ts';
import { personalLoans, type BandChoice, type LenderOffer, type PersonalLoans } from './personal-loans.ts';

export interface PersonalFinancePorts {
  readonly store: StoreRunner<{ readonly cars: Pick<CarStore, 'findById'> }>;
  readonly media: MediaAddresses;
}

/** One car on a visitor's own terms, lender by lender (FIN-2). */
export interface PersonalFinanceView {
  readonly heading: string;
  readonly car: CarLineView;
  readonly carId: string;
  readonly lenders: readonly LenderOffer[];
  readonly first: PersonalLoans;
  /** Null: no lender tells anything of this car, and a quote is asked for. */
  readonly calculator: CalculatorView | null;
  readonly bands: readonly BandChoice[];
  readonly band: string;
  readonly most: string;
  /** Before the price that a weekly sum comes to. */
  readonly searchHref: string;
  /** One and several of what is sold here. */
  readonly nouns: readonly [one: string, several: string];
  readonly rate: { readonly basis: string; readonly warning: string };
  /** An application shows figures, and so takes along what their rates go by; the short form shows none. */
  readonly preApproval: { readonly text: string; readonly href: string; readonly showsFigures: boolean };
  readonly ask: string;
  readonly note: string;
  readonly tradeInHref: string | null;
  /** What comes after the answer. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly credit: CreditView | null;
}

const queryLimits = { parameters: 30, characters: 60 };

/**
 * The page; null where the site has none, or no such car. It is the same for everybody who has its address, which holds all
 * that was chosen and nobody's name, so that it is cached by that.
 */
export async function showPersonalFinance(
  { store, media }: PersonalFinancePorts,
  context: SiteContext,
  { query, now }: { readonly query: string; readonly now: Date },
): Promise<Page<'personal-finance', PersonalFinanceView> | PageRedirect | null> {
  const carId = carInQuery(query);
  if (!context.settings.finance.hasPersonalisedQuotes) return null;
  if (carId === null) return { redirectTo: pathFor(context.settings, 'finance'), isPermanent: false };
  const car = await store.run(context.scope, ({ cars }) => cars.findById(carId));
  if (!car || !isOnSite(car, context, now)) return null;
  const { settings, zone } = context;
  const asked = new Map(readQueryString(query, queryLimits));
  const found = lendersOfCar(car, settings, { now, zone });
  const lenders = lendersFor(car, context, found);
  const bands = settings.finance.creditBands.map(({ key, label, addsPercent }): BandChoice => ({
    value: key,
    label,
    addsPercent,
  }));
  const band = bands.find(({ value }) => value === asked.get('credit')) ?? null;
  const isApplied = takesApplications(settings.finance);
  const fields = loanFieldsIn(asked);
  const most = asked.get('most') ?? '';
  const [first] = lenders;
  const choice = first ? readLoanChoice(fields, first.offer.terms, first.offer.priceCents) : null;
  const { title } = carTitle(car, { showsBadgeAndSeries: false });
  const view: PersonalFinanceView = {
    heading: `Your finance on the ${[car.make, car.model].filter(Boolean).join(' ') || title}`,
    car: carLineOf(car, context, media),
    carId,
    lenders,
    first: personalLoans(lenders, { fields, band, most }),
    calculator:
      first && choice ? calculatorViewOf('/personalised/finance', first.offer, choice, fields) : null,
    bands,
    band: band?.value ?? '',
    most,
    searchHref: pathFor(settings, 'search'),
    nouns: itemNouns[itemKindOf(settings.stock.itemTypes)],
    rate: { basis: comparisonBasis(settings.finance), warning: settings.law.comparisonRateWarning },
    preApproval: {
      text: isApplied ? 'Get pre-approved' : 'Ask about pre-approval',
      href: preApprovalLink(settings.finance, car),
      showsFigures: isApplied,
    },
    ask: financePath(settings, {
      dealershipSlug: car.dealershipSlug,
      car: { ...car, priceCents: askingPriceCents(car) },
    }),
    note: `An estimate, not an offer. Subject to the lender’s approval, fees and checks. Rates of ${dayInWords(dateIn(now, zone))}.`,
    tradeInHref: settings.tradeIn.takesTradeIns ? pathFor(settings, 'tradeIn') : null,
    steps: isApplied ? settings.financeContent.steps : settings.financeContent.stepsOfAsking,
    credit: creditOf(context),
  };
  return {
    kind: 'personal-finance',
    status: 200,
    head: unlistedHead(context, `Your finance on the ${fullCarName(car)}`),
    view,
    validUntil: earliest(found.map(({ validUntil }) => validUntil)),
    isDegraded: false,
    madeOf: { query: ['car_id', 'most', ...loanFields, ...rateFields], stock: 'at-once' },
  };
}

function lendersFor(
  car: Car,
  { settings }: Pick<SiteContext, 'settings'>,
  offers: ReturnType<typeof lendersOfCar>,
): readonly LenderOffer[] {
  const priceCents = askingPriceCents(car, settings.price.aboveCents);
  if (priceCents === null) return [];
  const { calculatorTermYears } = settings.finance;
  return offers.map(({ lender, isEstimate, assumedDepositPercent }) => ({
    name: isEstimate ? 'Estimate' : lenderName(lender.provider),
    offer: overTerm(
      loanOffer(priceCents, lender, { assumedDepositPercent, calculatorTermYears }),
      calculatorTermYears * 12,
    ),
  }));
}

/** The calculators of a site begin with one term: where the lender's figures are for another, they are worked out. */
function overTerm(offer: LoanOffer, termMonths: number): LoanOffer {
  const { terms } = offer;
  return terms.termMonths === termMonths
    ? offer
    : { ...offer, terms: { ...terms, termMonths }, offered: null };
}
