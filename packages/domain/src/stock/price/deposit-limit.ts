import { knownSince, type DatedRow } from '../../core/dated-row.ts';
import { percentOf } from '../../core/money.ts';
import { stateCodeOf, type StateCode } from '../../locations/state-code.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import type { Car } from '../car/car.ts';

export interface DepositLimitRow extends DatedRow {
  readonly state: StateCode;
  readonly carTypes: readonly Car['carType'][];
  /** The most that may be asked, of the price. */
  readonly percent: number;
}

/** What a deposit may be at most. A state that is not in it has no limit that we know of. */
export const depositLimitRows: readonly DepositLimitRow[] = [
  {
    state: 'sa',
    carTypes: ['demo', 'used', null],
    percent: 10,
    since: knownSince,
    source:
      'https://www.sa.gov.au/topics/driving-and-transport/vehicles/buying-and-selling/cooling-off-rights',
    certainty: 'regulator',
  },
  {
    // What may be kept of it when the buyer does not go on; more could not be kept anyway.
    state: 'nt',
    carTypes: ['new', 'demo', 'used', null],
    percent: 10,
    since: knownSince,
    source: 'https://consumeraffairs.nt.gov.au/for-consumers/motor-vehicles',
    certainty: 'regulator',
  },
];

export interface DepositLimit {
  readonly state: StateCode;
  readonly percent: number;
  readonly cents: number;
}

/**
 * The most that a buyer may be asked to pay to hold a car, by the law of the state that it stands in; null: no limit that
 * we know of, or no price to reckon it from. Of lines that replace each other the last counts: asking less a few days
 * early is lawful, asking more a few days long is not.
 */
export function depositLimit(
  car: Pick<Car, 'carType' | 'location' | 'priceCents' | 'offerPriceCents'>,
): DepositLimit | null {
  const price = askingPriceCents(car);
  const state = stateCodeOf(car.location?.address?.state);
  const row = depositLimitRows.find(
    (one) => one.until === undefined && one.state === state && one.carTypes.includes(car.carType),
  );
  if (price === null || row === undefined) return null;
  return { state: row.state, percent: row.percent, cents: percentOf(price, row.percent) };
}
