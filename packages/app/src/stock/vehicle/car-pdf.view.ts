import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { carPath } from '@forecourt/domain/site/car-paths';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import type { Car } from '@forecourt/domain/stock/car/car';

/** Where the PDF of a car lies, and as what it is saved (VDP-6); null where the site offers none for it. */
export function carPdfView(
  car: Pick<Car, 'slug' | 'status'>,
  { vehiclePage }: Pick<SiteSettings, 'vehiclePage'>,
): { readonly href: string; readonly fileName: string } | null {
  if (!vehiclePage.offersPdf || !isAvailable(car)) return null;
  return { href: `${carPath(car.slug)}/${encodeURIComponent(car.slug)}.pdf`, fileName: `${car.slug}.pdf` };
}
