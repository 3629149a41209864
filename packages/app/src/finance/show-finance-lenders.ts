import { idOf } from '@forecourt/domain/core/fields';
import type { CarId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { financeLenders } from '@forecourt/domain/finance/finance-lenders';
import { z } from 'zod';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { isOnSite } from '../stock/search/is-on-site.ts';

const dollars = z.number().nullable().describe('In dollars; null: the lender does not tell it.');

export const financeLendersView = z.object({
  finance_lenders: z
    .record(
      z.string(),
      z.object({
        interestRate: z.number().describe('Percent a year.'),
        comparisonRate: z.number().describe('Percent a year; it must stand beside the other as large.'),
        paymentWeek: dollars,
        paymentMonth: dollars,
        termYears: z.number().nullable(),
        termMonths: z.number().nullable(),
        deposit: dollars,
        balloon: dollars,
        disclaimer: z.string().nullable(),
      }),
    )
    .describe('By the key of the site’s provider; empty where the site shows no finance for the car.'),
});

export type FinanceLendersView = z.infer<typeof financeLendersView>;

const carId = idOf<CarId>();

/** The finance data of a car by its id, in the specification's own shape (FIN-3). */
export async function showFinanceLenders(
  { store }: { readonly store: StoreRunner<{ readonly cars: Pick<CarStore, 'findById'> }> },
  context: SiteContext,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Result<FinanceLendersView, 'no_such_path'>> {
  const read = carId.safeParse(id);
  if (!read.success) return fail('no_such_path');
  const car = await store.run(context.scope, ({ cars }) => cars.findById(read.data));
  if (!car || !isOnSite(car, context, now)) return fail('no_such_path');
  return ok({ finance_lenders: financeLenders(car, context.settings, { now, zone: context.zone }) });
}
