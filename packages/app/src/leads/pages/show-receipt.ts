import { longDay } from '@forecourt/domain/core/day-words';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { longMoment, momentWords } from '@forecourt/domain/locations/moment-words';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { successCategory } from '@forecourt/domain/leads/success-category';
import type { LeadEventOf } from '@forecourt/domain/leads/lead-event';
import { bookedHeading, thanksHeading } from '@forecourt/domain/leads/thanks-words';
import type { Location } from '@forecourt/domain/locations/location';
import type { Car } from '@forecourt/domain/stock/car/car';
import { driveNoun } from '@forecourt/domain/stock/presentation/drive-noun';
import { navigationLink } from '@forecourt/domain/site/navigation';
import { placeName } from '@forecourt/domain/locations/location-slug';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { TestDriveAppointment, TestDriveStore } from '../../ports/leads/test-drive-store.port.ts';
import { locationCard } from '../../pages/blocks/location-card.ts';
import type { Page } from '../../shared/page.view.ts';
import { loadSitePages, type SitePagesStores } from '../../shared/site-pages.ts';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { isOnSite } from '../../stock/search/is-on-site.ts';
import { bookingAddress } from '../../shared/drive-address.ts';
import { serviceEvent } from '../confirm/service-event.ts';
import { writeCalendar } from '../confirm/write-calendar.ts';
import { carLineOf } from './car-line.view.ts';
import { nextWays } from './next-ways.ts';
import { receiptSteps } from './receipt-steps.ts';
import { findReceipt } from '../record/find-receipt.ts';
import { bytesOfHex, readReceiptToken, type ReceiptTokens } from '../record/receipt-token.ts';
import type { ReceiptPageView } from './receipt-page.view.ts';

export interface ReceiptPorts {
  readonly store: StoreRunner<
    {
      readonly leads: Pick<LeadStore, 'findBySubmission' | 'findNameForSender' | 'listEvents'>;
      readonly cars: Pick<CarStore, 'findById'>;
      readonly drives: Pick<TestDriveStore, 'findByLink'>;
      readonly locations: Pick<LocationStore, 'list'>;
    } & SitePagesStores
  >;
  readonly media: MediaAddresses;
  readonly tokens: ReceiptTokens;
}

interface ReceiptRequest {
  /** The end of the address, or null where the page after a form does not say which. */
  readonly token: string | null;
  /** Of the secret that this browser holds: the name in a form is told to whoever sent it. */
  readonly senderHash: Uint8Array | null;
  /** It is shown under its own address. */
  readonly isFollowed?: boolean;
  readonly now: Date;
}

export const receiptsRoot = '/enquiries/';
/** Under its own address it is also a file for a calendar. */
export const calendarEnd = '/calendar';
const mostEvents = 1_000;
const mostLocations = 1_000;

/**
 * What became of a form (URL-5, FORM-9): its sender is thanked by name, whoever else has the link reads by when
 * somebody answers. Null where a token opens nothing; without a token nothing is said about anybody.
 */
export async function showReceipt(
  ports: ReceiptPorts,
  context: SiteContext,
  request: ReceiptRequest,
): Promise<Page<'receipt', ReceiptPageView> | null> {
  const found = await findForm(ports, context, request);
  if (found === null) return null;
  const { sitePages, ...form } = found;
  const { successLink } = context.settings.enquiry;
  const next = successLink === null ? null : navigationLink({ label: '', link: successLink }, sitePages);
  const { receipt } = form;
  const view: ReceiptPageView = {
    ...nothingToShow,
    ...(receipt && ofForm(ports, context, { ...form, sitePages, receipt }, request)),
    next: next && { href: next.href, text: next.href === '/' ? 'Go to the home page' : 'Go on' },
  };
  const title = receipt ? 'Thanks' : view.heading;
  const head = unlistedHead(context, title);
  return { kind: 'receipt', status: 200, head, view, validUntil: request.now, isDegraded: false };
}

/** What a stranger reads. */
const nothingToShow = {
  tone: null,
  heading: 'Nothing to show here',
  lead: 'If you sent us something, the link is in the email we sent you.',
  steps: [],
  follow: null,
  car: null,
  when: null,
  location: null,
  ways: { heading: '', items: [] },
} as const;

