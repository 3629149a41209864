import { z } from 'zod';
import { cents, idOf, instant, isoDate, maybe, text, url } from '../../core/fields.ts';
import type { CarId, DealershipId, LocationId } from '../../core/ids.ts';
import { lenderSchema } from './lender.ts';
import { addressSchema } from '../../core/address.ts';
import { caravanSchema } from './caravan.ts';
import { holdReasons } from './hold-reason.ts';
import { variantSchema } from './variant.ts';
import { priceChangeSchema } from './was-price-evidence.ts';

const flag = z.boolean().default(false);

const carPhotoSchema = z.object({
  url,
  thumbnailUrl: maybe(url),
  alt: maybe(text(300)),
});

/** Market averages of a valuation service, which decide whether a car is called a good price. */
const marketDataSchema = z.object({
  averagePriceCents: maybe(cents),
  stateAveragePriceCents: maybe(cents),
  /** The day of which they are the averages. */
  averagedOn: maybe(isoDate),
  /** What the averages include; where it is not said they leave government charges out. */
  averageBasis: maybe(z.enum(['excludingCharges', 'driveAway'])),
  /** Of how many cars like it. */
  averagedCars: maybe(z.int().min(0).max(1_000_000)),
});

/** The yard where a car stands, as a page about the car shows it. */
const carLocationSchema = z.object({
  name: text(200),
  slug: text(160),
  phone: maybe(text(40)),
  address: maybe(addressSchema),
  /** Other yards of the dealership to which this car can be brought for a test drive. */
  distributionLocations: z.array(z.object({ id: idOf<LocationId>(), name: text(200) })).default([]),
});

/**
 * A car, motorcycle or caravan in stock (DATA-1). Feeds disagree about nearly every field, so nearly all
 * of them can be null; a rule takes a `Pick` of what it looks at.
 */
export const carSchema = z.object({
  id: idOf<CarId>(),
  slug: text(300).min(1),
  name: maybe(text(300)),
  year: maybe(z.int().min(1880).max(2200)),
  make: maybe(text(120)),
  model: maybe(text(120)),
  badge: maybe(text(200)),
  series: maybe(text(200)),

  carType: maybe(z.enum(['new', 'used', 'demo'])),
  /** in_stock, coming_soon or sold; any other word of a dealer's system, and none, count as unavailable. */
  status: maybe(text(60)),
  itemType: z.enum(['car', 'motorcycle', 'caravan']).default('car'),
  certified: flag,
  /** Words that staff put across the photograph, such as 'Test Drive Only'. */
  tag: maybe(text(120)),
  reserved: flag,
  sold: flag,
  soldAt: maybe(instant),
  hasNvic: flag,
  preorder: flag,
  showOnDealerWebsite: flag,
  /** What its dealership should look at first: until then the public does not see it. */
  heldFor: z.array(z.enum(holdReasons)).default([]),

  priceCents: maybe(cents),
  priceType: maybe(text(120)),
  beforePriceCents: maybe(cents),
  offerPriceCents: maybe(cents),
  /** What was asked since when, in any order: the proof of a former price (LAW-2). */
  priceHistory: z.array(priceChangeSchema).max(100).default([]),
  subscriptionPriceCents: maybe(cents),
  /** What this car's reservation costs, where it differs from the site's setting. */
  reserveAmountCents: maybe(cents),
  paymentProcessors: z.array(text(120)).max(20).default([]),

  km: maybe(z.int().min(0).max(10_000_000)),
  /** How many had it before. */
  owners: maybe(z.int().min(0).max(50)),
  keys: maybe(z.int().min(0).max(20)),
  /** What the workshop looked at before it went on sale, and who did. */
  inspectedOn: maybe(isoDate),
  inspectedBy: maybe(text(120)),
  inspectionPoints: maybe(z.int().min(1).max(999)),
  serviceBook: maybe(z.enum(['full', 'partial', 'none'])),
  servicedOn: maybe(isoDate),
  servicedKm: maybe(z.int().min(0).max(10_000_000)),
  /** A search of the register of securities, and whether nothing was found there. */
  ppsrSearchedOn: maybe(isoDate),
  ppsrNumber: maybe(text(40)),
  isPpsrClear: maybe(z.boolean()),
  colour: maybe(text(120)),
  interiorColour: maybe(text(120)),
  /** The `simple` fields are the few words a buyer filters by; `fuel` and `transmission` are the feed's own. */
  simpleBody: maybe(text(120)),
  simpleTransmission: maybe(text(120)),
  simpleFuel: maybe(text(120)),
  fuel: maybe(text(120)),
  drive: maybe(text(120)),
  seats: maybe(z.int().min(0).max(500)),
  doors: maybe(z.int().min(0).max(50)),
  transmission: maybe(text(200)),
  engineSize: maybe(text(60)),
  gears: maybe(z.int().min(0).max(100)),
  bodyConfiguration: maybe(text(200)),
  manufacturerBody: maybe(text(120)),
  manufacturerBody2: maybe(text(120)),
  manufacturerBody3: maybe(text(120)),

  stockNumber: maybe(text(80)),
  vin: maybe(text(40)),
  regoPlate: maybe(text(20)),
  regoExpiry: maybe(isoDate),
  complianceDate: maybe(isoDate),
  buildDate: maybe(isoDate),
  createdAt: instant,
  views: z.int().default(0),

  /** Paragraphs are separated by a pipe character. */
  dealerComments: maybe(text(50_000)),
  photos: z.array(carPhotoSchema).max(200).default([]),
  photosCount: z.int().default(0),
  primaryImageUrl: maybe(url),
  /** The car's features, each a line of the brochure. */
  standardEquipment: z.array(text(500)).max(1_000).default([]),
  historyReportUrl: maybe(url),
  carsalesTitle: maybe(text(300)),

  dealershipId: idOf<DealershipId>(),
  dealershipSlug: text(80),
  locationId: maybe(idOf<LocationId>()),
  location: maybe(carLocationSchema),
  /** Where the car is when it stands at its private seller's and not in a yard. */
  privateSuburb: maybe(text(120)),
  privatePostcode: maybe(text(10)),

  variant: maybe(variantSchema),
  caravan: maybe(caravanSchema),
  market: maybe(marketDataSchema),
  lenders: z.array(lenderSchema).max(50).default([]),
});

export type Car = z.output<typeof carSchema>;
export type CarPhoto = z.output<typeof carPhotoSchema>;
