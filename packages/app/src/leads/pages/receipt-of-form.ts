import { personToAsk } from '@forecourt/domain/contact/person-to-ask';
import { parsePhone } from '@forecourt/domain/core/australian-phone';
import { longDay } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import type { LeadEventOf, ReceiptDetails } from '@forecourt/domain/leads/lead-event';
import { leadReference } from '@forecourt/domain/leads/lead-reference';
import { successCategory } from '@forecourt/domain/leads/success-category';
import { bookedHeading, thanksHeading } from '@forecourt/domain/leads/thanks-words';
import { departmentOf } from '@forecourt/domain/locations/department';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import type { Location } from '@forecourt/domain/locations/location';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { clockName, longMoment, momentWords } from '@forecourt/domain/locations/moment-words';
import type { Car } from '@forecourt/domain/stock/car/car';
import { pathFor } from '@forecourt/domain/site/paths';
import { driveNoun } from '@forecourt/domain/stock/presentation/drive-noun';
import { locationCard, type CardPage } from '../../pages/blocks/location-card.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { LeadSender } from '../../ports/leads/lead-store.port.ts';
import type { TestDriveAppointment } from '../../ports/leads/test-drive-store.port.ts';
import { bookingAddress } from '../../shared/drive-address.ts';
import type { PhoneRevealView } from '../../shared/phone-reveal.view.ts';
import { withWholeNumbers } from '../../shared/with-whole-numbers.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { isOnSite } from '../../stock/search/is-on-site.ts';
import { isServiceChangeable, isServiceMovable, type BookedService } from '../record/booked-service.ts';
import { calendarEnd, cancelEnd, moveEnd, receiptsRoot } from '../record/receipt-address.ts';
import { carLineOf } from './car-line.view.ts';
import { nextWays } from './next-ways.ts';
import { receiptSteps } from './receipt-steps.ts';
import type { ReceiptPageView } from './receipt-page.view.ts';

export interface FoundForm {
  readonly receipt: LeadEventOf<'receipt'>;
  /** Null where this browser did not prove to be its sender's. */
  readonly sender: LeadSender | null;
  readonly secret: string;
  readonly drive: TestDriveAppointment | null;
  /** The booked service as it is now. */
  readonly service: BookedService | null;
  /** It has its place in a workshop, which can be given up. */
  readonly hasPlace: boolean;
  readonly car: Car | null;
  readonly locations: readonly Location[];
  readonly sitePages: CardPage['sitePages'];
}

interface Followed {
  readonly token: string | null;
  readonly isFollowed?: boolean;
  readonly now: Date;
}

/** What the page says of a form that it knows. */
export function receiptOfForm(
  { media }: { readonly media: MediaAddresses },
  context: SiteContext,
  form: FoundForm,
  { token, isFollowed = false, now }: Followed,
): Omit<ReceiptPageView, 'next'> {
  const { receipt, sender, secret, drive, service, car: sent, locations, sitePages } = form;
  const { settings } = context;
  const { details } = receipt;
  const location = locations.find(({ id, visible }) => visible && id === details.locationId) ?? null;
  const zone = location ? locationZone(location, context.zone) : context.zone;
  // A place keeps its own time, and its people know it.
  const clock = location ? '' : clockName(zone, zonesOf(locations, context), now);
  const car = sent && isOnSite(sent, context, now) ? sent : null;
  const isOff = isCancelled(drive) || service?.isCancelled === true;
  const noun = driveNoun(settings.stock, car);
  const card =
    location && locationCard(location, null, { context: withWholeNumbers(context), now, sitePages }).card;
  return {
    ...saidOf(context, { receipt, sender, drive, service, car, zone, clock, noun, now }),
    steps: receiptSteps(receipt, {
      now,
      zone,
      clock,
      who: whoAnswers(context, location),
      reach: reachWords(sender),
      bring: settings.serviceBooking.bringText,
      isBooked: drive !== null || (service !== null && service.time !== null),
      isCancelled: isOff,
      service,
      reference:
        details.form === 'parts' && receipt.submissionId !== null
          ? leadReference(receipt.submissionId)
          : null,
    }),
    follow: drive
      ? { href: bookingAddress(secret), text: `See, move or cancel your ${noun}` }
      : isOff
        ? null
        : isFollowed
          ? { href: null, text: 'This address is yours alone. Bookmark it to see how this is going.' }
          : { href: `${receiptsRoot}${token}`, text: 'Get a link to this page' },
    car: car && carLineOf(car, context, media),
    message: isOff ? null : (sender?.message ?? null),
    subject: car ? null : subjectOf(details, sender?.rego ?? null),
    ...ticketOf(form, { token, zone, now }, card?.phone ?? null),
    isCancelled: isOff,
    again:
      service?.isCancelled === true
        ? { href: pathFor(settings, 'bookService'), text: 'Book another time' }
        : null,
    location: card,
    ways: {
      heading: service ? 'Before you come' : 'While you wait',
      items: isOff ? [] : nextWays(context, details.form, car),
    },
  };
}

/** By what they can be answered, as they left it, so that a slip is seen: of both nobody knows which it will be. */
function reachWords(sender: LeadSender | null): string {
  const { phone, email } = sender ?? { phone: null, email: null };
  const called = phone === null ? null : `call you on ${shownPhone(phone)}`;
  const mailed = email === null ? null : `email you at ${email}`;
  return [called, mailed].filter((way) => way !== null).join(' or ') || 'get back to you';
}

