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
export type CarCard = Omit<Car, LeftOut>;

/** The card of a car. */
export function carCard(car: Car): CarCard {
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
    ...card
  } = car;
  const lenders = card.lenders.map((lender) => ({ ...lender, disclaimer: null }));
  return { ...card, lenders, photos: card.photos.slice(0, mostPhotos) };
}

/** A card as JSON has it, where moments are texts. */
type WrittenCard = Omit<CarCard, 'createdAt' | 'soldAt' | 'priceHistory'> & {
  readonly createdAt: string;
  readonly soldAt: string | null;
  readonly priceHistory: readonly { readonly askedFrom: string; readonly cents: number | null }[];
};

/** Reads a card that an engine kept as JSON. It was written by `carCard`, so only its moments change. */
export function readCard(written: unknown): CarCard {
  const card = written as WrittenCard;
  return {
    ...card,
    createdAt: new Date(card.createdAt),
    soldAt: card.soldAt === null ? null : new Date(card.soldAt),
    priceHistory: card.priceHistory.map(({ askedFrom, cents }) => ({
      askedFrom: new Date(askedFrom),
      cents,
    })),
  };
}
