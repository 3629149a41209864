import type { StockIndex } from '../../ports/stock/stock-index.port.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { carCardViewsOf } from '../../stock/card/car-card.view.ts';
import { findSimilarCars } from '../../stock/vehicle/find-similar-cars.ts';
import type { ReservationPage } from './checkout-pages.ts';
import type { CheckoutSubject } from './checkout-subject.ts';
import { takenPage } from './taken-view.ts';

export interface TakenPorts {
  readonly stockIndex: StockIndex;
  readonly media: MediaAddresses;
}

/** Somebody else keeps the car: until when, where that is known, and cars like it that are free. */
export async function showTaken(
  { stockIndex, media }: TakenPorts,
  context: SiteContext,
  subject: CheckoutSubject,
  { until, now }: { readonly until: Date | null; readonly now: Date },
): Promise<ReservationPage> {
  const { cars } = await findSimilarCars(stockIndex, context, { car: subject.car, now });
  const free = cars.filter(({ reserved }) => !reserved);
  const shown = carCardViewsOf(free, context, { media, now });
  return takenPage(context, subject, {
    until,
    cars: shown.map(({ card }) => card),
  });
}
