import { knownText } from '../core/known-text.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { Car } from '../stock/car/car.ts';
import type { Lender } from '../stock/car/lender.ts';

export interface FinanceDisclaimer {
  /** The site's own words, which stand before the lender's. */
  readonly general: string;
  /** The lender's words about this car; null: they are fetched by the id of the car, with a spinner meanwhile. */
  readonly ofLender: string | null;
  readonly fetchForCar: Car['id'] | null;
}

/**
 * What stands under the figures of a lender, and whether a part of it has still to be fetched (VDP-7). Rates
 * and their warning never wait for it: rate-statement.ts has those.
 */
export function financeDisclaimer(
  car: Pick<Car, 'id'>,
  lender: Pick<Lender, 'disclaimer'>,
  { generalDisclaimer }: Pick<SiteSettings['finance'], 'generalDisclaimer'>,
): FinanceDisclaimer {
  const ofLender = knownText(lender.disclaimer);
  return { general: generalDisclaimer, ofLender, fetchForCar: ofLender === null ? car.id : null };
}
