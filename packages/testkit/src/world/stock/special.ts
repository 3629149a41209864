import { isoDay } from './car-dates.ts';
import type { StockCaseName } from './cases.ts';
import type { CarType } from './choose-vehicle.ts';
import {
  atLength,
  bare,
  lend,
  market,
  preorder,
  privately,
  reduce,
  registeredUntil,
  reserveFor,
  sell,
  stand,
  tag,
  unpriced,
  withdrawn,
  withHistoryReport,
  withoutDetails,
  type Plant,
} from './plant-special.ts';
import { offered, provedReduction, unprovedReduction } from './price-history.ts';
import { soldOn } from './statuses.ts';
import type { StockPlan } from './stock-plan.ts';

/** A case that yards have seldom and a demonstration must not miss. */
export interface Special {
  /** The case that the car then is, by the name under which cases.ts knows it. */
  readonly name: StockCaseName;
  /** Which cars can be it; any where nothing is said. */
  readonly carTypes?: readonly CarType[];
  /** How many days the car has stood in the yard. */
  readonly stood?: readonly [least: number, most: number];
  /** Built before this year: what is run out is never this year’s. */
  readonly isOfLastYear?: true;
  readonly fits?: (plan: StockPlan) => boolean;
  readonly plant: Plant;
}

const hasLenders = ({ lenders }: StockPlan) => lenders.length > 0;
const hasOdometers = ({ itemType }: StockPlan) => itemType !== 'caravan';

const specials: readonly Special[] = [
  { name: 'reduced, with proof', stood: [40, 110], plant: reduce(provedReduction) },
  { name: 'sold within the window', plant: sell(1) },
  { name: 'reserved', plant: (car) => stand(car, { reserved: true }) },
  { name: 'coming soon', plant: (car) => stand(car, { status: 'coming_soon' }) },
  { name: 'tag: Test Drive Only', carTypes: ['demo', 'new'], plant: tag('Test Drive Only') },
  { name: 'tag: Runout Sale', carTypes: ['new', 'demo'], isOfLastYear: true, plant: tag('Runout Sale') },
  { name: 'without a price', plant: unpriced },
  { name: 'reduced, without proof', stood: [3, 90], plant: reduce(unprovedReduction) },
  { name: 'well below the average of the state', plant: market(1_400, 1_900) },
  { name: 'without comments', plant: (car) => Object.assign(car, { dealerComments: null }) },
  { name: 'new in stock', stood: [0, 7], plant: (car) => stand(car, {}) },
  { name: 'an offer beside the price', stood: [10, 100], plant: reduce(offered) },
  { name: 'sold beyond the window', stood: [12, 80], plant: sell(8) },
  { name: 'an amount of its own to reserve', plant: reserveFor },
  {
    name: 'several payment processors',
    plant: (car) => Object.assign(car, { paymentProcessors: ['stripe', 'bank_transfer'] }),
  },
  { name: 'a history report', carTypes: ['used'], plant: withHistoryReport },
  { name: 'to order ahead, without a price', carTypes: ['new'], plant: preorder },
  { name: 'a draft', plant: (car) => stand(car, { showOnDealerWebsite: false }) },
  { name: 'a word of the dealer for unavailable', plant: withdrawn },
  { name: 'registration ended', carTypes: ['used', 'demo'], plant: registeredUntil(-12) },
  { name: 'registration ends today', carTypes: ['used', 'demo'], plant: registeredUntil(0) },
  { name: 'without a location', plant: (car) => Object.assign(car, { locationId: null, location: null }) },
  { name: 'at its private seller', carTypes: ['used'], plant: privately },
  { name: 'without features', plant: (car) => Object.assign(car, { standardEquipment: [] }) },
  {
    name: 'an offer with a former price',
    stood: [50, 110],
    plant: (car, ground) => {
      reduce(offered)(car, ground);
      car.beforePriceCents = car.priceCents;
    },
  },
  {
    name: 'a former price that is not higher',
    plant: (car) => Object.assign(car, { offerPriceCents: null, beforePriceCents: car.priceCents }),
  },
  { name: 'well below the average of the nation', plant: market(1_500, null) },
  {
    name: 'averages of zero',
    plant: (car, { asOf }) =>
      Object.assign(car, {
        market: {
          averagePriceCents: 0,
          stateAveragePriceCents: 0,
          averagedOn: isoDay(asOf),
          averageBasis: null,
          averagedCars: null,
        },
      }),
  },
  {
    name: 'price type of unknown words',
    plant: (car) => Object.assign(car, { priceType: 'Internet Special' }),
  },
  { name: 'without a price type', plant: (car) => Object.assign(car, { priceType: null }) },
  {
    name: 'sold without a date',
    plant: (car) => Object.assign(car, soldOn(car.createdAt), { soldAt: null }),
  },
  { name: 'sold by its flag alone', plant: (car) => stand(car, { sold: true }) },
  {
    name: 'sold by its status alone',
    plant: (car, ground) => {
      sell(1)(car, ground);
      car.sold = false;
    },
  },
  { name: 'sold more than ninety days ago', stood: [112, 120], plant: sell(96) },
  { name: 'without a status', plant: (car) => Object.assign(car, { status: null, tag: null }) },
  { name: 'without a colour', plant: (car) => Object.assign(car, { colour: null, interiorColour: null }) },
  {
    name: 'without a year',
    plant: (car) => Object.assign(car, { year: null, buildDate: null, complianceDate: null }),
  },
  {
    name: 'without make and model',
    plant: (car) => Object.assign(car, { make: null, model: null, badge: null, series: null }),
  },
  { name: 'without a name', plant: (car) => Object.assign(car, { name: null, carsalesTitle: null }) },
  { name: 'without a badge', plant: (car) => Object.assign(car, { badge: null }) },
  { name: 'without a type', plant: (car) => Object.assign(car, { carType: null }) },
  {
    name: 'without an odometer reading',
    carTypes: ['used', 'demo'],
    fits: hasOdometers,
    plant: (car) => Object.assign(car, { km: null }),
  },
  { name: 'without any details', plant: withoutDetails },
  { name: 'a bare row', plant: bare },
  {
    name: 'photos without words',
    plant: (car) => {
      for (const photo of car.photos) photo.alt = null;
    },
  },
  {
    name: 'a primary picture that is not the first',
    plant: (car) => Object.assign(car, { primaryImageUrl: car.photos.at(-1)?.url ?? null }),
  },
  { name: 'photos without a primary one', plant: (car) => Object.assign(car, { primaryImageUrl: null }) },
  {
    name: 'lender with a comparison rate of zero',
    fits: hasLenders,
    plant: lend({ comparisonRate: 0 }),
  },
  {
    name: 'lender without payments',
    fits: hasLenders,
    plant: lend({ paymentWeekCents: 0, paymentMonthCents: null }),
  },
  {
    name: 'lender without rates',
    fits: hasLenders,
    plant: lend({ interestRate: null, comparisonRate: null }),
  },
  { name: 'without lenders', plant: (car) => Object.assign(car, { lenders: [] }) },
  { name: 'everything at great length', plant: atLength },
];

/** The cases that a dealership of this plan can have. */
export function specialsFor(plan: StockPlan): readonly Special[] {
  return specials.filter(
    ({ carTypes, fits }) =>
      (fits?.(plan) ?? true) && (carTypes?.some((type) => (plan.carTypes[type] ?? 0) > 0) ?? true),
  );
}
