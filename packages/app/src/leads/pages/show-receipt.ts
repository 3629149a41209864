import { navigationLink } from '@forecourt/domain/site/navigation';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { ServicePlaceStore } from '../../ports/leads/service-place-store.port.ts';
import type { TestDriveStore } from '../../ports/leads/test-drive-store.port.ts';
import type { Page } from '../../shared/page.view.ts';
import { loadSitePages, type SitePagesStores } from '../../shared/site-pages.ts';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { serviceEvent } from '../confirm/service-event.ts';
import { writeCalendar } from '../confirm/write-calendar.ts';
import { bookedService } from '../record/booked-service.ts';
import { findReceipt } from '../record/find-receipt.ts';
import { bytesOfHex, readReceiptToken, type ReceiptTokens } from '../record/receipt-token.ts';
import { receiptOfForm, type FoundForm } from './receipt-of-form.ts';
import type { ReceiptPageView } from './receipt-page.view.ts';

export interface ReceiptPorts {
  readonly store: StoreRunner<
    {
      readonly leads: Pick<LeadStore, 'findBySubmission' | 'findForSender' | 'listEvents'>;
      readonly cars: Pick<CarStore, 'findById'>;
      readonly drives: Pick<TestDriveStore, 'findByLink'>;
      readonly servicePlaces: Pick<ServicePlaceStore, 'find'>;
      readonly locations: Pick<LocationStore, 'list'>;
    } & SitePagesStores
  >;
  readonly media: MediaAddresses;
  readonly tokens: ReceiptTokens;
}

export interface ReceiptRequest {
  /** The end of the address, or null where the page after a form does not say which. */
  readonly token: string | null;
  /** Of the secret that this browser holds: the name in a form is told to whoever sent it. */
  readonly senderHash: Uint8Array | null;
  /** It is shown under its own address. */
  readonly isFollowed?: boolean;
  readonly now: Date;
}

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
    ...(receipt && receiptOfForm(ports, context, { ...form, sitePages, receipt }, request)),
    next: next && { href: next.href, text: next.href === '/' ? 'Go to the home page' : 'Continue' },
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
  subject: null,
  message: null,
  when: null,
  change: null,
  isCancelled: false,
  move: null,
  cancel: null,
  again: null,
  location: null,
  ways: { heading: '', items: [] },
} as const;

/** The form of a token, as far as this browser may know it; null where the token opens nothing. */
async function findForm(
  { store, tokens }: ReceiptPorts,
  context: SiteContext,
  { token, senderHash }: ReceiptRequest,
): Promise<(Omit<FoundForm, 'receipt'> & { readonly receipt: FoundForm['receipt'] | null }) | null> {
  const read = token === null ? null : readReceiptToken(tokens, token);
  if (token !== null && !read) return null;
  const found = await store.run(context.scope, async (stores) => {
    const { leads, cars, drives, servicePlaces, locations, pages, models } = stores;
    const leadId = read && (await leads.findBySubmission(read.submissionId));
    const events = leadId ? await leads.listEvents(leadId, mostEvents) : [];
    const receipt = read && findReceipt(events, read.hash);
    const service = receipt && bookedService(receipt.details, events);
    const carId = receipt?.details.carId ?? null;
    const sender = leadId && receipt && senderHash ? await leads.findForSender(leadId, senderHash) : null;
    // In a conversation that was there already it is not what the lead began with.
    const later = events.find(
      ({ kind, submissionId }) => kind === 'message' && submissionId === read?.submissionId,
    );
    return {
      receipt,
      service,
      hasPlace: leadId && service ? (await servicePlaces.find(leadId)) !== null : false,
      sender: sender && { ...sender, message: later ? later.note : sender.message },
      secret: read?.secret ?? '',
      drive: read && receipt ? await drives.findByLink(bytesOfHex(read.hash)) : null,
      car: carId === null ? null : await cars.findById(carId),
      locations: receipt ? await locations.list(mostLocations) : [],
      sitePages: await loadSitePages({ pages, models }, context),
    };
  });
  return token !== null && !found.receipt ? null : found;
}

/** The booked service of a token as a calendar file; null where there is none. */
export async function receiptCalendar(
  ports: ReceiptPorts,
  context: SiteContext,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<string | null> {
  const found = await findForm(ports, context, { token, senderHash: null, now });
  const details = found?.receipt?.details;
  const service = found?.service;
  const submissionId = readReceiptToken(ports.tokens, token)?.submissionId;
  if (!details || !service || !submissionId) return null;
  const location = found.locations.find(({ id }) => id === details.locationId) ?? null;
  const booked = { leadId: submissionId, location, url: null, now };
  return writeCalendar(serviceEvent(service, booked, { siteName: context.site.name, zone: context.zone }));
}
