import { idOf } from '@forecourt/domain/core/fields';
import type { CarId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { financeDisclaimer } from '@forecourt/domain/finance/finance-disclaimer';
import { financeOffer } from '@forecourt/domain/finance/finance-offer';
import { z } from 'zod';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { isOnSite } from '../stock/search/is-on-site.ts';

export const disclaimerView = z.object({
  general: z.string().describe('The words of the site, which hold for every car.'),
  ofLender: z.string().nullable().describe('The words of the lender about this car; null: it has none.'),
});

export type DisclaimerView = z.infer<typeof disclaimerView>;

const carId = idOf<CarId>();

/** The small print of a car's finance by the car's id (VDP-7); none where the car shows no finance (RULE-4). */
export async function showDisclaimer(
  { store }: { readonly store: StoreRunner<{ readonly cars: Pick<CarStore, 'findById'> }> },
  context: SiteContext,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Result<DisclaimerView, 'no_such_path'>> {
  const read = carId.safeParse(id);
  if (!read.success) return fail('no_such_path');
  const car = await store.run(context.scope, ({ cars }) => cars.findById(read.data));
  if (!car || !isOnSite(car, context, now)) return fail('no_such_path');
  const offer = financeOffer(car, context.settings, { now, zone: context.zone });
  if (!offer) return fail('no_such_path');
  const { general, ofLender } = financeDisclaimer(car, offer.lender, context.settings.finance);
  return ok({ general, ofLender });
}
