import { financeDisplay, type FinanceRefusal } from '@forecourt/domain/finance/finance-display';
import { knownText } from '@forecourt/domain/core/known-text';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import type { Car } from '@forecourt/domain/stock/car/car';
import { certifiedBadge } from '@forecourt/domain/stock/card/certified-badge';
import { marketIndicator } from '@forecourt/domain/stock/price/market-indicator';
import { priceBasis } from '@forecourt/domain/stock/price/price-basis';
import { priceDisplay } from '@forecourt/domain/stock/price/price-display';
import { regoExpiry } from '@forecourt/domain/stock/car/rego-expiry';
import { shownInSearch } from '@forecourt/domain/stock/search/shown-in-search';
import { tagRibbon } from '@forecourt/domain/stock/card/tag-ribbon';
import { daysAskedBefore } from '@forecourt/domain/stock/car/was-price-evidence';
import type { Picture } from '../pictures/picture.ts';
import { pictureOfKey } from '../pictures/picture-of-key.ts';
import type { WorldCar } from '../world.ts';
import { dayMs, isoDay } from './car-dates.ts';
import { dirtKinds } from './dirt.ts';
import { isDirt } from './is-dirt.ts';

/** A case that the demonstration must contain, on a day. */
export interface StockCase {
  readonly name: string;
  readonly has: (worldCar: WorldCar, asOf: Date) => boolean;
}

type Predicate = (car: Car, asOf: Date) => boolean;

/** A site as it is without any setting of its own, but with the features that cases are about. */
const { settings } = resolveSettings([]);
const ribbonSettings = { ...settings, carCard: { ...settings.carCard, showsFuelTag: true } };
const lawful = { ...settings.law, needsWasPriceEvidence: true };
const zone = 'Australia/Sydney';