interface FoundForm {
  readonly receipt: LeadEventOf<'receipt'>;
  readonly name: string | null;
  readonly secret: string;
  readonly drive: TestDriveAppointment | null;
  readonly car: Car | null;
  readonly locations: readonly Location[];
  readonly sitePages: Awaited<ReturnType<typeof loadSitePages>>;
}

/** The form of a token, as far as this browser may know it; null where the token opens nothing. */
async function findForm(
  { store, tokens }: ReceiptPorts,
  context: SiteContext,
  { token, senderHash }: ReceiptRequest,
): Promise<(Omit<FoundForm, 'receipt'> & { readonly receipt: FoundForm['receipt'] | null }) | null> {
  const read = token === null ? null : readReceiptToken(tokens, token);
  if (token !== null && !read) return null;
  const found = await store.run(context.scope, async ({ leads, cars, drives, locations, pages, models }) => {
    const leadId = read && (await leads.findBySubmission(read.submissionId));
    const receipt = read && leadId && findReceipt(await leads.listEvents(leadId, mostEvents), read.hash);
    const carId = receipt?.details.carId ?? null;
    return {
      receipt,
      name: leadId && receipt && senderHash ? await leads.findNameForSender(leadId, senderHash) : null,
      secret: read?.secret ?? '',
      drive: read && receipt ? await drives.findByLink(bytesOfHex(read.hash)) : null,
      car: carId === null ? null : await cars.findById(carId),
      locations: receipt ? await locations.list(mostLocations) : [],
      sitePages: await loadSitePages({ pages, models }, context),
    };
  });
  return token !== null && !found.receipt ? null : found;
}

function ofForm(
  { media }: Pick<ReceiptPorts, 'media'>,
  context: SiteContext,
  { receipt, name, secret, drive, car: sent, locations, sitePages }: FoundForm,
  { token, isFollowed = false, now }: ReceiptRequest,
): Omit<ReceiptPageView, 'next'> {
  const { site, settings } = context;
  const { details } = receipt;
  const location = locations.find(({ id, visible }) => visible && id === details.locationId) ?? null;
  const zone = location ? locationZone(location, context.zone) : context.zone;
  const car = sent && isOnSite(sent, context, now) ? sent : null;
  const category = successCategory(details.form);
  const due = new Date(details.responseDue);
  const booked = drive && drive.cancelledAt === null ? drive : null;
  const day = details.day ?? null;
  const time = details.time ?? null;
  const thanked = {
    category,
    name,
    due: momentWords(due, now, zone),
    isOverdue: due < now && day === null,
    day,
    time,
  };
  const noun = driveNoun(settings.stock, car);
  const own = { href: bookingAddress(secret), text: `See, move or cancel your ${noun}` };
  return {
    tone: booked || day !== null ? 'Booked' : 'Sent',
    heading: booked ? bookedHeading(name, car !== null) : thanksHeading(thanked),
    lead: booked ? `${longMoment(booked.startsAt, zone)}.` : settings.enquiry.successTexts[category],
    steps: receiptSteps(receipt, { now, zone, whose: whoseOf(site.name, location) }),
    follow: drive
      ? own
      : isFollowed
        ? null
        : { href: `${receiptsRoot}${token}`, text: 'Save a link to this page' },
    car: car && carLineOf(car, context, media),
    when:
      day === null
        ? null
        : {
            lines: [longDay(day), ...(time === null ? [] : [clockWords(time)])],
            calendar: `${receiptsRoot}${token}${calendarEnd}`,
          },
    location: location && locationCard(location, null, { context, now, sitePages }).card,
    ways: { heading: 'While you wait', items: nextWays(context, category, car) },
  };
}

/** The booked service of a token as a calendar file; null where there is none. */
export async function receiptCalendar(
  ports: ReceiptPorts,
  context: SiteContext,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<string | null> {
  const found = await findForm(ports, context, { token, senderHash: null, now });
  const details = found?.receipt?.details;
  const submissionId = readReceiptToken(ports.tokens, token)?.submissionId;
  if (!details || !submissionId) return null;
  const location = found.locations.find(({ id }) => id === details.locationId) ?? null;
  const booked = { leadId: submissionId, location, now };
  const event = serviceEvent(details, booked, { siteName: context.site.name, zone: context.zone });
  return event && writeCalendar(event);
}

function whoseOf(siteName: string, location: Location | null): string {
  return location ? `${siteName} ${placeName(location.name)}` : siteName;
}
