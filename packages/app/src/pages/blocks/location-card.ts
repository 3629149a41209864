import { knownText } from '@forecourt/domain/core/known-text';
import { endOfDay, weekdayIn, type Weekday } from '@forecourt/domain/core/zoned-time';
import type { Location } from '@forecourt/domain/locations/location';
import { locationLink } from '@forecourt/domain/locations/location-link';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { openingHours, type HoursLine } from '@forecourt/domain/locations/opening-hours';
import { openWords } from '@forecourt/domain/locations/open-words';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import { safeLink } from '@forecourt/domain/core/safe-link';
import { locationPhoneViewOf, type PhoneRevealView } from '../../shared/phone-reveal.view.ts';
import { earliest } from '../../shared/earliest.ts';
import { searchHref, type StockGlance } from '../../stock/search/stock-glance.ts';
import { blockLink, type BlockLinkView } from './block-link.ts';
import type { BlockPage } from './define-block.ts';

/** A location as a block draws it (LOC-1). */
export interface LocationCardView {
  readonly name: string;
  readonly street: string | null;
  /** Cowra NSW 2794. */
  readonly city: string | null;
  readonly state: string | null;
  readonly openText: string | null;
  readonly isOpen: boolean;
  readonly hours: readonly (HoursLine & { readonly isToday: boolean })[];
  readonly phone: PhoneRevealView | null;
  readonly directions: BlockLinkView | null;
  readonly page: BlockLinkView | null;
  readonly cars: { readonly text: string; readonly href: string } | null;
}

/** What a card of a location needs to know of the page that it stands on. */
export type CardPage = Pick<BlockPage, 'context' | 'now' | 'sitePages'>;

/** The card of a location, with the moment at which its words change. */
export function locationCard(
  location: Location,
  stock: StockGlance | null,
  page: CardPage,
): { readonly card: LocationCardView; readonly validUntil: Date | null } {
  const { context, now } = page;
  const { settings } = context;
  const zone = locationZone(location, context.zone);
  const { address } = location;
  const open = openWords(calendarOf(location, context.zone, context.publicHolidays), now);
  const today = weekdayIn(now, zone);
  const card: LocationCardView = {
    name: placeName(location.name),
    street: knownText(address?.street),
    city: joined([address?.city, address?.state, address?.postcode]),
    state: knownText(address?.state),
    openText: open.text,
    isOpen: open.isOpen,
    hours: openingHours(location.openingHours, settings.locations).map(({ days, hours }) => ({
      days,
      hours,
      isToday: isOf(days, today),
    })),
    phone: locationPhoneViewOf(location, context),
    directions: directionsTo(address, settings.locations.directionsText),
    page: blockLink(
      { label: settings.locations.cardButtonText, link: locationLink(location, settings) },
      page,
    ),
    cars: carsAt(location, stock, page),
  };
  return { card, validUntil: earliest([open.validUntil, endOfDay(now, zone)]) };
}

const directory = 'https://www.google.com/maps/dir/?api=1&destination=';

/** The way to an address, by the dealer's own map link where there is one. */
export function directionsTo(address: Location['address'], label: string): BlockLinkView | null {
  const own = safeLink(knownText(address?.placeUrl));
  const to = joined([address?.street, address?.city, address?.state, address?.postcode]);
  if (own) return { label, href: own.href, isExternal: true };
  return to === null ? null : { label, href: directory + encodeURIComponent(to), isExternal: true };
}

function carsAt(
  { name }: Pick<Location, 'name'>,
  stock: StockGlance | null,
  { context }: CardPage,
): LocationCardView['cars'] {
  const count = stock?.facets.locationName?.find(({ value }) => value === name)?.count ?? 0;
  if (!stock || count === 0) return null;
  const text = count === 1 ? '1 in stock here' : `${count.toLocaleString('en-AU')} in stock here`;
  return { text, href: searchHref({ locationName: [name] }, context.settings, stock.makes) };
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Whether a day is among those of a line of hours: Mon-Fri, or Mon-Wed, Fri. */
function isOf(days: string, day: Weekday): boolean {
  return days.split(', ').some((run) => {
    const [first, last = first] = run
      .split('-')
      .map((name) => dayNames.indexOf(name as (typeof dayNames)[0]));
    return first !== undefined && last !== undefined && first <= day && day <= last;
  });
}

function joined(parts: readonly (string | null | undefined)[]): string | null {
  return knownText(parts.flatMap((part) => knownText(part) ?? []).join(' '));
}