function shownPhone(phone: string): string {
  return (parsePhone(phone)?.display ?? phone).replaceAll(' ', '\u{A0}');
}

/** When it is booked for, and how that is changed: here, as long as its place can be given up. */
function ticketOf(
  { service, hasPlace, receipt: { details } }: FoundForm,
  { token, zone, now }: { readonly token: string | null; readonly zone: string; readonly now: Date },
  phone: PhoneRevealView | null,
): Pick<ReceiptPageView, 'when' | 'change' | 'move' | 'cancel'> {
  if (!service) return { when: null, change: null, move: null, cancel: null };
  const { day, time } = service;
  const address = (end: string) => `${receiptsRoot}${token}${end}`;
  const canChange = isServiceChangeable(service, zone, now);
  const isHere = canChange && hasPlace;
  return {
    when: {
      lines: [longDay(day), ...(time === null ? [] : [clockWords(time)])],
      calendar: canChange ? address(calendarEnd) : null,
    },
    change: canChange && !hasPlace ? changeOf(details, phone) : null,
    move: isHere && isServiceMovable(service, zone, now) ? address(moveEnd) : null,
    cancel: isHere ? address(cancelEnd) : null,
  };
}

interface SaidForm extends Pick<FoundForm, 'receipt' | 'sender' | 'drive' | 'service' | 'car'> {
  readonly zone: string;
  readonly clock: string;
  readonly noun: string;
  readonly now: Date;
}

function saidOf(
  { settings }: Pick<SiteContext, 'settings'>,
  { receipt: { details }, sender, drive, service, car, zone, clock, noun, now }: SaidForm,
): Pick<ReceiptPageView, 'tone' | 'heading' | 'lead'> {
  const name = sender?.name ?? null;
  if (drive?.cancelledAt) {
    return { tone: null, heading: `Your ${noun} is cancelled`, lead: 'We hope to see you another day.' };
  }
  if (drive) {
    const heading = bookedHeading(name, { hasCar: car !== null, isMoved: false });
    return { tone: 'Booked', heading, lead: `${longMoment(drive.startsAt, zone, clock)}.` };
  }
  if (service?.isCancelled === true) {
    return {
      tone: null,
      heading: 'Your service booking is cancelled',
      lead: 'No worries, and thanks for letting us know. We hope to see you another day.',
    };
  }
  const { day, time } = service ?? { day: null, time: null };
  const category = successCategory(details.form);
  const due = new Date(details.responseDue);
  return {
    tone: service ? (service.isMoved ? 'Moved' : 'Booked') : 'Sent',
    heading: thanksHeading({
      category,
      name,
      due: momentWords(due, now, zone, clock),
      isOverdue: due < now && day === null,
      day,
      time,
      today: dateIn(now, zone),
    }),
    lead: details.form === 'parts' ? settings.parts.thanksText : settings.enquiry.successTexts[category],
  };
}

function isCancelled(drive: TestDriveAppointment | null): boolean {
  return drive !== null && drive.cancelledAt !== null;
}

/** The clocks of a site's places. */
export function zonesOf(
  locations: readonly Location[],
  { zone }: Pick<SiteContext, 'zone'>,
): readonly string[] {
  return [zone, ...locations.filter(({ visible }) => visible).map((one) => locationZone(one, zone))];
}

/** The car and the work: Mazda CX-5, ABC 123, and Logbook service. The plate is for its sender alone. */
function subjectOf({ about, job }: ReceiptDetails, rego: string | null): ReceiptPageView['subject'] {
  const named = [about, rego?.toUpperCase()].filter(Boolean).join(', ');
  const [title, note = null] = [named, job].filter((part) => typeof part === 'string' && part !== '');
  return typeof title === 'string' ? { title, note: note ?? null } : null;
}

/** How a service is moved that nobody can move here: the page says who can. */
function changeOf({ isMailed }: ReceiptDetails, phone: PhoneRevealView | null): string | null {
  if (phone?.kind === 'masked') return 'Need to move or cancel it? Give us a call.';
  if (phone) return `Need to move or cancel it? Call us on ${phone.shown.replaceAll(' ', '\u{A0}')}.`;
  return isMailed ? 'Need to move or cancel it? Reply to the email we sent you.' : null;
}

/** Who answers, by the site's own words or by the name of whom to ask for: Zahra from Bigyard Dandenong. */
export function whoAnswers(
  context: Pick<SiteContext, 'site' | 'dealerships' | 'settings'>,
  location: Location | null,
): string {
  const { contact, enquiry } = context.settings;
  const answerer = location && personToAsk(location, contact.people)?.name;
  // Whoever answers what comes by forms is not who looks for parts.
  if (location !== null && departmentOf(location) === 'parts')
    return `${answerer ?? 'Someone'} from the parts counter at ${placeName(location.name)}`;
  return enquiry.answeredBy ?? `${answerer ?? 'Someone'} from ${whoseOf(context, location)}`;
}

/** As its people call themselves: a dealership of a group goes by its own name. */
function whoseOf(
  { site, dealerships }: Pick<SiteContext, 'site' | 'dealerships'>,
  location: Location | null,
): string {
  if (!location) return site.name;
  const place = placeName(location.name);
  return dealerships.length > 1 || place.includes(site.name) ? place : `${site.name} ${place}`;
}
