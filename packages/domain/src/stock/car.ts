import { z } from 'zod';
import { cents, idOf, instant, isoDate, longText, maybe, text, url } from '../core/fields.ts';
import type { CarId, DealershipId, LocationId } from '../core/ids.ts';
import { lenderSchema } from '../finance/lender.ts';
import { addressSchema } from '../locations/address.ts';
import { caravanSchema } from './caravan.ts';
import { variantSchema } from './variant.ts';

const flag = z.boolean().default(false);

export const carPhotoSchema = z.object({
  url,
  thumbnailUrl: maybe(url),
});

/** Market averages of a valuation service, which decide whether a car is called a good price. */
export const marketDataSchema = z.object({
  averagePriceCents: maybe(cents),
  stateAveragePriceCents: maybe(cents),
});

/** The yard where a car stands, as a page about the car shows it. */
export const carLocationSchema = z.object({
  name: text,
  slug: text,
  phone: maybe(text),
  address: maybe(addressSchema),
  /** Other yards of the dealership to which this car can be brought for a test drive. */
  distributionLocations: z.array(z.object({ id: idOf<LocationId>(), name: text })).default([]),
});

/**
 * A car, motorcycle or caravan in stock (DATA-1). Feeds disagree about nearly every field, so nearly all
 * of them can be null; a rule takes a `Pick` of what it looks at.
 */
export const carSchema = z.object({
  id: idOf<CarId>(),
  slug: text.min(1),
  name: maybe(text),
  year: maybe(z.int()),
  make: maybe(text),
  model: maybe(text),
  badge: maybe(text),
  series: maybe(text),

  carType: maybe(z.enum(['new', 'used', 'demo'])),
  /** in_stock, coming_soon or sold; a dealer's system may send any other word, which counts as unavailable. */
  status: z.string().max(100).default('in_stock'),
  itemType: z.enum(['car', 'motorcycle', 'caravan']).default('car'),
  certified: flag,
  /** Words that staff put across the photograph, such as 'Test Drive Only'. */
  tag: maybe(text),
  reserved: flag,
  sold: flag,
  soldAt: maybe(instant),
  hasNvic: flag,
  preorder: flag,
  showOnDealerWebsite: flag,

  priceCents: maybe(cents),
  priceType: maybe(text),
  beforePriceCents: maybe(cents),
  offerPriceCents: maybe(cents),
  subscriptionPriceCents: maybe(cents),
  /** What this car's reservation costs, where it differs from the site's setting. */
  reserveAmountCents: maybe(cents),
  paymentProcessors: z.array(text).default([]),

  km: maybe(z.int()),
  colour: maybe(text),
  interiorColour: maybe(text),
  /** The `simple` fields are the few words a buyer filters by; `fuel` and `transmission` are the feed's own. */
  simpleBody: maybe(text),
  simpleTransmission: maybe(text),
  simpleFuel: maybe(text),
  fuel: maybe(text),
  drive: maybe(text),
  seats: maybe(z.int()),
  doors: maybe(z.int()),
  transmission: maybe(text),
  engineSize: maybe(text),
  gears: maybe(z.int()),
  bodyConfiguration: maybe(text),
  manufacturerBody: maybe(text),
  manufacturerBody2: maybe(text),
  manufacturerBody3: maybe(text),

  stockNumber: maybe(text),
  vin: maybe(text),
  regoPlate: maybe(text),
  regoExpiry: maybe(isoDate),
  complianceDate: maybe(isoDate),
  buildDate: maybe(isoDate),
  createdAt: instant,
  views: z.int().default(0),

  /** Paragraphs are separated by a pipe character. */
  dealerComments: maybe(longText),
  photos: z.array(carPhotoSchema).default([]),
  photosCount: z.int().default(0),
  primaryImageUrl: maybe(url),
  standardEquipment: z.array(text).default([]),
  features: z.array(text).default([]),
  historyReportUrl: maybe(url),
  carsalesTitle: maybe(text),

  dealershipId: idOf<DealershipId>(),
  dealershipSlug: text,
  locationId: maybe(idOf<LocationId>()),
  location: maybe(carLocationSchema),
  /** Where the car is when it stands at its private seller's and not in a yard. */
  privateSuburb: maybe(text),
  privatePostcode: maybe(text),

  variant: maybe(variantSchema),
  caravan: maybe(caravanSchema),
  market: maybe(marketDataSchema),
  lenders: z.array(lenderSchema).default([]),
});

export type Car = z.output<typeof carSchema>;
export type CarPhoto = z.output<typeof carPhotoSchema>;
