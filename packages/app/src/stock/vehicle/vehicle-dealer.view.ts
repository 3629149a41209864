import { personToAsk } from '@forecourt/domain/contact/person-to-ask';
import { initialsOf } from '@forecourt/domain/core/initials';
import { knownText } from '@forecourt/domain/core/known-text';
import type { Location } from '@forecourt/domain/locations/location';
import { placeName } from '@forecourt/domain/locations/location-slug';
import type { Car } from '@forecourt/domain/stock/car/car';
import { mapCard } from '../../shared/map-card.view.ts';
import { locationCard, type CardPage } from '../../pages/blocks/location-card.ts';
import type { VehicleDealerView } from './vehicle-page.view.ts';

/** Where a car stands, and until when its words hold; one that nobody keeps as a location has no hours. */
export function vehicleDealerOf(
  car: Car,
  location: Location | null,
  page: CardPage,
): { readonly dealer: VehicleDealerView | null; readonly validUntil: Date | null } {
  const { dealerships, site, settings } = page.context;
  const person = location && personToAsk(location, settings.contact.people);
  const sold = dealerships.find(({ id }) => id === car.dealershipId)?.name ?? site.name;
  const ofCar = {
    stockNumber: knownText(car.stockNumber),
    seller: { name: sold, initials: initialsOf(sold) },
    person: person && { name: person.name, role: person.role, initials: initialsOf(person.name) },
  };
  if (location) {
    const { card, validUntil } = locationCard(location, null, page);
    const { name, street, city, openText, isOpen, hours, directions, page: link } = card;
    const map = mapCard([location], settings);
    return {
      dealer: { name, street, city, openText, isOpen, hours, directions, page: link, map, ...ofCar },
      validUntil,
    };
  }
  const name = knownText(car.location?.name) ?? knownText(sold);
  if (name === null) return { dealer: null, validUntil: null };
  const { street, city, state, postcode } = car.location?.address ?? {};
  const where = [city ?? car.privateSuburb, state, postcode].flatMap((part) => knownText(part) ?? []);
  const dealer = {
    name: placeName(name),
    street: knownText(street),
    city: where.length > 0 ? where.join(' ') : null,
    openText: null,
    isOpen: false,
    hours: [],
    directions: null,
    page: null,
    map: null,
    ...ofCar,
  };
  return { dealer, validUntil: null };
}
