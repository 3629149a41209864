import { longMoment } from '@forecourt/domain/locations/moment-words';
import { pathFor } from '@forecourt/domain/site/paths';
import { carFormPath } from '@forecourt/domain/site/car-paths';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { checkoutAddress } from '../../shared/reservation-address.ts';
import { waitWording } from '../../shared/wait-wording.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { CarCardView } from '../../stock/card/car-card.view.ts';
import { reservationPage, type ReservationPage } from './checkout-pages.ts';
import type { CheckoutSubject } from './checkout-subject.ts';

export interface ShownTaken {
  /** Until when the other has it; null where that is not known, as of a car reserved in the yard. */
  readonly until: Date | null;
  readonly cars: readonly CarCardView[];
}

const mostLikeIt = 4;

/** Somebody was faster (BUY-1): nothing was charged, and there are others. */
export function takenPage(
  context: SiteContext,
  { car, short, zone }: CheckoutSubject,
  { until, cars }: ShownTaken,
): ReservationPage {
  const { settings } = context;
  const nouns = vehicleNoun(2, settings.stock);
  const has =
    until === null ? 'It’s on hold for them now.' : `They have it until ${longMoment(until, zone)}.`;
  return reservationPage(context, {
    state: 'taken',
    tone: 'Nothing was charged',
    heading: `Someone reserved the ${short} before you.`,
    text: `${has} Holds are sometimes let go: leave your email, and we’ll tell you if that happens.`,
    tellMe: {
      action: checkoutAddress(car.slug, '/tell-me'),
      label: 'Your email',
      submitText: 'Tell me if it comes free',
      note: waitWording,
    },
    ask: { text: 'Ask us about it', href: carFormPath(car.slug, 'enquire') },
    likeIt: {
      heading: 'Closest to it, free now',
      all: { text: `All ${nouns}`, href: pathFor(settings, 'search') },
      cars: cars.slice(0, mostLikeIt),
    },
  });
}
