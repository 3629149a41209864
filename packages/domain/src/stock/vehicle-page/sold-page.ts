import { addDays, dateIn, startOfDay } from '../../core/zoned-time.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { isAvailable, isSold } from '../car/availability.ts';
import type { Car } from '../car/car.ts';
import { shownInSearch } from '../search/shown-in-search.ts';

export interface SoldPageSettings {
  readonly stock: Pick<SiteSettings['stock'], 'soldDays'>;
  readonly vehiclePage: Pick<SiteSettings['vehiclePage'], 'soldNotice' | 'soldOffer' | 'goneAfterDays'>;
}

/** What the address of a car answers once the car is gone. */
export interface SoldPage {
  readonly notice: { readonly text: string; readonly offer: string } | null;
  /** Whether similar cars take the place of what the visitor came for. */
  readonly offersSimilar: boolean;
  readonly isIndexed: boolean;
  /** 410 tells search engines that it is gone for good; its body is still the page. */
  readonly httpStatus: 200 | 410;
  readonly validUntil: Date | null;
}

/**
 * The page of a car through its sale (VDP-4). While the search still lists a sold car, so do search
 * engines; then they are asked to forget it, and after 90 days told that it is gone. A car that is
 * unavailable without being sold, or was sold nobody knows when, is only kept out of them.
 */
export function soldPage(
  car: Pick<Car, 'status' | 'sold' | 'soldAt'>,
  { stock, vehiclePage }: SoldPageSettings,
  now: Date,
  zone: string,
): SoldPage {
  if (isAvailable(car)) {
    return { notice: null, offersSimilar: false, isIndexed: true, httpStatus: 200, validUntil: null };
  }
  const { soldNotice: text, soldOffer: offer, goneAfterDays } = vehiclePage;
  const notice = isSold(car) ? { text, offer } : null;
  const listed = shownInSearch(
    { ...car, showOnDealerWebsite: true },
    { soldDays: stock.soldDays, timeZone: zone },
    now,
  );
  if (listed.isShown) {
    return { notice, offersSimilar: true, isIndexed: true, httpStatus: 200, validUntil: listed.validUntil };
  }
  const goneAt =
    notice === null || car.soldAt === null
      ? null
      : startOfDay(addDays(dateIn(car.soldAt, zone), goneAfterDays), zone);
  const isGone = goneAt !== null && now >= goneAt;
  return {
    notice,
    offersSimilar: true,
    isIndexed: false,
    httpStatus: isGone ? 410 : 200,
    validUntil: isGone ? null : goneAt,
  };
}
