import type { LeadId } from '@forecourt/domain/core/ids';
import type { RateRule } from '@forecourt/domain/core/rate-rule';
import type { Answers } from '../leads/take/read-lead-answers.ts';
import type { ServicePlaceStore, WantedServicePlace } from '../ports/leads/service-place-store.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { BookingForm } from './make-booking-form.ts';
import { chosenWorkshop, dayOf, timeOf } from './service-time.ts';

/** Places that nobody comes for are lost to others: one network takes a few of a workshop. */
const perNetwork: RateRule = { limit: 6, windowSeconds: 3_600 };

/** Leaves the transaction, so that neither the lead nor its place is kept. */
export class ServicePlaceRefused extends Error {
  /** 0: somebody else has the last place. */
  readonly retrySeconds: number;
  constructor(retrySeconds: number) {
    super('the workshop has no place for it');
    this.retrySeconds = retrySeconds;
  }
}

/** What takes the place of a booking in the transaction of its lead; undefined where no day is asked. */
export function takeServicePlace(
  { settings }: Pick<SiteContext, 'settings'>,
  limiter: RateLimiter,
  {
    booking,
    answers,
    network,
  }: { readonly booking: BookingForm; readonly answers: Answers; readonly network: string },
) {
  const workshop = chosenWorkshop(booking, answers);
  const day = dayOf(booking, answers);
  if (workshop === null || day === null) return undefined;
  const { carsPerDay: perDay, carsPerDropOff: perTime } = settings.serviceBooking;
  const { id: locationId } = workshop.location;
  const wanted: WantedServicePlace = { locationId, day, dropOff: timeOf(booking, answers), perDay, perTime };
  return async (
    { servicePlaces }: { readonly servicePlaces: Pick<ServicePlaceStore, 'take'> },
    leadId: LeadId,
  ): Promise<void> => {
    const retrySeconds = await limiter.take('service bookings', `${network} ${locationId}`, perNetwork);
    if (retrySeconds > 0) throw new ServicePlaceRefused(retrySeconds);
    if ((await servicePlaces.take(wanted, leadId)) !== 'taken') throw new ServicePlaceRefused(0);
  };
}
