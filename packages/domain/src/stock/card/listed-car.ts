import { writtenShape, type WrittenShape } from '../../core/written-shape.ts';
import { carSchema, type Car } from '../car/car.ts';
import { engineSize } from '../car/engine-size.ts';
import { staffNote } from './staff-note.ts';
import { safePhotos, safePicture } from '../car/safe-pictures.ts';

/** What only the vehicle's own page shows or staff see, and what would make every list of cars heavy. */
const leftOut = {
  standardEquipment: true,
  dealerComments: true,
  variant: true,
  owners: true,
  vin: true,
  regoExpiry: true,
  complianceDate: true,
  buildDate: true,
  historyReportUrl: true,
  heldFor: true,
  views: true,
} as const;

/** More pictures than a card's gallery lets a visitor swipe through. */
const mostPhotos = 8;

/**
 * The facts of a car that a list of cars is drawn from. Facts only: ribbon, price and buttons depend on the
 * site and the hour, and are decided where the list is shown.
 */
export type ListedCar = Omit<Car, keyof typeof leftOut> & {
  /** What a motorcycle's card tells of its variant. */
  readonly isLams?: boolean;
  readonly seatHeight?: number;
  readonly wetWeight?: number;
  /** The first sentence of what a salesperson wrote about it. */
  readonly note?: string;
};

/** A car as lists have it. */
export function listedCar(car: Car): ListedCar {
  const {
    standardEquipment: _standardEquipment,
    dealerComments: _dealerComments,
    variant,
    owners: _owners,
    vin: _vin,
    regoExpiry: _regoExpiry,
    complianceDate: _complianceDate,
    buildDate: _buildDate,
    historyReportUrl: _historyReportUrl,
    heldFor: _heldFor,
    views: _views,
    ...listed
  } = car;
  const lenders = listed.lenders.map((lender) => ({ ...lender, disclaimer: null }));
  const note = staffNote(car);
  return {
    ...listed,
    ...(car.itemType === 'motorcycle' && ofMotorcycle(variant)),
    ...(note !== null && { note }),
    engineSize: engineOf(car),
    lenders,
    photos: listed.photos.slice(0, mostPhotos),
  };
}

/** Said only where it is so: an engine may hold cars from before it was said at all. */
function ofMotorcycle(variant: Car['variant']): Pick<ListedCar, 'isLams' | 'seatHeight' | 'wetWeight'> {
  const { isLams, seatHeight, wetWeight } = variant ?? {};
  return {
    ...(isLams && { isLams }),
    ...(seatHeight && { seatHeight }),
    ...(wetWeight && { wetWeight }),
  };
}

/** Riders choose by cubic centimetres, and many feeds have them with what the maker built alone. */
function engineOf(car: Car): string | null {
  return car.itemType === 'motorcycle' ? (car.engineSize ?? engineSize(car)) : car.engineSize;
}

/** An engine holds a car as another version of the platform wrote it. The index has to be built anew. */
export class StaleListedCar extends Error {
  override readonly name = 'StaleListedCar';
}

const shape: WrittenShape = writtenShape(carSchema.omit(leftOut));

/** A listed car as JSON has it, where moments are texts. */
type WrittenCar = Omit<ListedCar, 'createdAt' | 'soldAt' | 'priceHistory'> & {
  readonly createdAt: string;
  readonly soldAt: string | null;
  readonly priceHistory: readonly { readonly askedFrom: string; readonly cents: number | null }[];
};

/**
 * Reads a car that an engine stored as JSON. It was written by `listedCar`, so only its moments change; but an
 * index may be older than the code, and a field that was renamed since would be a price of nothing. So may be the
 * addresses of pictures, which were not always looked at where they come in.
 */
export function readListedCar(written: unknown): ListedCar {
  const missing = shape.firstMissing(written);
  if (missing !== null) throw new StaleListedCar(`a stored car has no ${missing}`);
  const car = written as WrittenCar;
  return {
    ...car,
    photos: safePhotos(car.photos),
    primaryImageUrl: safePicture(car.primaryImageUrl),
    createdAt: new Date(car.createdAt),
    soldAt: car.soldAt === null ? null : new Date(car.soldAt),
    priceHistory: car.priceHistory.map(({ askedFrom, cents }) => ({
      askedFrom: new Date(askedFrom),
      cents,
    })),
  };
}
