import { knownText } from '../../core/known-text.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { isSold } from '../car/availability.ts';
import type { Car } from '../car/car.ts';

type Programme = SiteSettings['certified'];

/** A programme's sign: its picture, or its name where it has none. */
export interface CertifiedBadge {
  readonly name: string;
  readonly logoUrl: string | null;
}

/** Whether a car belongs to the certified programme that the site knows: that of one make. */
export function isCertified(
  car: Pick<Car, 'make' | 'certified'>,
  programme: Pick<Programme, 'make'>,
): boolean {
  return car.certified && knownText(car.make)?.toLowerCase() === programme.make.toLowerCase();
}

/** The Toyota Certified badge (RULE-8): make, certificate, the site's switch, and the car not sold. */
export function certifiedBadge(
  car: Pick<Car, 'make' | 'certified' | 'status' | 'sold'>,
  programme: Pick<Programme, 'showsBadge' | 'make' | 'name' | 'logoUrl'>,
): CertifiedBadge | null {
  if (!programme.showsBadge || !isCertified(car, programme) || isSold(car)) return null;
  return { name: programme.name, logoUrl: programme.logoUrl };
}
