import type { Car } from '../car/car.ts';

/** What only the vehicle's own page shows, and what would make every list of cars heavy. */
type LeftOut =
  | 'standardEquipment'
  | 'dealerComments'
  | 'variant'
  | 'vin'
  | 'regoExpiry'
  | 'complianceDate'
  | 'buildDate'
  | 'historyReportUrl'
  | 'views';

/** More pictures than a card's gallery lets a visitor swipe through. */
const mostPhotos = 8;

/**
 * The facts of a car that a list of cars is drawn from. Facts only: ribbon, price and buttons depend on the
 * site and the hour, and are decided where the list is shown.
 */
export type ListedCar = Omit<Car, LeftOut>;

/** A car as lists have it. */
export function listedCar(car: Car): ListedCar {
  const {
    standardEquipment: _standardEquipment,
    dealerComments: _dealerComments,
    variant: _variant,
    vin: _vin,
    regoExpiry: _regoExpiry,
    complianceDate: _complianceDate,
    buildDate: _buildDate,
    historyReportUrl: _historyReportUrl,
    views: _views,
    ...listed
  } = car;
  const lenders = listed.lenders.map((lender) => ({ ...lender, disclaimer: null }));
  return { ...listed, lenders, photos: listed.photos.slice(0, mostPhotos) };
}

/** A listed car as JSON has it, where moments are texts. */
type WrittenCar = Omit<ListedCar, 'createdAt' | 'soldAt' | 'priceHistory'> & {
  readonly createdAt: string;
  readonly soldAt: string | null;
  readonly priceHistory: readonly { readonly askedFrom: string; readonly cents: number | null }[];
};

/** Reads a car that an engine stored as JSON. It was written by `listedCar`, so only its moments change. */
export function readListedCar(written: unknown): ListedCar {
  const car = written as WrittenCar;
  return {
    ...car,
    createdAt: new Date(car.createdAt),
    soldAt: car.soldAt === null ? null : new Date(car.soldAt),
    priceHistory: car.priceHistory.map(({ askedFrom, cents }) => ({
      askedFrom: new Date(askedFrom),
      cents,
    })),
  };
}
