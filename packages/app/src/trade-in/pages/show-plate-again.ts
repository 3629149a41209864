import type { PlateStep } from './plate-step.ts';
import { plateStep } from './plate-step.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { journeyPage, type InstantOfferPage } from './journey-page.ts';
import type { FindStepPorts } from './show-find-step.ts';
import { findTowardsCar, towardsWords } from './towards-car.ts';

/** The first step again, with what was typed and what is wrong with it (TRADE-2, TRADE-8). */
export async function showPlateAgain(
  ports: FindStepPorts,
  context: SiteContext,
  { carId, now, ...shown }: Required<Pick<PlateStep, 'carId' | 'now' | 'problems' | 'typed'>>,
): Promise<InstantOfferPage> {
  const car = await findTowardsCar(ports, context, { carId, now });
  const step = { ...shown, journey: null, carId: car?.id ?? null, lead: towardsWords(car), now };
  return journeyPage(context, plateStep(context, step), 422);
}
