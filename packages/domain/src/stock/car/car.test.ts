import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { carSchema } from './car.ts';

/** Every field that the specification names for a car, and where the platform keeps it. */
const fields = {
  id: 'id',
  slug: 'slug',
  name: 'name',
  year: 'year',
  make: 'make',
  model: 'model',
  badge: 'badge',
  series: 'series',
  car_type: 'carType',
  status: 'status',
  item_type: 'itemType',
  certified: 'certified',
  tag: 'tag',
  reserved: 'reserved',
  sold: 'sold',
  has_nvic: 'hasNvic',
  preorder: 'preorder',
  show_on_dealer_website: 'showOnDealerWebsite',
  price: 'priceCents',
  price_type: 'priceType',
  before_price: 'beforePriceCents',
  offer_price: 'offerPriceCents',
  subscription_price: 'subscriptionPriceCents',
  km: 'km',
  colour: 'colour',
  interior_colour: 'interiorColour',
  simple_body: 'simpleBody',
  simple_transmission: 'simpleTransmission',
  simple_fuel: 'simpleFuel',
  fuel: 'fuel',
  drive: 'drive',
  seats: 'seats',
  doors: 'doors',
  trans: 'transmission',
  engine_size: 'engineSize',
  gearnum: 'gears',
  bodyconfiguration: 'bodyConfiguration',
  manufacturer_body: 'manufacturerBody',
  manufacturer_body2: 'manufacturerBody2',
  manufacturer_body3: 'manufacturerBody3',
  stocknum: 'stockNumber',
  vin: 'vin',
  regplate: 'regoPlate',
  rego_expiry: 'regoExpiry',
  compliance_date: 'complianceDate',
  build_date: 'buildDate',
  created_at: 'createdAt',
  views: 'views',
  dealercomments: 'dealerComments',
  photos_count: 'photosCount',
  thumbnails: 'photos.0.thumbnailUrl',
  images: 'photos.0.url',
  primary_image_url: 'primaryImageUrl',
  standardEquipment: 'standardEquipment',
  file: 'historyReportUrl',
  carsales_title: 'carsalesTitle',
  dealership_id: 'dealershipId',
  dealership_slug: 'dealershipSlug',
  location: 'location',
  place_url: 'location.address.placeUrl',
  distribution_locations: 'location.distributionLocations',
  location_id: 'locationId',
  location_name: 'location.name',
  city: 'location.address.city',
  state: 'location.address.state',
  private_suburb: 'privateSuburb',
  private_postcode: 'privatePostcode',
  cylinders: 'variant.cylinders',
  enginesize: 'variant.engineSize',
  enginesize_litres: 'variant.engineSizeLitres',
  induction: 'variant.induction',
  geartype: 'variant.gearType',
  fuelconsumptioncombined: 'variant.fuelConsumptionCombined',
  fuelcapacity: 'variant.fuelCapacity',
  grossvehiclemass: 'variant.grossVehicleMass',
  vehiclelength: 'variant.vehicleLength',
  vehicleheight: 'variant.vehicleHeight',
  vehiclewidth: 'variant.vehicleWidth',
  torque: 'variant.torque',
  ancaprating: 'variant.ancapRating',
  body_width: 'caravan.bodyWidthFeet',
  body_length: 'caravan.bodyLengthFeet',
  tare_weight: 'caravan.tareWeightKg',
  axle_type: 'caravan.axleType',
  sleeps: 'caravan.sleeps',
  aggregate_trailer_mass: 'caravan.aggregateTrailerMassKg',
  average_market_price: 'market.averagePriceCents',
  state_average_market_price: 'market.stateAveragePriceCents',
  interestRate: 'lenders.0.interestRate',
  comparisonRate: 'lenders.0.comparisonRate',
  paymentWeek: 'lenders.0.paymentWeekCents',
  paymentMonth: 'lenders.0.paymentMonthCents',
  termYears: 'lenders.0.termYears',
  termMonths: 'lenders.0.termMonths',
  deposit: 'lenders.0.depositCents',
  balloon: 'lenders.0.balloonCents',
  disclaimer: 'lenders.0.disclaimer',
  payment_processors: 'paymentProcessors',
  'reserve amount': 'reserveAmountCents',
};

const sectionOfCar = readFileSync(new URL('../../../../../docs/specification.md', import.meta.url), 'utf8')
  .split('### Car (search hit and detail)')[1]
  ?.split('### ')[0];

const id = '01900000-0000-7000-8000-000000000001';
const bare = { id, slug: 'a', dealershipId: id, dealershipSlug: 'a', createdAt: new Date(0) };

function holds(value: unknown, path: string): boolean {
  const [key = '', ...rest] = path.split('.');
  if (typeof value !== 'object' || value === null || !(key in value)) return false;
  return rest.length === 0 || holds((value as Record<string, unknown>)[key], rest.join('.'));
}

describe('car', () => {
  const full = carSchema.parse({
    ...bare,
    photos: [{ url: 'a.jpg' }],
    location: { name: 'Newstead', slug: 'newstead', address: { id } },
    variant: {},
    caravan: {},
    market: {},
    lenders: [{ provider: 'a' }],
  });

  it.each(Object.entries(fields))('DATA-1 keeps %s as %s', (name, path) => {
    expect(sectionOfCar).toMatch(new RegExp(`\\b${name}\\b`));
    expect(holds(full, path)).toBe(true);
  });

  it('DATA-1 keeps every name that the specification writes with an underscore', () => {
    const grouping = new Set(['in_stock', 'coming_soon', 'autograb_data', 'finance_lenders']);
    const names = [...(sectionOfCar ?? '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !(name in fields) && !grouping.has(name))).toEqual([]);
  });

  it('DATA-1 reads a car of which only its identity is known', () => {
    expect(carSchema.parse(bare)).toMatchObject({
      priceCents: null,
      variant: null,
      lenders: [],
      sold: false,
    });
  });

  it('keeps a status that the product does not know', () => {
    expect(carSchema.parse({ ...bare, status: 'in_transit' }).status).toBe('in_transit');
  });
});
