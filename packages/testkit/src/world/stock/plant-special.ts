import type { Car } from '@forecourt/domain/stock/car/car';
import { priceBasis } from '@forecourt/domain/stock/price/price-basis';
import { historyReportUrl } from '../documents/history-report.ts';
import type { Random } from '../random.ts';
import { dayMs, isoDay } from './car-dates.ts';
import type { Prices } from './price-history.ts';
import { soldOn, unavailableWords } from './statuses.ts';

/** What a special case is planted into. */
export interface Ground {
  readonly asOf: Date;
  readonly random: Random;
  /** In dollars. */
  readonly asked: number;
  readonly suburb: string | null;
  readonly postcode: string | null;
}

export type Plant = (car: Car, ground: Ground) => unknown;

/** In stock and seen, apart from what the case is about. */
export function stand(car: Car, standing: Partial<Car>): void {
  Object.assign(
    car,
    {
      status: 'in_stock',
      reserved: false,
      sold: false,
      soldAt: null,
      preorder: false,
      showOnDealerWebsite: true,
    },
    { tag: null },
    standing,
  );
}

export function sell(daysAgo: number): Plant {
  return (car, { asOf }) => {
    stand(car, {});
    const soldAt = new Date(Math.max(car.createdAt.getTime(), asOf.getTime() - daysAgo * dayMs));
    Object.assign(car, soldOn(soldAt));
  };
}

export function tag(text: string): Plant {
  return (car) => stand(car, { tag: text });
}

export function withdrawn(car: Car, { random }: Ground): void {
  stand(car, { status: random.pick(unavailableWords) });
}

export function reduce(
  pricesFor: (asked: number, createdAt: Date, asOf: Date, random: Random) => Prices,
): Plant {
  return (car, { asked, asOf, random }) => {
    stand(car, {});
    Object.assign(car, pricesFor(asked, car.createdAt, asOf, random), { subscriptionPriceCents: null });
  };
}

export function unpriced(car: Car): void {
  stand(car, {});
  Object.assign(car, {
    priceCents: null,
    offerPriceCents: null,
    beforePriceCents: null,
    subscriptionPriceCents: null,
    priceHistory: [],
    lenders: [],
    market: null,
  });
}

export function preorder(car: Car): void {
  unpriced(car);
  stand(car, { status: 'coming_soon', preorder: true });
}

export function market(belowState: number, belowNation: number | null): Plant {
  return (car, { asked, asOf }) => {
    stand(car, {});
    const [state, nation] = belowNation === null ? [null, belowState] : [belowState, belowNation];
    car.market = {
      averagePriceCents: (asked + nation) * 100,
      stateAveragePriceCents: state === null ? null : (asked + state) * 100,
      averagedOn: isoDay(new Date(asOf.getTime() - 2 * dayMs)),
      averageBasis: priceBasis(car.priceType) === 'driveAway' ? 'driveAway' : 'excludingCharges',
      averagedCars: 14,
    };
  };
}

export function reserveFor(car: Car, { random }: Ground): void {
  stand(car, {});
  car.reserveAmountCents = random.pick([10_000, 50_000, 99_000]);
}

export function withHistoryReport(car: Car): void {
  car.historyReportUrl = historyReportUrl;
}

export function registeredUntil(days: number): Plant {
  return (car, { asOf }) => {
    stand(car, {});
    car.regoExpiry = isoDay(new Date(asOf.getTime() + days * dayMs));
  };
}

export function privately(car: Car, { suburb, postcode }: Ground): void {
  stand(car, {});
  Object.assign(car, { locationId: null, location: null });
  car.privateSuburb = suburb ?? 'Toowoomba';
  car.privatePostcode = postcode ?? '4350';
}

/** Nothing for the small table of the card, whose lines are condition, transmission, odometer and fuel. */
export function withoutDetails(car: Car): void {
  stand(car, {});
  Object.assign(car, { carType: null, simpleTransmission: null, transmission: null, km: null });
  Object.assign(car, { simpleFuel: null, fuel: null });
}

/** What the feeds of the smallest dealers hold: number, make, model, year, price and photographs. */
export function bare(car: Car): void {
  withoutDetails(car);
  const texts = [
    'badge',
    'series',
    'colour',
    'interiorColour',
    'simpleBody',
    'drive',
    'engineSize',
    'bodyConfiguration',
    'vin',
    'regoPlate',
    'regoExpiry',
    'complianceDate',
    'buildDate',
    'dealerComments',
    'historyReportUrl',
    'carsalesTitle',
    'name',
    'variant',
    'market',
    'seats',
    'doors',
    'gears',
    'manufacturerBody',
    'manufacturerBody2',
    'manufacturerBody3',
  ] as const;
  for (const field of texts) car[field] = null;
  car.standardEquipment = [];
  car.lenders = [];
}

export function lend(figures: Partial<Car['lenders'][number]>): Plant {
  return (car) => {
    stand(car, {});
    car.lenders = car.lenders.map((lender) => ({ ...lender, ...figures }));
  };
}

/** As long as a feed can make it: what a page must bear without breaking. */
export function atLength(car: Car): void {
  stand(car, {});
  const words = 'Limited Edition with Premium Touring Pack and Panoramic Glass Roof';
  car.badge = `${words} ${words}`.slice(0, 120);
  car.name = [car.year, car.make, car.model, car.badge].filter((word) => word !== null).join(' ');
  car.series = 'MY26.5 Update Two (Series III)';
  car.colour = 'Mineral Pearl Metallic over Satin Graphite with contrasting roof and mirrors';
  car.interiorColour = 'Dark Espresso Nappa leather with cream stitching and open-pored timber';
  car.engineSize = '3.0 L in-line six-cylinder twin-turbocharged mild hybrid';
  const paragraph = `${words}. One owner from new, with every stamp in its books. `.repeat(6);
  const unbroken = 'https://example.com/'.padEnd(180, 'a-word-without-an-end-');
  car.dealerComments = [...Array.from({ length: 8 }, () => paragraph.trim()), unbroken].join('|');
  car.standardEquipment = Array.from({ length: 120 }, (_, index) =>
    index % 10 === 0 ? `${words} (item ${index + 1})` : `Feature ${index + 1}`,
  );
}
