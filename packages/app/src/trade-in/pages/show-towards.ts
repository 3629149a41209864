import type { CarId } from '@forecourt/domain/core/ids';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { KeptOffer, OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import { untilWords } from '../../shared/offer-until.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { offeredCarName } from '../offered-car.ts';
import { towardsViewOf, type TowardsView } from '../offer-towards.ts';
import { journeyHead } from './journey-head.ts';
import { journeyPage, type InstantOfferPage } from './journey-page.ts';
import { pressOf } from './offer-parts.ts';
import type { TowardsStepView } from './towards-step.view.ts';

export interface TowardsPorts {
  readonly store: StoreRunner<{ readonly cars: Pick<CarStore, 'findById'> }>;
  readonly media: MediaAddresses;
}

export interface WantedTowards {
  readonly journey: OfferJourney;
  readonly offer: KeptOffer;
  readonly carId: CarId;
  /** What is still owing on the car that is given away. */
  readonly owingCents: number;
  readonly now: Date;
}

/** What an offer leaves to pay of a car; null where this site has no such car, or shows no price of it. */
export async function findTowards(
  ports: TowardsPorts,
  context: SiteContext,
  { journey, offer, carId, owingCents, now }: WantedTowards,
): Promise<TowardsView | null> {
  const car = await ports.store.run(context.scope, ({ cars }) => cars.findById(carId));
  const name = offeredCarName(journey.lookup?.vehicle ?? null);
  return car && towardsViewOf(ports, context, { car, offer, name, owingCents, now });
}

/** The same as a page, for whoever has no script (TRADE-10). */
export async function showTowards(
  ports: TowardsPorts,
  context: SiteContext,
  wanted: WantedTowards & { readonly notice?: string },
): Promise<InstantOfferPage | null> {
  const sum = await findTowards(ports, context, wanted);
  if (!sum) return null;
  const { journey, offer, carId, owingCents, notice, now } = wanted;
  const view: TowardsStepView = {
    ...journeyHead(context, journey, { heading: `Towards the ${sum.title}`, now }),
    step: 'towards',
    sum,
    until: `Our offer stands until ${untilWords(offer, context.zone)}, if the car is as you told us.`,
    owing: {
      action: offerPaths.towards,
      name: 'owing',
      carId,
      typed: owingCents === 0 ? '' : String(owingCents / 100),
    },
    press:
      notice === undefined
        ? pressOf(offerPaths.towards, 'Put it towards this one', [['car_id', carId]])
        : null,
    notice: notice ?? null,
    home: { text: 'Back to the offer', href: offerPaths.journey },
  };
  return journeyPage(context, view);
}
