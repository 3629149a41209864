import type { AccountId, CarId, DealershipId } from '../../core/ids.ts';
import { knownText } from '../../core/known-text.ts';
import { payableDollars } from '../../core/money.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { listedCar, type ListedCar } from '../card/listed-car.ts';
import type { Car } from '../car/car.ts';
import { customRank } from './custom-rank.ts';
import {
  allFilterAttributes,
  filterAttributeOf,
  type FilterAttribute,
  type FilterValue,
} from '../filter/filter-attributes.ts';
import { featureKey } from '../attributes/filtered-features.ts';
import { searchedText } from './searched-words.ts';
import { codeOf } from '../../core/folded-text.ts';
import { weeklyPaymentOf } from '../price/weekly-payment.ts';

/**
 * What an engine holds of a car (OpenSearch as a document, PostgreSQL as a row): enough to find, count and
 * list it for any site, and nothing that depends on one. Every engine gets it from here, so that none can
 * read a feed's 'null' differently.
 */
export interface SearchDocument {
  readonly carId: CarId;
  readonly accountId: AccountId;
  readonly dealershipId: DealershipId;
  /** Rises with every change of the car: an engine takes a document only if this is higher than what it has. */
  readonly version: number;
  /** A car that its dealership keeps off the website is kept, so that a late older version cannot bring it back. */
  readonly isVisible: boolean;
  readonly createdAt: Date;
  readonly soldAt: Date | null;
  readonly rank: number;
  /** When the rank has to be computed again; null: only with the car. */
  readonly rankedUntil: Date | null;
  /** The values of everything a filter or a list can look at; none where the car has none. Money in dollars. */
  readonly values: Readonly<Record<FilterAttribute, readonly FilterValue[]>>;
  readonly dealershipName: string | null;
  /** By which features are found: filtered-features.ts. */
  readonly featureKeys: readonly string[];
  /** By lender, where RULE-4 could let a site show it. */
  readonly weekly: Readonly<Record<string, WeeklyOffer>>;
  /** The words of the search box are looked up in it. */
  readonly text: string;
  /** Stock number and plate, and the VIN: without punctuation, in small letters. */
  readonly codes: readonly string[];
  readonly vin: string | null;
  readonly card: ListedCar;
}

/** A lender's weekly payment, beside both of its rates. */
export interface WeeklyOffer {
  /** Whole dollars, as the page shows it. */
  readonly dollars: number;
  readonly hasComparisonRate: boolean;
  readonly hasMonthlyPayment: boolean;
}

interface CarToDescribe {
  readonly car: Car;
  readonly accountId: AccountId;
  readonly dealershipName: string | null;
  readonly version: number;
  readonly staffBoost: number;
  /** Of the account that owns the car: a car has one rank, whichever site lists it. */
  readonly rankWeights: SiteSettings['stock']['rankWeights'];
}

/** Describes a car for the engines, at a moment: its rank wears off with time. */
export function searchDocument(
  { car, accountId, dealershipName, version, staffBoost, rankWeights }: CarToDescribe,
  now: Date,
): SearchDocument {
  const { rank, validUntil } = customRank({ ...car, staffBoost }, rankWeights, now);
  const values = allFilterAttributes.map((name) => [name, filterAttributeOf(name).values(car)] as const);
  return {
    carId: car.id,
    accountId,
    dealershipId: car.dealershipId,
    version,
    isVisible: car.showOnDealerWebsite,
    createdAt: car.createdAt,
    soldAt: car.soldAt,
    rank,
    rankedUntil: validUntil,
    values: Object.fromEntries(values) as SearchDocument['values'],
    dealershipName: knownText(dealershipName),
    featureKeys: [...new Set(car.standardEquipment.map(featureKey))],
    weekly: weeklyOffers(car),
    text: searchedText(car),
    codes: [code(car.stockNumber), code(car.regoPlate)].filter((one) => one !== ''),
    vin: code(car.vin) || null,
    card: listedCar(car),
  };
}

const code = (text: string | null) => codeOf(knownText(text) ?? '');

/** How a site names its lender (settings: finance.provider). Any other name, no site can ask for. */
const providerKey = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

function weeklyOffers({ lenders }: Pick<Car, 'lenders'>): Readonly<Record<string, WeeklyOffer>> {
  const first = lenders.filter(
    ({ provider }, index) => lenders.findIndex((one) => one.provider === provider) === index,
  );
  const offers = first.flatMap((lender) => {
    const { provider, interestRate, comparisonRate, paymentMonthCents } = lender;
    if (interestRate === null || comparisonRate === null || !providerKey.test(provider)) return [];
    const weekCents = weeklyPaymentOf(lender);
    if (weekCents === null) return [];
    const offer: WeeklyOffer = {
      dollars: payableDollars(weekCents),
      hasComparisonRate: comparisonRate > 0,
      hasMonthlyPayment: (paymentMonthCents ?? 0) > 0,
    };
    return [[provider, offer] as const];
  });
  return Object.fromEntries(offers);
}
