import { personToAsk } from '@forecourt/domain/contact/person-to-ask';
import { isMobile } from '@forecourt/domain/contact/phone-words';
import { longDay } from '@forecourt/domain/core/day-words';
import { departmentOf, type Department } from '@forecourt/domain/locations/department';
import { distanceTo, distanceWords, type Point } from '@forecourt/domain/locations/distance';
import type { Location } from '@forecourt/domain/locations/location';
import { locationContactLink } from '@forecourt/domain/locations/location-link';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import { daysPlanned, exceptionalDays } from '@forecourt/domain/locations/exceptional-days';
import type { Place } from '@forecourt/domain/locations/places';
import { placeTitle } from '@forecourt/domain/locations/place-title';
import { pathFor } from '@forecourt/domain/site/paths';
import { locationCard, type CardPage } from '../pages/blocks/location-card.ts';
import type { ContactPlaceView, PlaceCardView, PlaceRowView, StatePlacesView } from './contact-page.view.ts';

const departmentNames: Readonly<Record<Department, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
};

interface Shown<View> {
  readonly view: View;
  readonly validUntil: Date | null;
}

/** A place at length, with the department that was asked for or its first. */
export function contactPlace(
  { name, departments, main }: Place,
  { asked, path }: { readonly asked: string | null; readonly path: string },
  page: CardPage,
): Shown<ContactPlaceView> {
  const shown = departments.find((one) => departmentOf(one) === asked) ?? main;
  const { card, validUntil } = locationCard(shown, null, page);
  const { street, city, openText, isOpen, hours, phone, directions } = card;
  const isTold = new Set(departments.map(departmentOf)).size === departments.length;
  const isService = departmentOf(shown) === 'service';
  const { contact } = page.context.settings;
  const person = personToAsk(shown, contact.people);
  return {
    view: {
      name,
      street,
      city,
      openText,
      isOpen,
      hours,
      phone,
      directions,
      departments:
        departments.length > 1 && isTold
          ? departments.map((one) => ({
              label: departmentNames[departmentOf(one)],
              href: one === main ? path : `${path}?d=${departmentOf(one)}`,
              isHere: one === shown,
            }))
          : [],
      book: isService
        ? { label: 'Book in', href: pathFor(page.context.settings, 'bookService'), isExternal: false }
        : null,
      person: person && { name: person.name, role: person.role },
      email: person?.email ?? contact.email,
      text: phone?.kind === 'shown' && isMobile(phone.shown) ? phone.href.replace(/^tel:/, 'sms:') : null,
      exceptions: exceptionsOf(shown, page),
    },
    validUntil,
  };
}

const mostExceptions = 6;

function exceptionsOf(
  location: Location,
  { context: { settings, zone, publicHolidays }, now }: CardPage,
): ContactPlaceView['exceptions'] {
  const calendar = calendarOf(location, zone, publicHolidays);
  const days = exceptionalDays(calendar, settings.locations, now, daysPlanned);
  return days
    .slice(0, mostExceptions)
    .map(({ date, name, hours }) => ({ day: [longDay(date), name].filter(Boolean).join(', '), hours }));
}

/** A place in a row of several, with the name of its dealership where they are of several. */
export function placeRow(
  { name, main }: Place,
  page: CardPage,
  {
    isShared,
    from,
    fromName,
  }: { readonly isShared: boolean; readonly from: Point | null; readonly fromName: string | null },
): Shown<PlaceRowView & { readonly state: string }> & Pick<PlaceCardView, 'hours'> {
  const { card, validUntil } = locationCard(main, null, page);
  const { street, city, state, openText, isOpen, hours, phone, directions } = card;
  // A site of one manufacturer has no pages of locations: their links lead here (URL-7).
  const own = card.page?.href ?? null;
  const isHere = own === null || own === pathFor(page.context.settings, 'contact');
  const href = isHere ? locationContactLink(main) : own;
  const owner = page.context.dealerships.find(({ id }) => id === main.dealershipId);
  const title = owner && isShared ? placeTitle(main.name, owner.name) : name;
  const km = from && kmFrom(main, from);
  const distance = km && [km, fromName].filter((said) => said !== null).join(' from ');
  const row = {
    key: main.id,
    name: title,
    street,
    city,
    openText,
    isOpen,
    phone,
    directions,
    href,
    distance,
  };
  return { view: { ...row, state: state ?? 'Elsewhere' }, hours, validUntil };
}

const seenAtOnce = 6;

/** The places of a group by state, that of the site first and open. */
export function placesByState(
  rows: readonly (PlaceRowView & { readonly state: string })[],
  own: Location | null,
  { isFound, isNear }: { readonly isFound: boolean; readonly isNear: boolean },
): readonly StatePlacesView[] {
  const byState = [...Map.groupBy(rows, ({ state }) => state)];
  // Nearest first, the visitor's own state is that of the first.
  const home = isNear ? byState[0]?.[0] : (own?.address?.state ?? byState[0]?.[0]);
  const isHome = (state: string) => state.toLowerCase() === home?.toLowerCase();
  const ordered = byState.toSorted(
    ([one, some], [other, more]) => Number(isHome(other)) - Number(isHome(one)) || more.length - some.length,
  );
  return ordered.map(([label, places]) => {
    // Of those that somebody asked for, and of a few, all are seen.
    const first = isFound ? places : places.slice(0, seenAtOnce);
    const rest = places.slice(first.length);
    return {
      id: `in-${label.toLowerCase().replaceAll(/\W+/g, '-')}`,
      label,
      count: countOf(places.length, isNear && isHome(label)),
      isOpen: isFound || isHome(label),
      first,
      rest: rest.length === 0 ? null : { text: `Show the other ${rest.length} in ${label}`, places: rest },
    };
  });
}

/** Where the nearest stand above, the others of their state are more of them. */
function countOf(count: number, areMore: boolean): string {
  return `${count} ${areMore ? 'more ' : ''}${count === 1 ? 'dealership' : 'dealerships'}`;
}

/** How far a location is from a point, in words; null where nobody knows where it is. */
export function kmFrom(location: Place['main'], from: Point): string | null {
  const km = distanceTo(location, from);
  return km === null ? null : distanceWords(km);
}
