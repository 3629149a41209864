import { peopleAt, personToAsk } from '@forecourt/domain/contact/person-to-ask';
import { isMobile } from '@forecourt/domain/contact/phone-words';
import { dayInWords, weekdayInWords } from '@forecourt/domain/core/day-words';
import { aroundPlace } from '@forecourt/domain/locations/around-place';
import { departmentOf } from '@forecourt/domain/locations/department';
import { departmentSelector, type DepartmentOption } from '@forecourt/domain/locations/department-selector';
import { pointOf } from '@forecourt/domain/locations/distance';
import { exceptionalDays, type ExceptionalDay } from '@forecourt/domain/locations/exceptional-days';
import { holidayHours } from '@forecourt/domain/locations/holiday-hours';
import { licenceLine } from '@forecourt/domain/locations/licence-line';
import type { Location } from '@forecourt/domain/locations/location';
import { locationLink } from '@forecourt/domain/locations/location-link';
import { placesOf } from '@forecourt/domain/locations/places';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import { pathFor } from '@forecourt/domain/site/paths';
import { leadFormViewOf, type FormEntries } from '../leads/pages/lead-form.view.ts';
import type { ReviewSet } from '@forecourt/domain/reviews/review';
import { blockLink } from '../pages/blocks/block-link.ts';
import type { BlockPage } from '../pages/blocks/define-block.ts';
import { locationCard, type CardPage } from '../pages/blocks/location-card.ts';
import { reviewsViewOf } from '../pages/blocks/reviews.block.ts';
import type { StockGlance } from '../stock/search/stock-glance.ts';
import { earliest } from '../shared/earliest.ts';
import { locationPicture } from '../shared/location-picture.ts';
import { locationRating } from '../shared/location-rating.ts';
import type { DatedHoursView, LocationPageView } from './location-page.view.ts';
import { mapCard } from '../shared/map-card.view.ts';

interface Around {
  readonly locations: readonly Location[];
  readonly stock: StockGlance | null;
  readonly reviewSets: readonly ReviewSet[];
  readonly page: BlockPage;
}

type LocationView = Omit<LocationPageView, 'crumbs' | 'heading' | 'departments' | 'elsewhere' | 'stock'>;

/** What the page of a location says of it, with the moment at which its words change. */
export function makeLocationPageView(
  location: Location,
  { locations, stock, reviewSets, page }: Around,
): { readonly view: LocationView; readonly validUntil: Date | null } {
  const { context, now } = page;
  const { settings, zone, publicHolidays } = context;
  const { card, validUntil } = locationCard(location, stock, page);
  const options = departmentSelector(location, locations, settings.locations);
  const ids = new Set(options.map(({ id }) => id));
  const here = locations.filter(({ id }) => ids.has(id));
  const calendar = calendarOf(location, zone, publicHolidays);
  const special = holidayHours(calendar, settings.locations, now);
  const nameOn = (date: string) => calendar.publicHolidays.find((one) => one.date === date)?.name ?? null;
  const { name, openText, isOpen, directions, phone, cars } = card;
  const person = personToAsk(location, settings.contact.people);
  const others = options.flatMap((option) => alsoHereOf(option, here, page));
  const map = mapCard([location], settings);
  const address = [card.street, card.city].filter((part) => part !== null).join(', ');
  return {
    view: {
      name,
      address: address === '' ? null : address,
      rating: ratingOf([location, ...here], page),
      directions,
      phone,
      people: peopleAt(location, settings.contact.people).map(({ name: who, role, email }) => ({
        name: who,
        role,
        email,
      })),
      person: person && { name: person.name, role: person.role },
      text: phone?.kind === 'shown' && isMobile(phone.shown) ? phone.href.replace(/^tel:/, 'sms:') : null,
      alsoHere: others.map(({ view: other }) => other),
      openText,
      isOpen,
      hours: {
        heading: settings.locations.hoursTitle,
        lines: card.hours,
        exceptions: exceptionalDays(calendar, settings.locations, now).map((day) =>
          // So near, everybody knows which year it is.
          datedHours(day, dayInWords(day.date).replace(/ \d{4}$/, '')),
        ),
      },
      holidays:
        special.button === null
          ? null
          : {
              button: special.button,
              days: special.days.map(({ date, hours }) =>
                datedHours({ date, hours, name: nameOn(date) }, dayInWords(date)),
              ),
            },
      service: serviceLink(location, page),
      cars,
      picture: locationPicture([location, ...here], page.media, settings),
      map,
      around: map ? null : aroundOf(location),
      licences: licenceLine(location, settings),
      reviews: quotesOf([location, ...here], reviewSets, page),
      form: {
        heading: `Send a message to ${placeName(location.name)}`,
        form: {
          ...leadFormViewOf(
            context,
            { car: null, locations },
            {
              name: 'contact',
              page: locationLink(location, settings),
              entries: firstEntries(location, { settings, locations }),
            },
          ),
          settled: ['location_id'],
        },
      },
    },
    validUntil: earliest([validUntil, special.validUntil, ...others.map((other) => other.validUntil)]),
  };
}

