import { percentOf } from '../core/money.ts';
import type { StateCode } from '../locations/state-code.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { Car } from '../stock/car/car.ts';
import { isInForce, knownSince, type DatedRow } from './dated-row.ts';
import { finding, type Finding } from './finding.ts';

export interface DepositLimitRow extends DatedRow {
  readonly state: StateCode;
  readonly carTypes: readonly Car['carType'][];
  /** The most that may be asked, of the price. */
  readonly percent: number;
}

/** What a deposit may be at most. A state that is not in it has no limit that we know of. */
const depositLimitRows: readonly DepositLimitRow[] = [
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

interface DepositSale {
  readonly state: StateCode;
  readonly carType: Car['carType'];
  readonly priceCents: number;
}

/**
 * The most that a buyer may be asked to pay to hold a car, by the law of the state on a day; null: no limit (LAW-1).
 * @planned LAW-1.1
 */
export function depositLimitCents({ state, carType, priceCents }: DepositSale, date: string): number | null {
  const row = depositLimitRows.find(
    (one) => one.state === state && one.carTypes.includes(carType) && isInForce(one, date),
  );
  return row ? percentOf(priceCents, row.percent) : null;
}

/** That a site keeps a part of a deposit: it is lawful only where the terms say so before anybody pays (LAW-1). */
export function refundFinding({
  hasReserveOnline,
  refundPercent,
}: Pick<SiteSettings['checkout'], 'hasReserveOnline' | 'refundPercent'>): Finding | null {
  if (!hasReserveOnline || refundPercent === 100) return null;
  return finding('deposit_refund', {
    severity: 'risk',
    what: `Of a deposit ${100 - refundPercent}% is kept when its buyer does not buy.`,
    where: { page: 'checkout', part: 'deposit', id: null },
    mendedBy: 'group',
    mend: 'Set checkout.refundPercent to 100, or have the terms of reserving looked at by a lawyer.',
  });
}
