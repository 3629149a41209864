import type { CarToSave } from '@forecourt/app/ports/stock/car-store.port';
import type { Lender } from '@forecourt/domain/stock/car/lender';
import type { Car, CarPhoto } from '@forecourt/domain/stock/car/car';
import type { Caravan } from '@forecourt/domain/stock/car/caravan';
import type { Variant } from '@forecourt/domain/stock/car/variant';

type Market = NonNullable<Car['market']>;

type CarChildren = 'photos' | 'variant' | 'caravan' | 'market' | 'lenders';

/** What lies in the car's own row: the domain's name, and the column where the specification has its own word. */
export const carColumns = {
  id: 'id',
  dealershipId: 'dealershipId',
  locationId: 'locationId',
  slug: 'slug',
  name: 'name',
  year: 'year',
  make: 'make',
  model: 'model',
  badge: 'badge',
  series: 'series',
  carType: 'carType',
  status: 'status',
  itemType: 'itemType',
  certified: 'certified',
  tag: 'tag',
  reserved: 'reserved',
  sold: 'sold',
  soldAt: 'soldAt',
  hasNvic: 'hasNvic',
  preorder: 'preorder',
  showOnDealerWebsite: 'showOnDealerWebsite',
  heldFor: 'heldFor',
  priceCents: 'priceCents',
  priceType: 'priceType',
  beforePriceCents: 'beforePriceCents',
  offerPriceCents: 'offerPriceCents',
  subscriptionPriceCents: 'subscriptionPriceCents',
  reserveAmountCents: 'reserveAmountCents',
  paymentProcessors: 'paymentProcessors',
  km: 'km',
  owners: 'owners',
  keys: 'keys',
  inspectedOn: 'inspectedOn',
  inspectedBy: 'inspectedBy',
  inspectionPoints: 'inspectionPoints',
  serviceBook: 'serviceBook',
  servicedOn: 'servicedOn',
  servicedKm: 'servicedKm',
  ppsrSearchedOn: 'ppsrSearchedOn',
  ppsrNumber: 'ppsrNumber',
  isPpsrClear: 'ppsrClear',
  colour: 'colour',
  interiorColour: 'interiorColour',
  simpleBody: 'simpleBody',
  simpleTransmission: 'simpleTransmission',
  simpleFuel: 'simpleFuel',
  fuel: 'fuel',
  drive: 'drive',
  seats: 'seats',
  doors: 'doors',
  transmission: 'trans',
  engineSize: 'engineSize',
  gears: 'gearnum',
  bodyConfiguration: 'bodyconfiguration',
  manufacturerBody: 'manufacturerBody',
  manufacturerBody2: 'manufacturerBody2',
  manufacturerBody3: 'manufacturerBody3',
  stockNumber: 'stocknum',
  vin: 'vin',
  regoPlate: 'regplate',
  regoExpiry: 'regoExpiry',
  complianceDate: 'complianceDate',
  buildDate: 'buildDate',
  dealerComments: 'dealercomments',
  standardEquipment: 'standardEquipment',
  historyReportUrl: 'file',
  carsalesTitle: 'carsalesTitle',
  privateSuburb: 'privateSuburb',
  privatePostcode: 'privatePostcode',
} as const satisfies Record<Exclude<keyof CarToSave, CarChildren>, string>;

/** A caravan's measures lie in the car's row too: one thing in a hundred has them. */
export const caravanColumns = {
  bodyWidthFeet: 'bodyWidth',
  bodyLengthFeet: 'bodyLength',
  tareWeightKg: 'tareWeight',
  axleType: 'axleType',
  sleeps: 'sleeps',
  aggregateTrailerMassKg: 'aggregateTrailerMass',
} as const satisfies Record<keyof Caravan, string>;

export const variantColumns = {
  cylinders: 'cylinders',
  engineSize: 'enginesize',
  engineSizeLitres: 'enginesizeLitres',
  induction: 'induction',
  gearType: 'geartype',
  fuelConsumptionCombined: 'fuelconsumptioncombined',
  fuelCapacity: 'fuelcapacity',
  grossVehicleMass: 'grossvehiclemass',
  vehicleLength: 'vehiclelength',
  vehicleHeight: 'vehicleheight',
  vehicleWidth: 'vehiclewidth',
  torque: 'torque',
  ancapRating: 'ancaprating',
  ancapYear: 'ancapYear',
  power: 'power',
  brakedTowingMass: 'brakedTowingMass',
  payload: 'carryingMass',
  isLams: 'lams',
  seatHeight: 'seatHeight',
  wetWeight: 'wetWeight',
  ballWeight: 'ballWeight',
  bodyConfiguration: 'bodyconfiguration',
} as const satisfies Record<keyof Variant, string>;

export const lenderColumns = {
  provider: 'provider',
  interestRate: 'interestRate',
  comparisonRate: 'comparisonRate',
  paymentWeekCents: 'paymentWeekCents',
  paymentMonthCents: 'paymentMonthCents',
  termYears: 'termYears',
  termMonths: 'termMonths',
  depositCents: 'depositCents',
  balloonCents: 'balloonCents',
  disclaimer: 'disclaimer',
} as const satisfies Record<keyof Lender, string>;

export const marketColumns = {
  averagePriceCents: 'averageMarketPriceCents',
  stateAveragePriceCents: 'stateAverageMarketPriceCents',
  averagedOn: 'averagedOn',
  averageBasis: 'averageBasis',
  averagedCars: 'averagedCars',
} as const satisfies Record<keyof Market, string>;

export const photoColumns = {
  url: 'url',
  thumbnailUrl: 'thumbUrl',
  alt: 'alt',
} as const satisfies Record<keyof CarPhoto, string>;
