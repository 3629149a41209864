import { statutoryWarranty, type StatutoryWarranty } from '@forecourt/domain/law/statutory-warranty';
import { stateCodeOf } from '@forecourt/domain/locations/state-code';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { SiteContext } from '../../site/site-context.ts';

/** By the law of the state where the car stands; null where that is not known, or the site does not say it. */
export function warrantyOf(
  car: Car,
  { settings, zone }: Pick<SiteContext, 'settings' | 'zone'>,
  now: Date,
): StatutoryWarranty | null {
  const state = stateCodeOf(car.location?.address?.state);
  if (!settings.law.showsStatutoryWarranty || state === null) return null;
  return statutoryWarranty(car, state, { now, zone });
}
