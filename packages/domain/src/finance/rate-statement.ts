import { formatDollars, roundHalfAwayFromZero } from '../core/money.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { ShownLender } from './finance-display.ts';

interface StatementSettings {
  readonly finance: Pick<SiteSettings['finance'], 'comparisonBasis'>;
  readonly law: Pick<SiteSettings['law'], 'comparisonRateWarning'>;
}

/** What has to be seen together: no part of it is optional, so that no page can show a rate without the rest. */
export interface RateStatement {
  readonly interestRate: string;
  readonly comparisonRate: string;
  readonly basis: string;
  readonly warning: string;
}

/** The rates of a lender with the example and the warning that the law asks for beside them (RULE-5, LAW-2). */
export function rateStatement(
  { interestRate, comparisonRate }: Pick<ShownLender, 'interestRate' | 'comparisonRate'>,
  settings: StatementSettings,
): RateStatement {
  return {
    interestRate: `${formatRate(interestRate)} p.a.`,
    comparisonRate: `${formatRate(comparisonRate)} p.a. comparison rate`,
    basis: comparisonBasis(settings.finance),
    warning: settings.law.comparisonRateWarning,
  };
}

/** A yearly rate in percent with two decimals, as key information shows it: 9.94% (RULE-5). */
export function formatRate(percent: number): string {
  return `${(roundHalfAwayFromZero(percent * 100) / 100).toFixed(2)}%`;
}

/** The example loan that a comparison rate is true for (RULE-5). */
export function comparisonBasis({
  comparisonBasis: basis,
}: Pick<SiteSettings['finance'], 'comparisonBasis'>): string {
  const security = basis.isSecured ? 'secured' : 'unsecured';
  return `Comparison rate based on a ${basis.termYears} year ${security} loan of ${formatDollars(basis.amountCents)}.`;
}
