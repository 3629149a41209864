import type { StateCode } from '../locations/state-code.ts';
import type { Car } from '../stock/car/car.ts';
import { knownSince, type DatedRow } from '../core/dated-row.ts';

/** under: the limit itself is out. upTo: it is still in. */
export interface Limit {
  readonly value: number;
  readonly bound: 'under' | 'upTo';
}

export interface WarrantyRow extends DatedRow {
  readonly state: StateCode;
  readonly itemType: Car['itemType'];
  /** Used and demonstrator vehicles, unless it says otherwise. */
  readonly carTypes?: readonly Car['carType'][];
  readonly ageYears?: Limit;
  /** Whether the years count from the build date or from the first registration. */
  readonly ageFrom?: 'registration';
  readonly km?: Limit;
  readonly priceAboveCents?: number;
  readonly priceFromCents?: number;
  readonly priceUpToCents?: number;
  readonly months: number;
  readonly coveredKm: number;
}

const under = (value: number): Limit => ({ value, bound: 'under' });
const upTo = (value: number): Limit => ({ value, bound: 'upTo' });

const victoria = {
  since: knownSince,
  source:
    'https://www.consumer.vic.gov.au/licensing-and-registration/motor-car-traders/running-your-business/obligations-used-car-sales',
  certainty: 'regulator',
} as const;
// The Motor Dealers and Repairers Act 2013 commenced on this day.
const newSouthWales = {
  since: '2014-12-01',
  source: 'http://www.fairtrading.nsw.gov.au/Consumers/Motor_vehicles/Warranties.html',
  certainty: 'regulator',
} as const;
// Motor Dealers and Chattel Auctioneers Act 2014, schedule 1; class B was restored on this day.
const queensland = {
  since: '2019-09-01',
  source: 'http://www.austlii.edu.au/au/legis/qld/consol_act/mdacaa2014351/sch1.html',
  certainty: 'statute',
} as const;
const westernAustralia = {
  since: knownSince,
  source: 'https://www.commerce.wa.gov.au/consumer-protection/used-car-warranties',
  certainty: 'regulator',
} as const;
// Second-hand Vehicle Dealers Act 1995, s 23; an amendment of 2024 waits for its proclamation.
const southAustralia = {
  since: knownSince,
  source: 'https://zoelaw.ai/legislation/second-hand-vehicle-dealers-act-1995/sections/Part-4',
  certainty: 'statute',
} as const;
const southAustralianLimits = { ageYears: upTo(15), ageFrom: 'registration', km: upTo(200_000) } as const;
const northernTerritory = {
  since: knownSince,
  source: 'https://nt.gov.au/law/rights/buying-a-new-or-used-vehicle/buying-a-used-vehicle',
  certainty: 'regulator',
} as const;
const older = {
  since: knownSince,
  source: 'https://strattonfinance.com.au/newsroom/extended-vehicle-warranty-insurance-guide',
  certainty: 'commentary',
} as const;

/** The statutory warranty of a used vehicle from a licensed dealer; of the lines of a state the first that fits counts. */
export const warrantyRows: readonly WarrantyRow[] = [
  {
    ...victoria,
    state: 'vic',
    itemType: 'car',
    ageYears: under(10),
    km: under(160_000),
    months: 3,
    coveredKm: 5_000,
  },
  {
    ...newSouthWales,
    state: 'nsw',
    itemType: 'car',
    ageYears: under(10),
    km: under(160_000),
    months: 3,
    coveredKm: 5_000,
  },
  {
    ...queensland,
    state: 'qld',
    itemType: 'car',
    ageYears: upTo(10),
    km: under(160_000),
    months: 3,
    coveredKm: 5_000,
  },
  { ...queensland, state: 'qld', itemType: 'car', months: 1, coveredKm: 1_000 },
  {
    ...westernAustralia,
    state: 'wa',
    itemType: 'car',
    ageYears: upTo(10),
    km: upTo(150_000),
    priceFromCents: 400_000,
    months: 3,
    coveredKm: 5_000,
  },
  {
    ...westernAustralia,
    state: 'wa',
    itemType: 'car',
    ageYears: upTo(12),
    km: upTo(180_000),
    priceFromCents: 400_000,
    months: 1,
    coveredKm: 1_500,
  },
  {
    ...westernAustralia,
    state: 'wa',
    itemType: 'motorcycle',
    ageYears: upTo(8),
    km: upTo(80_000),
    priceFromCents: 350_000,
    months: 3,
    coveredKm: 5_000,
  },
  {
    ...southAustralia,
    state: 'sa',
    itemType: 'car',
    ...southAustralianLimits,
    priceAboveCents: 300_000,
    priceUpToCents: 600_000,
    months: 2,
    coveredKm: 3_000,
  },
  {
    ...southAustralia,
    state: 'sa',
    itemType: 'car',
    ...southAustralianLimits,
    priceAboveCents: 600_000,
    months: 3,
    coveredKm: 5_000,
  },
  {
    ...older,
    state: 'tas',
    itemType: 'car',
    ageYears: upTo(7),
    km: upTo(120_000),
    months: 3,
    coveredKm: 3_000,
  },
  {
    ...older,
    state: 'act',
    itemType: 'car',
    ageYears: upTo(10),
    km: upTo(160_000),
    months: 3,
    coveredKm: 5_000,
  },
  {
    state: 'act',
    itemType: 'motorcycle',
    // Sale of Motor Vehicles Act 1977, s 25A: new and demonstrator motorcycles only.
    carTypes: ['demo'],
    months: 6,
    coveredKm: 10_000,
    since: knownSince,
    source: 'http://www.austlii.edu.au/au/legis/act/consol_act/somva1977224/s25a.html',
    certainty: 'statute',
  },
  {
    ...northernTerritory,
    state: 'nt',
    itemType: 'car',
    ageYears: under(10),
    km: under(160_000),
    months: 3,
    coveredKm: 5_000,
  },
  {
    ...northernTerritory,
    state: 'nt',
    itemType: 'motorcycle',
    ageYears: under(5),
    km: under(30_000),
    months: 3,
    coveredKm: 5_000,
  },
];

export interface ExceptedRow extends DatedRow {
  readonly state: StateCode;
  readonly itemType: Car['itemType'];
}

/** Kinds of vehicle to which a state gives no statutory warranty at all. A kind in neither table is not known to us. */
export const exceptedRows: readonly ExceptedRow[] = [
  { ...queensland, state: 'qld', itemType: 'motorcycle' },
  { ...queensland, state: 'qld', itemType: 'caravan' },
  {
    state: 'vic',
    itemType: 'motorcycle',
    // Motor Car Traders Act 1986, s 54.
    since: knownSince,
    source: 'https://fls.org.au/app/uploads/LHB_2024_Flipbook/634',
    certainty: 'commentary',
  },
  { ...southAustralia, state: 'sa', itemType: 'motorcycle' },
  {
    state: 'wa',
    itemType: 'caravan',
    since: knownSince,
    source: 'https://www.commerce.wa.gov.au/consumer-protection/cars-not-covered',
    certainty: 'regulator',
  },
];
