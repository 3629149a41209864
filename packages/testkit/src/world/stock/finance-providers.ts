import type { RepaymentFrequency } from '@forecourt/domain/core/repayment-frequency';
import { hash } from '../random.ts';

/** A lender of the world and what it sends about a car. */
export interface FinanceProvider {
  readonly name: string;
  /** The kind of provider that the finance settings know (RULE-4). */
  readonly providerType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Yearly, of a new car; older ones cost more. */
  readonly ratePercent: number;
  readonly establishmentCents: number;
  readonly monthlyFeeCents: number;
  readonly termMonths: number;
  /** Of the price. */
  readonly depositPercent: number;
  readonly balloonPercent: number;
  /** The payments it tells. */
  readonly tells: readonly Exclude<RepaymentFrequency, 'fortnightly'>[];
}

/** At least one of each type, by the key under which a site's settings and a dealership's plan name it. */
export const financeProviders: Readonly<Record<string, FinanceProvider>> = {
  eastlight_credit: provider('Eastlight Credit', 1, 7.49, ['weekly', 'monthly'], { termMonths: 60 }),
  plainsight_money: provider('Plainsight Money', 1, 9.95, ['weekly', 'monthly'], { termMonths: 48 }),
  broadacre_lending: provider('Broadacre Lending', 2, 8.49, ['monthly'], { termMonths: 60 }),
  redgum_finance: provider('Redgum Finance', 3, 8.95, [], { termMonths: 84, establishmentCents: 49_500 }),
  wattlebank: provider('Wattlebank', 4, 6.99, ['weekly'], { termMonths: 60, balloonPercent: 25 }),
  saltwater_auto: provider('Saltwater Auto Finance', 5, 7.29, ['weekly', 'monthly'], { termMonths: 60 }),
  tidal_money: provider('Tidal Money', 6, 8.24, ['weekly'], {
    termMonths: 60,
    establishmentCents: 15_000,
    monthlyFeeCents: 0,
  }),
  ridgeline_finance: provider('Ridgeline Finance', 7, 6.49, ['monthly'], {
    termMonths: 48,
    depositPercent: 10,
    balloonPercent: 30,
  }),
};

const all = Object.values(financeProviders);
const byKey = new Map(Object.entries(financeProviders));

/** The terms of a provider; one that the table does not have lends on the terms of one that it has. */
export function financeProvider(key: string): FinanceProvider {
  const known = byKey.get(key);
  if (known !== undefined) return known;
  const like = all[hash(key, 11) % all.length];
  if (like === undefined) throw new Error('No finance providers');
  const made: FinanceProvider = { ...like, name: titleOf(key), tells: ['weekly', 'monthly'] };
  byKey.set(key, made);
  return made;
}

function provider(
  name: string,
  providerType: FinanceProvider['providerType'],
  ratePercent: number,
  tells: FinanceProvider['tells'],
  terms: Partial<FinanceProvider> & Pick<FinanceProvider, 'termMonths'>,
): FinanceProvider {
  return {
    name,
    providerType,
    ratePercent,
    tells,
    establishmentCents: 39_500,
    monthlyFeeCents: 800,
    depositPercent: 0,
    balloonPercent: 0,
    ...terms,
  };
}

function titleOf(key: string): string {
  return key
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
