import type { StateCode } from '../locations/state-code.ts';
import type { Car } from '../stock/car/car.ts';
import { knownSince, type DatedRow } from '../core/dated-row.ts';

export interface CoolingOffRow extends DatedRow {
  readonly state: StateCode;
  readonly itemTypes: readonly Car['itemType'][];
  readonly carTypes: readonly Car['carType'][];
  readonly includesCompanies: boolean;
  /** Only where the dealer arranged the credit. */
  readonly needsLinkedCredit: boolean;
  readonly days: number;
  /**
   * Which days count. business: Monday to Friday; withSaturday: Saturday too; dealer: when the dealer trades;
   * dealerNotSunday: those without Sundays. Public holidays never count, except on `dealer` days.
   */
  readonly countedDays: 'business' | 'withSaturday' | 'dealer' | 'dealerNotSunday';
  /** Null: the end of the last day. Else that time, or the close of the next day where the dealer closes before. */
  readonly endsAt: string | null;
  readonly isLostOnDelivery: boolean;
  /** What the dealer may keep of the price: the greater or the lesser of the two. */
  readonly keeps: { readonly which: 'greater' | 'lesser'; readonly cents: number; readonly percent: number };
}

const road = ['car', 'motorcycle'] as const;
const every = ['new', 'demo', 'used', null] as const;

/** Motor Car Traders Act 1986, s 43; what may be kept is in schedule 2 of the regulations of 2018. */
const victoria = {
  state: 'vic',
  itemTypes: road,
  includesCompanies: false,
  needsLinkedCredit: false,
  days: 3,
  countedDays: 'business',
  endsAt: null,
  isLostOnDelivery: true,
  since: knownSince,
  source: 'https://consumer.vic.gov.au/consumers-and-businesses/cars/buying-a-new-car/cooling-off-period',
  certainty: 'regulator',
} as const;

/** The right to change one's mind after signing; a state that is in neither table is not known to us. */
export const coolingOffRows: readonly CoolingOffRow[] = [
  { ...victoria, carTypes: ['new'], keeps: { which: 'greater', cents: 40_000, percent: 2 } },
  { ...victoria, carTypes: ['demo', 'used', null], keeps: { which: 'greater', cents: 10_000, percent: 1 } },
  {
    state: 'qld',
    itemTypes: road,
    carTypes: ['demo', 'used', null],
    includesCompanies: true,
    needsLinkedCredit: false,
    days: 1,
    countedDays: 'dealerNotSunday',
    endsAt: '17:00',
    isLostOnDelivery: true,
    keeps: { which: 'lesser', cents: 10_000, percent: 100 },
    since: knownSince,
    source: 'https://blackbearlegal.com.au/the-used-car-sale-cooling-off-period/',
    certainty: 'commentary',
  },
  {
    state: 'sa',
    itemTypes: road,
    carTypes: ['demo', 'used', null],
    includesCompanies: true,
    needsLinkedCredit: false,
    days: 2,
    countedDays: 'withSaturday',
    endsAt: null,
    isLostOnDelivery: false,
    keeps: { which: 'lesser', cents: 10_000, percent: 2 },
    since: knownSince,
    source:
      'https://www.sa.gov.au/topics/driving-and-transport/vehicles/buying-and-selling/cooling-off-rights',
    certainty: 'regulator',
  },
  {
    state: 'nsw',
    itemTypes: ['car'],
    carTypes: every,
    includesCompanies: true,
    needsLinkedCredit: true,
    days: 1,
    countedDays: 'dealer',
    endsAt: '17:00',
    isLostOnDelivery: false,
    keeps: { which: 'lesser', cents: 25_000, percent: 2 },
    since: knownSince,
    source:
      'https://www.attwoodmarshall.com.au/buying-a-new-or-used-car-beware-of-the-conditions-with-cooling-off-periods-by-holly-gilholme-commercial-litigation-paralegal/',
    certainty: 'commentary',
  },
  {
    state: 'act',
    // Sale of Motor Vehicles Act 1977, s 25B; a form signed before delivery ends it.
    itemTypes: road,
    carTypes: every,
    includesCompanies: false,
    needsLinkedCredit: false,
    days: 3,
    countedDays: 'business',
    endsAt: null,
    isLostOnDelivery: true,
    keeps: { which: 'greater', cents: 10_000, percent: 1 },
    since: knownSince,
    source: 'http://www.austlii.edu.au/au/legis/act/consol_act/somva1977224/s25b.html',
    certainty: 'statute',
  },
];

const privateFleet =
  'https://www.privatefleet.com.au/blog/buy-new-car/is-there-a-cooling-off-period-when-buying-a-dealer-car/';

/** States in which a signed contract binds at once. */
export const noCoolingOffRows: readonly (DatedRow & { readonly state: StateCode })[] = [
  { state: 'wa', since: knownSince, source: privateFleet, certainty: 'commentary' },
  { state: 'tas', since: knownSince, source: privateFleet, certainty: 'commentary' },
  {
    state: 'nt',
    since: knownSince,
    source: 'https://nt.gov.au/law/rights/buying-a-new-or-used-vehicle/buying-a-used-vehicle',
    certainty: 'regulator',
  },
];
