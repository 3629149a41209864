import { longDay } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { longMoment } from '@forecourt/domain/locations/moment-words';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { lastMinuteOf } from '@forecourt/domain/trade-in/offer-validity';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { offerConditions, programWords } from '../offer-promises.ts';
import { offeredCarTitle } from '../offered-car.ts';
import { offerTowards, offerViewOf, personWay, pressOf, type WithOffer } from './offer-parts.ts';
import type { OfferWayView, OpenOfferView } from './offer-step.view.ts';

/** A number that stands, or that has ended: then the page stays, and asks for another with the same answers. */
export function openOfferView(
  ports: { readonly media: MediaAddresses },
  context: SiteContext,
  found: WithOffer,
  { now, state }: { readonly now: Date; readonly state: 'ended' | 'open' },
) {
  const { offer, journey } = found;
  const { settings, zone } = context;
  const shown = offerViewOf(found, context);
  const car = offeredCarTitle(journey.lookup?.vehicle ?? null);
  const ended = longDay(dateIn(lastMinuteOf(offer), zone));
  const isOpen = state === 'open';
  return {
    state,
    heading: isOpen ? `Our offer: ${shown.amount}` : `Our offer ended ${ended}`,
    about: `Our offer for your ${car}`,
    offer: shown,
    press: isOpen
      ? {
          ...pressOf(offerPaths.accept, `Accept ${shown.amount}`, [['offer', offer.id]]),
          shortText: 'Accept',
        }
      : pressOf(offerPaths.again, 'Ask for a new number'),
    pressNote: isOpen ? 'You can still change your mind at the inspection.' : 'Your answers are kept.',
    change: pressOf(offerPaths.change, 'Something’s not right, change it'),
    ways: isOpen ? [...inspectionWay(context, found), personWay(context, found, now), ...keepWay(found)] : [],
    conditions: offerConditions(settings),
    program: programWords(context),
    towards: isOpen ? offerTowards(ports, context, found, now) : { sum: null, press: null, browse: null },
    validUntil: offer.validUntil.toISOString(),
  } satisfies Partial<OpenOfferView>;
}

function inspectionWay(
  context: SiteContext,
  { inspection, inspectedAt }: WithOffer,
): readonly OfferWayView[] {
  if (!context.settings.testDrive.asksTime) return [];
  const zone = inspectedAt ? locationZone(inspectedAt, context.zone) : context.zone;
  const { slotMinutes } = context.settings.testDrive;
  return [
    {
      title: inspection ? 'Your inspection' : 'Only book the inspection',
      text: inspection
        ? `${longMoment(inspection.startsAt, zone)}. Need to move it?`
        : `Allow ${slotMinutes} minutes. Decide there.`,
      href: offerPaths.inspection,
      press: null,
    },
  ];
}

/** Only who left an address that looked like a person's gets mail. */
function keepWay({ received }: WithOffer): readonly OfferWayView[] {
  if (received?.isMailed !== true) return [];
  return [
    {
      title: 'Keep it for later',
      text: 'We’ll email you a link to this page.',
      href: null,
      press: pressOf(offerPaths.email, 'Keep it for later'),
    },
  ];
}
