import { formatDollars } from '@forecourt/domain/core/money';
import { longDay } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { longMoment, momentWords, shortMoment, wallTime } from '@forecourt/domain/locations/moment-words';
import { lastMinuteOf } from '@forecourt/domain/trade-in/offer-validity';
import { locationLine } from '../../leads/confirm/location-line.ts';
import type { ClockStepView } from '../../leads/pages/receipt-page.view.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { papersText } from '../offer-promises.ts';
import { offeredCarName } from '../offered-car.ts';
import { bookWay, offerTowards, personWay, type WithOffer } from './offer-parts.ts';
import type { AcceptedOfferView } from './offer-step.view.ts';

/** After the yes: the inspection, what to bring, and how it is paid. */
export function acceptedView(
  ports: { readonly media: MediaAddresses },
  context: SiteContext,
  found: WithOffer,
  now: Date,
) {
  const { offer, journey, inspection, inspectedAt, received } = found;
  const name = offeredCarName(journey.lookup?.vehicle ?? null);
  const amount = formatDollars(offer.valueCents);
  const zone = inspectedAt ? locationZone(inspectedAt, context.zone) : context.zone;
  const acceptedAt = offer.acceptedAt ?? now;
  return {
    state: 'accepted' as const,
    heading: `${amount} for the ${name}. Now we’ll look it over.`,
    tone: `Offer accepted, ${momentWords(acceptedAt, now, context.zone)}`,
    text: received?.isMailed === true ? 'We’ll email you a copy.' : 'We have it in writing.',
    clock: stepsOf(context, found, amount),
    inspection: inspection && {
      lines: [longDay(dateIn(inspection.startsAt, zone)), clockWords(wallTime(inspection.startsAt, zone))],
      short: shortMoment(inspection.startsAt, zone),
      place: locationLine(inspectedAt),
      calendar: offerPaths.inspectionFile,
    },
    book: bookWay(context, found, 'Choose a time for the inspection'),
    ways: [{ ...personWay(context, found, now) }],
    towards: offerTowards(ports, context, found, now),
    validUntil: offer.validUntil.toISOString(),
  } satisfies Partial<AcceptedOfferView>;
}

function stepsOf(
  context: SiteContext,
  { offer, inspection, inspectedAt }: WithOffer,
  amount: string,
): readonly ClockStepView[] {
  const zone = inspectedAt ? locationZone(inspectedAt, context.zone) : context.zone;
  const { asksTime, slotMinutes } = context.settings.testDrive;
  const last = longDay(dateIn(lastMinuteOf(offer), context.zone));
  return [
    {
      state: 'done',
      title: 'Offer accepted',
      text: `${amount}. It stands until ${last}, if the car is as you told us.`,
    },
    inspection
      ? {
          state: 'next',
          title: `Inspection, ${longMoment(inspection.startsAt, zone)}`,
          text: [locationLine(inspectedAt), `Allow ${slotMinutes} minutes.`].filter(Boolean).join('. '),
        }
      : {
          state: 'next',
          title: asksTime ? 'Choose a time for the inspection' : 'We’ll call you to agree on a time',
          text: `Allow ${slotMinutes} minutes.`,
        },
    { state: 'later', title: 'Papers', text: papersText },
    {
      state: 'later',
      title: 'Paid by direct credit',
      text: 'If you owe money on it, we’ll pay your lender first, then you.',
    },
  ];
}
