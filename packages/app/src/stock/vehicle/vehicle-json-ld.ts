import { knownText } from '@forecourt/domain/core/known-text';
import { formatDollars } from '@forecourt/domain/core/money';
import { carPath } from '@forecourt/domain/site/car-paths';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import type { Car } from '@forecourt/domain/stock/car/car';
import { carFact, type FactName } from '@forecourt/domain/stock/car/car-facts';
import { carName } from '@forecourt/domain/stock/car/car-name';
import { carSummary } from '@forecourt/domain/stock/vehicle-page/car-summary';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import type { JsonLd } from '../../shared/json-ld.ts';
import type { PictureView } from '../../shared/picture.view.ts';
import { canonicalAddress } from '../../shared/canonical-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { VehiclePageView } from './vehicle-page.view.ts';

/** As search engines name the kinds; they have no word for a caravan. */
const types = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Vehicle' } as const;
const conditions = { new: 'NewCondition', used: 'UsedCondition', demo: 'UsedCondition' } as const;
const mostImages = 8;

/** What is told of a car to those who cannot see its page. */
export interface DescribedVehicle extends JsonLd {
  readonly '@type': (typeof types)[Car['itemType']];
  readonly name: string;
  readonly url: string;
  /** Absolute, the first picture first. */
  readonly image: readonly string[];
}

/**
 * A car in the words of schema.org, for search engines, previews and feeds. It says what the page shows and
 * nothing else: a price that the page does not show is no offer, and a VIN that it hides is not told here.
 */
export function vehicleJsonLd(context: SiteContext, car: Car, view: VehiclePageView): DescribedVehicle {
  const absolute = (address: string) =>
    address.startsWith('/') ? canonicalAddress(context, address) : address;
  const fact = (name: FactName) => carFact(name, car)?.text ?? null;
  const url = canonicalAddress(context, carPath(car.slug));
  const engine = fact('engine');
  return {
    '@context': 'https://schema.org',
    '@type': types[car.itemType],
    name: fullCarName(car),
    url,
    image: view.pictures.slice(0, mostImages).map((picture) => absolute(largeOf(picture))),
    ...known({
      description: carSummary(car),
      brand: named('Brand', carName(car.make)),
      model: carName(car.model),
      vehicleConfiguration: view.subtitle,
      vehicleModelDate: car.year === null ? null : String(car.year),
      itemCondition: car.carType && `https://schema.org/${conditions[car.carType]}`,
      mileageFromOdometer:
        fact('odometer') === null ? null : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
      bodyType: fact('body'),
      vehicleEngine: named('EngineSpecification', engine),
      fuelType: fact('fuel'),
      vehicleTransmission: fact('transmission'),
      driveWheelConfiguration: fact('drive'),
      color: fact('colour'),
      vehicleInteriorColor: fact('interiorColour'),
      numberOfDoors: car.doors || null,
      vehicleSeatingCapacity: car.seats || null,
      sku: knownText(car.stockNumber),
      vehicleIdentificationNumber: isShown(view, 'VIN') ? fact('vin') : null,
      offers: offerOf(context, car, view, url),
    }),
  };
}

function offerOf(context: SiteContext, car: Car, view: VehiclePageView, url: string): JsonLd | null {
  const cents = askingPriceCents(car, context.settings.price.aboveCents);
  const { price, dealer } = view;
  if (cents === null || price.kind !== 'amount' || price.amount !== formatDollars(cents)) return null;
  return {
    '@type': 'Offer',
    url,
    price: cents / 100,
    priceCurrency: 'AUD',
    availability: `https://schema.org/${availabilityOf(car)}`,
    seller: {
      '@type': 'AutoDealer',
      name: dealer?.seller.name ?? context.site.name,
      ...known({ address: addressOf(car) }),
    },
  };
}

/** Previews are drawn from wide pictures; one of somebody else's has one width. */
function largeOf({ src, srcSet }: PictureView): string {
  return / ?(\S+) 1280w/.exec(srcSet)?.[1] ?? src;
}

function availabilityOf(car: Car): string {
  if (!isAvailable(car)) return 'SoldOut';
  if (car.reserved) return 'Reserved';
  return car.status === 'coming_soon' ? 'PreOrder' : 'InStock';
}

function addressOf({ location }: Car): JsonLd | null {
  const { street, city, state, postcode } = location?.address ?? {};
  if (knownText(city) === null && knownText(postcode) === null) return null;
  return {
    '@type': 'PostalAddress',
    ...known({
      streetAddress: knownText(street),
      addressLocality: knownText(city),
      addressRegion: knownText(state),
      postalCode: knownText(postcode),
    }),
    addressCountry: 'AU',
  };
}

/** Whether the page has a row of that name, seen at once or unfolded. */
function isShown({ sections }: VehiclePageView, label: string): boolean {
  return sections.some((section) => {
    if (section.kind === 'keyInformation') return section.facts.some((fact) => fact.label === label);
    if (section.kind !== 'specifications') return false;
    return [...section.rows.first, ...section.rows.rest].some((row) => row.label === label);
  });
}

function named(type: string, name: string | null): JsonLd | null {
  return name === null ? null : { '@type': type, name };
}

function known(properties: Readonly<Record<string, unknown>>): JsonLd {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== null && value !== undefined),
  );
}
