import { shortDay } from '@forecourt/domain/core/day-words';
import { formatDollars } from '@forecourt/domain/core/money';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { momentWords } from '@forecourt/domain/locations/moment-words';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { offerReasons } from '@forecourt/domain/trade-in/offer-reasons';
import { lastMinuteOf } from '@forecourt/domain/trade-in/offer-validity';
import { whoAnswers } from '../../leads/pages/receipt-of-form.ts';
import { responseDueAt } from '../../leads/record/lead-location.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { KeptOffer } from '../../ports/trade-in/offer-store.port.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import { untilWords } from '../../shared/offer-until.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { PressView } from '../../test-drive/test-drive-page.view.ts';
import { offeredCarName } from '../offered-car.ts';
import { towardsViewOf } from '../offer-towards.ts';
import type { FoundOffer } from './found-offer.ts';
import type { OfferTowardsView, OfferView, OfferWayView } from './offer-step.view.ts';

/** A found journey with its number. */
export type WithOffer = FoundOffer & { readonly offer: KeptOffer };

/** A plain form with one button. */
export function pressOf(action: string, text: string, fields: PressView['fields'] = []): PressView {
  return { action, fields, text, shortText: text };
}

export function shortUntil(offer: Pick<KeptOffer, 'validUntil'>, zone: string): string {
  return shortDay(dateIn(lastMinuteOf(offer), zone));
}

export function offerViewOf(
  { offer, before, details }: WithOffer,
  { zone }: Pick<SiteContext, 'zone'>,
): OfferView {
  const { valueCents, lowCents, highCents, lines } = offer;
  const [amount, low, high] = [valueCents, lowCents, highCents].map(formatDollars) as [
    string,
    string,
    string,
  ];
  const width = highCents - lowCents;
  return {
    amount,
    until: untilWords(offer, zone),
    shortUntil: shortUntil(offer, zone),
    range:
      width === 0
        ? null
        : {
            low,
            high,
            at: Math.round(((valueCents - lowCents) / width) * 100),
            label: `Between ${low} and ${high}. Our offer is ${amount}.`,
          },
    reasons: offerReasons(lines, details),
    replaces:
      before && before.valueCents !== valueCents
        ? `With your new answers. Before, it was ${formatDollars(before.valueCents)}.`
        : null,
  };
}

/** What the offer leaves to pay of the car that it was asked for, or the way to choose one (TRADE-10). */
export function offerTowards(
  ports: { readonly media: MediaAddresses },
  context: SiteContext,
  { offer, towards: car, journey, events }: WithOffer,
  now: Date,
): OfferTowardsView {
  const name = offeredCarName(journey.lookup?.vehicle ?? null);
  const sum = car && towardsViewOf(ports, context, { car, offer, name, owingCents: 0, now });
  if (sum) {
    const isTold = events.some(({ kind, note }) => kind === 'offer_asked' && note === towardsNote(sum.title));
    const press = pressOf(offerPaths.towards, 'Put it towards this one', [['car_id', sum.carId]]);
    return { sum, press: isTold ? null : press, browse: null };
  }
  const { settings } = context;
  return {
    sum: null,
    press: null,
    browse: { text: `See our ${vehicleNoun(2, settings.stock)}`, href: settings.search.basePath },
  };
}

/** What staff read of the car that somebody wants for theirs. */
export function towardsNote(title: string): string {
  return `Wants to put the offer towards the ${title}.`;
}

export const personNote = 'Wants a person to look at the number and call back.';

/** A person in place of the program (LAW-2), with the clock of who answers. */
export function personWay(context: SiteContext, { events, location }: FoundOffer, now: Date): OfferWayView {
  const zone = location ? locationZone(location, context.zone) : context.zone;
  const asked = events.findLast(({ kind, note }) => kind === 'offer_asked' && note === personNote);
  const due = responseDueAt(location, context, asked?.at ?? now, context.settings.leads);
  const who = whoAnswers(context, location);
  return {
    title: asked ? 'We’ll call you' : 'Ask a person',
    text: asked
      ? `${who} will call you by ${momentWords(due, now, zone)}.`
      : `${who} will look at it and call you by ${momentWords(due, now, zone)}.`,
    href: null,
    press: asked ? null : pressOf(offerPaths.person, 'Ask a person'),
  };
}

/** Where a time for the inspection is chosen; null where the site agrees on times by phone. */
export function bookWay(
  { settings }: Pick<SiteContext, 'settings'>,
  { inspection }: Pick<FoundOffer, 'inspection'>,
  text: string,
): { readonly text: string; readonly href: string } | null {
  if (!settings.testDrive.asksTime) return null;
  return { text: inspection ? 'Move the inspection' : text, href: offerPaths.inspection };
}
