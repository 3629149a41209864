import type { Car } from '@forecourt/domain/stock/car/car';
import type { Random } from '../random.ts';
import { dayMs } from './car-dates.ts';
import type { CarType } from './choose-vehicle.ts';
import { draw, wordTable } from './weighted-table.ts';

export type Standing = Pick<
  Car,
  'status' | 'reserved' | 'sold' | 'soldAt' | 'preorder' | 'showOnDealerWebsite' | 'tag'
>;

/** Words of dealers' systems for cars that nobody can buy. */
export const unavailableWords = [
  'withdrawn',
  'wholesale',
  'at_auction',
  'in_transit',
  'loan_car',
  'Pending Delivery',
  'DEPOSIT TAKEN',
] as const;

/** What staff write across a photograph. */
const tagsOfAny = ['Ready to Go', "Manager's Special"] as const;
const tagsOf = {
  new: [...tagsOfAny, 'Runout Sale', 'Factory Bonus'],
  demo: [...tagsOfAny, 'Factory Bonus', 'Low Kms'],
  used: [...tagsOfAny, 'Low Kms', 'One Owner', 'Just Traded', 'Ex Lease'],
} as const;

const fates = wordTable({ inStock: 86, comingSoon: 3, sold: 5, reserved: 2, unavailable: 1.5, draft: 2.5 });
const newFates = wordTable({ inStock: 80, comingSoon: 11, sold: 3, reserved: 3, unavailable: 1, draft: 2 });

/** What has become of a car since it came to the yard. */
export function standingOf(
  car: { readonly carType: CarType; readonly createdAt: Date; readonly isComing: boolean },
  asOf: Date,
  random: Random,
): Standing {
  const fate = draw(car.carType === 'new' ? newFates : fates, random);
  const standing = inStock(random.chance(0.07) ? random.pick(tagsOf[car.carType]) : null);
  if (fate === 'sold') return { ...standing, ...soldOn(saleAfter(car.createdAt, asOf, random)) };
  if (fate === 'unavailable') return { ...standing, status: random.pick(unavailableWords) };
  const status = fate === 'comingSoon' || (car.isComing && fate === 'inStock') ? 'coming_soon' : 'in_stock';
  if (fate === 'draft') return { ...standing, status, showOnDealerWebsite: false };
  return { ...standing, status, reserved: fate === 'reserved' };
}

export function inStock(tag: string | null): Standing {
  return {
    status: 'in_stock',
    reserved: false,
    sold: false,
    soldAt: null,
    preorder: false,
    showOnDealerWebsite: true,
    tag,
  };
}

export function soldOn(soldAt: Date): Pick<Standing, 'status' | 'sold' | 'soldAt' | 'tag'> {
  return { status: 'sold', sold: true, soldAt, tag: null };
}

/** Between its first day in the yard and now, rather lately. */
function saleAfter(createdAt: Date, asOf: Date, random: Random): Date {
  const stood = asOf.getTime() - createdAt.getTime();
  const ago = random.chance(0.4) ? Math.min(stood, random.next() * 2 * dayMs) : random.next() ** 2 * stood;
  return new Date(asOf.getTime() - Math.floor(ago));
}