const cases = {
  // RULE-1, SRCH-2, VDP-4: what has become of it
  'in stock': ({ status }) => status === 'in_stock',
  'coming soon': ({ status }) => status === 'coming_soon',
  reserved: (car) => isAvailable(car) && car.reserved,
  'sold within the window': (car, asOf) => car.status === 'sold' && isListed(car, asOf),
  'sold beyond the window': (car, asOf) => isSoldSince(car, asOf, 4, 89),
  'sold more than ninety days ago': (car, asOf) => isSoldSince(car, asOf, 91, 400),
  'sold without a date': ({ status, sold, soldAt }) => status === 'sold' && sold && soldAt === null,
  'sold by its flag alone': (car) => isAvailable(car) && car.sold,
  'sold by its status alone': ({ status, sold }) => status === 'sold' && !sold,
  'a word of the dealer for unavailable': (car) =>
    car.status !== null && car.status !== 'sold' && !isAvailable(car),
  'without a status': ({ status }) => status === null,
  'a draft': ({ showOnDealerWebsite }) => !showOnDealerWebsite,

  // RULE-2: the ribbon
  'ribbon: electric': (car, asOf) => ribbonText(car, asOf) === 'Electric',
  'ribbon: hybrid': (car, asOf) => ribbonText(car, asOf)?.includes('Hybrid') === true,
  'ribbon: reserved': (car, asOf) => ribbonText(car, asOf) === settings.carCard.reservedTag,
  'tag: Test Drive Only': (car) => isAvailable(car) && car.tag === 'Test Drive Only',
  'tag: Runout Sale': (car) => isAvailable(car) && car.tag === 'Runout Sale',
  'ribbon: coming soon': (car, asOf) => ribbonText(car, asOf) === settings.carCard.comingSoonTag,
  'new in stock': (car, asOf) => asOf.getTime() - car.createdAt.getTime() < 8 * dayMs,
  'ribbon: new in stock': (car, asOf) => ribbonText(car, asOf) === settings.carCard.newTag,
  'ribbon: sold': (car, asOf) => ribbonText(car, asOf) === settings.carCard.soldTag,
  'no ribbon': (car, asOf) => ribbonText(car, asOf) === null,

  // RULE-3, LAW-2: the price
  'a subscription': (car) => isAvailable(car) && (car.subscriptionPriceCents ?? 0) > 0,
  'a price alone': (car) => display(car).kind === 'price' && !hasWas(car) && car.offerPriceCents === null,
  'reduced, with proof': (car) => hasWas(car) && hasProvedWas(car),
  'reduced, without proof': (car) => hasWas(car) && !hasProvedWas(car),
  'a former price asked for too short a time': (car) =>
    hasWas(car) && !hasProvedWas(car) && daysAskedBefore(car.priceHistory, car.beforePriceCents ?? 0) > 0,
  'a former price that is not higher': (car) =>
    car.beforePriceCents !== null && display(car).kind === 'price' && !hasWas(car),
  'an offer beside the price': (car) =>
    car.offerPriceCents !== null && car.priceCents !== null && car.offerPriceCents < car.priceCents,
  'an offer with a former price': (car) => car.offerPriceCents !== null && hasWas(car),
  'a price of ten dollars or less': ({ priceCents }) =>
    priceCents !== null && priceCents > 0 && priceCents <= settings.price.aboveCents,
  'without a price': (car) => car.priceCents === null && display(car).kind === 'none',
  'to order ahead, without a price': (car) => display(car).kind === 'preorder',
  'price type: drive away': ({ priceType }) => priceBasis(priceType) === 'driveAway',
  'price type: excluding charges': ({ priceType }) => priceBasis(priceType) === 'excludingCharges',
  'price type of unknown words': ({ priceType }) =>
    knownText(priceType) !== null && priceBasis(priceType) === null,
  'without a price type': ({ priceType }) => priceType === null,

  // RULE-4, RULE-5: finance
  'finance of type 1': shownBy(1),
  'finance of type 2': shownBy(2),
  'finance of type 3': shownBy(3),
  'finance of type 4': shownBy(4),
  'finance of type 5': shownBy(5),
  'finance of type 6': shownBy(6),
  'finance of type 7': shownBy(7),
  'lender with a comparison rate of zero': refusedBy(1, 'no_comparison_rate'),
  'lender without payments': ({ lenders }) =>
    lenders.some(
      (lender) => lender.interestRate !== null && !lender.paymentWeekCents && !lender.paymentMonthCents,
    ),
  'lender without a weekly payment': refusedBy(4, 'no_weekly_payment'),
  'lender without a monthly payment': refusedBy(7, 'no_monthly_payment'),
  'lender without rates': refusedBy(2, 'no_rates'),
  'too old for a lender': refusedBy(1, 'age'),
  'too cheap for a lender': refusedBy(1, 'price'),
  'not available to lend for': refusedBy(2, 'not_available'),
  'without lenders': (car) => isAvailable(car) && car.lenders.length === 0,
  'lender with a deposit': ({ lenders }) => lenders.some(({ depositCents }) => (depositCents ?? 0) > 0),
  'lender with a balloon': ({ lenders }) => lenders.some(({ balloonCents }) => (balloonCents ?? 0) > 0),
  'disclaimer on the car': ({ lenders }) => lenders.some(({ disclaimer }) => disclaimer !== null),
  'disclaimer to be fetched': ({ lenders }) =>
    lenders.some(({ disclaimer, interestRate }) => disclaimer === null && interestRate !== null),

  // RULE-6, BUY-1, BUY-2: to reserve and to pay
  'an amount of its own to reserve': ({ reserveAmountCents }) => reserveAmountCents !== null,
  'no payment processor': ({ paymentProcessors }) => paymentProcessors.length === 0,
  'one payment processor': ({ paymentProcessors }) => paymentProcessors.length === 1,
  'several payment processors': ({ paymentProcessors }) => paymentProcessors.length > 1,

  // RULE-7, RULE-8, RULE-9: signs
  'well below the average of the state': (car) =>
    marketIndicator(car, settings) !== null && (car.market?.stateAveragePriceCents ?? 0) > 0,
  'well below the average of the nation': (car) =>
    marketIndicator(car, settings) !== null && car.market?.stateAveragePriceCents === null,
  'not below the market': (car) =>
    (car.market?.averagePriceCents ?? 0) > 0 && marketIndicator(car, settings) === null,
  'averages of zero': ({ market }) => market?.averagePriceCents === 0,
  'averages without a day': ({ market }) => market !== null && market.averagedOn === null,
  'without averages': ({ market }) => market === null,
  'a certified Toyota': (car) =>
    certifiedBadge(car, { ...settings.certified, showsBadge: true, make: 'Toyota' }) !== null,
  'a history report': ({ historyReportUrl }) => historyReportUrl !== null,
  'no history report': ({ historyReportUrl }) => historyReportUrl === null,

  // RULE-10: papers
  'registration runs': (car, asOf) => regoExpiry(car, asOf, zone).text !== null,
  'registration ended': (car, asOf) => car.regoExpiry !== null && regoExpiry(car, asOf, zone).text === null,
  'registration ends today': (car, asOf) => car.regoExpiry === isoDay(asOf),
  'without a plate': ({ regoPlate }) => regoPlate === null,
  'without a VIN': ({ vin }) => vin === null,
  'without build and compliance dates': ({ buildDate, complianceDate }) =>
    buildDate === null && complianceDate === null,

  // RULE-17, VDP-1: what is told
  'long comments': ({ dealerComments }) => (dealerComments?.length ?? 0) > settings.vehiclePage.commentsCut,
  'short comments': ({ dealerComments }) =>
    dealerComments !== null && dealerComments.length < settings.vehiclePage.commentsCut,
  'without comments': ({ dealerComments }) => dealerComments === null,
  'more features than are shown at first': ({ standardEquipment }) =>
    standardEquipment.length > settings.vehiclePage.featuresShown,
  'without features': ({ standardEquipment }) => standardEquipment.length === 0,

  'everything at great length': ({ badge, dealerComments, standardEquipment }) =>
    (badge?.length ?? 0) > 100 && (dealerComments?.length ?? 0) > 3_000 && standardEquipment.length > 100,

  // TEN-6, TEN-7: types
  'a new one': ({ carType }) => carType === 'new',
  'a demonstrator': ({ carType }) => carType === 'demo',
  'a used one': ({ carType }) => carType === 'used',
  'without a type': ({ carType }) => carType === null,
  'a car': ({ itemType }) => itemType === 'car',
  'a motorcycle': ({ itemType }) => itemType === 'motorcycle',
  'a caravan': ({ itemType }) => itemType === 'caravan',
  'a caravan with lengths and weights': ({ caravan }) =>
    caravan !== null && (caravan.bodyLengthFeet ?? 0) > 0 && (caravan.tareWeightKg ?? 0) > 0,
  'a manual': ({ simpleTransmission }) => simpleTransmission === 'Manual',
  'an automatic': ({ simpleTransmission }) => simpleTransmission === 'Automatic',
  'a petrol engine': ({ simpleFuel }) => simpleFuel === 'Petrol',
  'a diesel engine': ({ simpleFuel }) => simpleFuel === 'Diesel',

  // DATA-1, CARD-2: what is missing
  'without a year': ({ year }) => year === null,
  'without make and model': ({ make, model }) => make === null && model === null,
  'without a name': ({ name }) => name === null,
  'without a badge': ({ badge }) => badge === null,
  'without a series': ({ series }) => series === null,
  'without a colour': ({ colour }) => colour === null,
  'without an odometer reading': ({ km, itemType, carType }) =>
    km === null && itemType !== 'caravan' && carType !== 'new',
  'without any details': (car) =>
    [car.carType, car.simpleTransmission, car.transmission, car.km, car.simpleFuel, car.fuel].every(
      (value) => value === null,
    ),
  'a bare row': (car) =>
    [car.badge, car.colour, car.simpleBody, car.vin, car.dealerComments, car.variant].every(
      (value) => value === null,
    ),
  'without a variant': ({ variant }) => variant === null,
  'without a location': ({ locationId, privateSuburb }) => locationId === null && privateSuburb === null,
  'at its private seller': ({ locationId, privateSuburb }) => locationId === null && privateSuburb !== null,
  'to be driven from another location': ({ location }) => (location?.distributionLocations.length ?? 0) > 0,

  // API-4: photographs
  'several photos': ({ photos, primaryImageUrl }) => photos.length > 1 && primaryImageUrl === photos[0]?.url,
  'a photo held upright': hasFault('portrait'),
  'a photo cut for a banner': hasFault('banner'),
  'a photo taken in the dark': hasFault('dark'),
  'photos without words': ({ photos }) => photos.some(({ alt }) => alt === null),
  'a primary picture that is not the first': ({ photos, primaryImageUrl }) =>
    primaryImageUrl !== null && photos.length > 0 && primaryImageUrl !== photos[0]?.url,
  'photos without a primary one': ({ photos, primaryImageUrl }) =>
    primaryImageUrl === null && photos.length > 0,
} satisfies Record<string, Predicate>;

