import { formatDollars, percentOf } from '../core/money.ts';
import { stateNames, type StateCode } from '../locations/state-code.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { depositLimitRows } from '../stock/price/deposit-limit.ts';
import { finding, type Finding } from './finding.ts';

type Checkout = Pick<
  SiteSettings['checkout'],
  'hasReserveOnline' | 'refundPercent' | 'reserveAmountCents' | 'abovePriceCents'
>;

const where = { page: 'checkout', part: 'deposit', id: null } as const;

/** What the law has against the deposits of a site that takes them in these states (LAW-1). */
export function depositFindings(checkout: Checkout, states: readonly StateCode[]): readonly Finding[] {
  if (!checkout.hasReserveOnline) return [];
  return [refundFinding(checkout), ...states.map((state) => limitFinding(checkout, state))].filter(
    (one) => one !== null,
  );
}

/** That a site keeps a part of a deposit: it is lawful only where the terms say so before anybody pays. */
function refundFinding({ refundPercent }: Checkout): Finding | null {
  if (refundPercent === 100) return null;
  return finding('deposit_refund', {
    severity: 'risk',
    what: `Of a deposit ${100 - refundPercent}% is kept when its buyer does not buy.`,
    where,
    mendedBy: 'group',
    mend: 'Set checkout.refundPercent to 100, or have the terms of reserving looked at by a lawyer.',
  });
}

/** That the deposit is above what a state allows for the cheapest cars that can be reserved: they are asked for less. */
function limitFinding({ reserveAmountCents, abovePriceCents }: Checkout, state: StateCode): Finding | null {
  const row = depositLimitRows.find((one) => one.until === undefined && one.state === state);
  if (row === undefined || reserveAmountCents <= percentOf(abovePriceCents, row.percent)) return null;
  const [deposit, enough] = [reserveAmountCents, (reserveAmountCents * 100) / row.percent].map((cents) =>
    formatDollars(cents),
  );
  return finding('deposit_limit', {
    severity: 'risk',
    what: `In ${stateNames[state]} a deposit may be ${row.percent}% of the price: below ${enough} the page asks for that in place of ${deposit}.`,
    where: { ...where, id: state },
    source: row.source,
    mendedBy: 'group',
    mend: `Set checkout.abovePriceCents to ${enough}, or checkout.reserveAmountCents to less.`,
  });
}
