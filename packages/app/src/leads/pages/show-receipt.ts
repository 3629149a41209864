import { longDay } from '@forecourt/domain/core/day-words';
import { longMoment, momentWords } from '@forecourt/domain/locations/moment-words';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { successCategory, successText } from '@forecourt/domain/leads/success-category';
import type { Delivery } from '@forecourt/domain/leads/delivery';
import type { ReceiptDetails } from '@forecourt/domain/leads/lead-event';
import { navigationLink } from '@forecourt/domain/site/navigation';
import { placeName } from '@forecourt/domain/locations/location-slug';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { TestDriveStore } from '../../ports/leads/test-drive-store.port.ts';
import { locationCard } from '../../pages/blocks/location-card.ts';
import type { Page } from '../../shared/page.view.ts';
import { loadSitePages, type SitePagesStores } from '../../shared/site-pages.ts';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { isOnSite } from '../../stock/search/is-on-site.ts';
import { bookingAddress } from '../../shared/drive-address.ts';
import { carLineOf } from './car-line.view.ts';
import { findReceipt } from '../record/find-receipt.ts';
import { bytesOfHex, readReceiptToken, type ReceiptTokens } from '../record/receipt-token.ts';
import type { ClockStepView, ReceiptPageView } from './receipt-page.view.ts';

export interface ReceiptPorts {
  readonly store: StoreRunner<
    {
      readonly leads: Pick<LeadStore, 'findBySubmission' | 'listEvents' | 'listDeliveries'>;
      readonly cars: Pick<CarStore, 'findById'>;
      readonly drives: Pick<TestDriveStore, 'findByLink'>;
      readonly locations: Pick<LocationStore, 'list'>;
    } & SitePagesStores
  >;
  readonly media: MediaAddresses;
  readonly tokens: ReceiptTokens;
}

interface Receipt {
  readonly at: Date;
  readonly details: ReceiptDetails;
  readonly deliveries: readonly Delivery[];
}

interface ReceiptRequest {
  /** The end of the address, or null where the page after a form does not say which. */
  readonly token: string | null;
  /** What the browser kept of the form (URL-5). */
  readonly category: string | null;
  /** It is shown under its own address. */
  readonly isFollowed?: boolean;
  readonly now: Date;
}

export const receiptsRoot = '/enquiries/';
const mostEvents = 1_000;
const mostDeliveries = 100;
const mostLocations = 1_000;

/**
 * What became of a form (URL-5, FORM-9): when it was received, whether it reached the dealership, by when they
 * answer. Null where a token opens nothing; without a token it only thanks.
 */
export async function showReceipt(
  { store, media, tokens }: ReceiptPorts,
  context: SiteContext,
  { token, category, isFollowed = false, now }: ReceiptRequest,
): Promise<Page<'receipt', ReceiptPageView> | null> {
  const read = token === null ? null : readReceiptToken(tokens, token);
  if (token !== null && !read) return null;
  const found = await store.run(context.scope, async ({ leads, cars, drives, locations, pages, models }) => {
    const leadId = read && (await leads.findBySubmission(read.submissionId));
    const receipt = read && leadId && findReceipt(await leads.listEvents(leadId, mostEvents), read.hash);
    const deliveries = leadId && receipt ? await leads.listDeliveries(leadId, mostDeliveries) : [];
    const carId = receipt?.details.carId ?? null;
    return {
      receipt: receipt && { ...receipt, deliveries },
      drive: read && receipt ? await drives.findByLink(bytesOfHex(read.hash)) : null,
      car: carId === null ? null : await cars.findById(carId),
      locations: await locations.list(mostLocations),
      sitePages: await loadSitePages({ pages, models }, context),
    };
  });
  const { receipt, drive, car, locations, sitePages } = found;
  if (token !== null && !receipt) return null;
  const { settings, site } = context;
  const { successLink } = settings.enquiry;
  const location = locations.find(({ id, visible }) => visible && id === receipt?.details.locationId) ?? null;
  const zone = location ? locationZone(location, context.zone) : context.zone;
  const booking = drive &&
    read && {
      href: bookingAddress(read.secret),
      text: 'See, move or cancel your test drive',
    };
  const heading = 'Thank you';
  const kind = receipt ? successCategory(receipt.details.form) : category;
  const whose = location ? `${site.name} ${placeName(location.name)}` : site.name;
  const next = successLink === null ? null : navigationLink({ label: '', link: successLink }, sitePages);
  return {
    kind: 'receipt',
    status: 200,
    head: unlistedHead(context, heading),
    view: {
      heading,
      lead:
        drive && drive.cancelledAt === null
          ? `Your test drive is booked: ${longMoment(drive.startsAt, zone)}.`
          : successText(kind, settings.enquiry).replace(/^Thank you\.\s*/, ''),
      steps: receipt ? stepsOf(receipt, { now, zone, whose }) : [],
      follow:
        token === null
          ? null
          : isFollowed
            ? booking
            : { href: `${receiptsRoot}${token}`, text: 'Follow this on its own page' },
      car: car && isOnSite(car, context, now) ? carLineOf(car, context, media) : null,
      location: location && locationCard(location, null, { context, now, sitePages }).card,
      next: next && { href: next.href, text: next.href === '/' ? 'Go to the home page' : 'Go on' },
    },
    validUntil: now,
    isDegraded: false,
  };
}

interface Clock {
  readonly now: Date;
  readonly zone: string;
  readonly whose: string;
}

function stepsOf(
  { at, details, deliveries }: Receipt,
  { now, zone, whose }: Clock,
): readonly ClockStepView[] {
  const words = (moment: Date) => momentWords(moment, now, zone);
  const arrived = deliveries.flatMap(({ deliveredAt }) =>
    // What went out before told of something else: half the form, or an earlier message.
    deliveredAt && deliveredAt >= at ? deliveredAt : [],
  );
  const first = arrived.length > 0 ? new Date(Math.min(...arrived.map((one) => one.getTime()))) : null;
  const due = new Date(details.responseDue);
  return [
    {
      state: 'done',
      title: `Received at ${words(at)}`,
      text: details.isMailed ? 'A confirmation is on its way to your email.' : null,
    },
    first
      ? { state: 'done', title: `With ${whose} since ${words(first)}`, text: null }
      : {
          state: 'next',
          title: `On its way to ${whose}`,
          text: 'It is stored with us, and we keep sending until it has arrived.',
        },
    {
      state: first ? 'next' : 'later',
      title: due < now ? `An answer was due by ${words(due)}` : `You hear from us by ${words(due)}`,
      text: due < now ? 'Please call if nobody has rung you yet.' : null,
    },
    ...(details.day
      ? [
          {
            state: 'later' as const,
            title: `Your service: ${longDay(details.day)}`,
            text: 'The workshop agrees the time with you.',
          },
        ]
      : []),
  ];
}