export type StockCaseName = keyof typeof cases;

/** Everything about stock that a demonstration has to show, and that its test looks for. */
export const stockCases: readonly StockCase[] = [
  ...Object.entries<Predicate>(cases).map(([name, has]): StockCase => ({
    name,
    has: ({ car }, asOf) => has(car, asOf),
  })),
  ...dirtKinds.map((kind): StockCase => ({
    name: `dirt: ${kind}`,
    has: ({ car, dirt }) => dirt === kind && isDirt[kind](car),
  })),
];

/** A picture's fault is the end of its name (pictures/picture.ts). */
function hasFault(fault: NonNullable<Picture['fault']>): Predicate {
  return ({ photos }) => photos.some(({ url }) => pictureOfKey(url.replace('/media/', ''))?.fault === fault);
}

function isListed(car: Car, asOf: Date): boolean {
  const { soldDays } = settings.stock;
  return shownInSearch({ ...car, showOnDealerWebsite: true }, { soldDays, timeZone: zone }, asOf).isShown;
}

function isSoldSince({ status, soldAt }: Car, asOf: Date, least: number, most: number): boolean {
  if (status !== 'sold' || soldAt === null) return false;
  const days = (asOf.getTime() - soldAt.getTime()) / dayMs;
  return days >= least && days <= most;
}

function ribbonText(car: Car, asOf: Date): string | null {
  const { ribbon } = tagRibbon(car, ribbonSettings, asOf);
  return ribbon?.kind === 'text' ? ribbon.text : null;
}

function display(car: Car) {
  return priceDisplay(car, settings);
}

function hasWas(car: Car): boolean {
  const shown = display(car);
  return shown.kind === 'price' && shown.was !== null;
}

function hasProvedWas(car: Car): boolean {
  const shown = priceDisplay(car, { ...settings, law: lawful });
  return shown.kind === 'price' && shown.was !== null;
}

/** A car that shows the finance of one of its lenders, on a site whose provider is of that type. */
function shownBy(providerType: number): Predicate {
  return (car, asOf) => refusals(car, providerType, asOf).includes(null);
}

function refusedBy(providerType: number, refusal: FinanceRefusal): Predicate {
  return (car, asOf) => refusals(car, providerType, asOf).includes(refusal);
}

function refusals(car: Car, providerType: number, now: Date): readonly (FinanceRefusal | null)[] {
  return car.lenders.map(({ provider }) => {
    const finance = { ...settings.finance, showsFinance: true, provider, providerType };
    return financeDisplay(car, finance, { now, zone }).refusal;
  });
}