function aroundOf({ name, address }: Location): LocationPageView['around'] {
  const at = pointOf(address);
  const around = at && aroundPlace(at, address?.city ?? null);
  return around && { ...around, town: address?.city ?? placeName(name) };
}

/** Another department of the place, where its hours are known. */
function alsoHereOf({ id, label, isSelected }: DepartmentOption, here: readonly Location[], page: CardPage) {
  const location = here.find((one) => one.id === id);
  if (!location || isSelected) return [];
  const { card, validUntil } = locationCard(location, null, page);
  const { openText, isOpen } = card;
  const href = locationLink(location, page.context.settings);
  return openText === null ? [] : [{ view: { label, href, openText, isOpen }, validUntil }];
}

function datedHours({ date, name, hours }: ExceptionalDay, day: string): DatedHoursView {
  return { date, weekday: weekdayInWords(date), day: name === null ? day : `${day}, ${name}`, hours };
}

/** Reviews are written about the place: with the way to all of them, where the site has one. */
function ratingOf(here: readonly Location[], page: CardPage): LocationPageView['rating'] {
  const { settings } = page.context;
  const rating = locationRating(here, settings);
  const { allReviewsUrl } = settings.reviews;
  return (
    rating && {
      ...rating,
      all: allReviewsUrl === null ? null : blockLink({ label: rating.summary, link: allReviewsUrl }, page),
    }
  );
}

/** Whom the form is for is known, and of a workshop also what it is about, where the site offers that. */
function firstEntries(
  location: Location,
  {
    settings: { enquiry },
    locations,
  }: Pick<CardPage['context'], 'settings'> & { readonly locations: readonly Location[] },
): FormEntries {
  const places = placesOf(locations.filter(({ visible }) => visible));
  const here = places.find(({ departments }) => departments.some(({ id }) => id === location.id));
  const about = { sales: null, service: 'Service Enquiry', parts: 'Parts Enquiry' }[departmentOf(location)];
  return {
    location_id: places.length > 1 ? (here?.main.id ?? location.id) : location.id,
    ...(about !== null && enquiry.categories.includes(about) && { category: about }),
  };
}

function quotesOf(
  here: readonly Location[],
  sets: readonly ReviewSet[],
  page: CardPage,
): LocationPageView['reviews'] {
  if (!page.context.settings.reviews.places.includes('location')) return null;
  const own = sets.filter((set) => here.some(({ id }) => id === set.locationId));
  const ofDealership = sets.filter(
    (set) => set.locationId === null && here.some(({ dealershipId }) => dealershipId === set.dealershipId),
  );
  const shown = reviewsViewOf(own.length > 0 ? own : ofDealership, page);
  if (!shown || shown.quotes.length === 0) return null;
  const { quotes, heading, all } = shown;
  return { heading: heading ?? 'What customers say', quotes, all };
}

function serviceLink(location: Location, page: CardPage) {
  const { settings } = page.context;
  if (departmentOf(location) !== 'service' || !settings.locations.showsServiceLink) return null;
  return blockLink(
    { label: settings.locations.serviceLinkText, link: pathFor(settings, 'bookService') },
    page,
  );
}
