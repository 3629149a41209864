import type { SiteSettings } from '../settings/registry.ts';
import { calculate, calculatorDefaults } from './calculator.ts';
import {
  financeDisplay,
  type FinanceCar,
  type FinanceRefusal,
  type FinanceSettings,
  type ShownLender,
} from './finance-display.ts';

export interface FinanceOffer {
  readonly lender: ShownLender;
  /** No lender said it: these are the figures of the site's calculator. */
  readonly isEstimate: boolean;
  /** The deposit that its provider takes for granted (RULE-5); null: none. */
  readonly assumedDepositPercent: number | null;
  readonly validUntil: Date | null;
}

interface OfferSettings {
  readonly finance: FinanceSettings &
    Pick<
      SiteSettings['finance'],
      'assumedDepositPercent' | 'showsCalculator' | 'calculatorRatePercent' | 'calculatorTermYears'
    >;
  readonly site: Pick<SiteSettings['site'], 'defaultState'>;
}

const standIn = 'calculator';
/** The type that tells monthly payments is the one provider that assumes a deposit. */
const assumingType = 7;
/** Nobody was asked. A lender without rates has refused the car, and no estimate speaks against it. */
const withoutLender: ReadonlySet<FinanceRefusal | null> = new Set(['no_provider', 'no_lender'] as const);

/**
 * The finance that a car's card is about: its lender's (RULE-4), or where none has been asked that of the
 * site's calculator, at its rate of 10 or another (RULE-5) and under all the other conditions of RULE-4.
 */
export function financeOffer(
  car: FinanceCar,
  settings: OfferSettings,
  at: { readonly now: Date; readonly zone: string },
): FinanceOffer | null {
  const { finance } = settings;
  const { lender, refusal, validUntil } = financeDisplay(car, finance, at);
  const assumed = finance.providerType === assumingType ? finance.assumedDepositPercent : null;
  if (lender) return { lender, isEstimate: false, assumedDepositPercent: assumed, validUntil };
  if (!finance.showsCalculator || !withoutLender.has(refusal)) return null;
  const lenders = calculatorLender(car, settings);
  const own = financeDisplay({ ...car, lenders }, { ...finance, provider: standIn }, at);
  const estimate = { isEstimate: true, assumedDepositPercent: null, validUntil: own.validUntil };
  return own.lender && { lender: own.lender, ...estimate };
}

/** The calculator's loan in the form of a lender's: no fees, no deposit, no balloon. */
function calculatorLender(car: FinanceCar, settings: OfferSettings): ShownLender[] {
  const defaults = calculatorDefaults(car, settings);
  if (defaults.priceCents === 0) return [];
  const { ratePercent, termMonths } = defaults;
  const lender: ShownLender = {
    provider: standIn,
    interestRate: ratePercent,
    // Of a loan without fees it is the interest rate, also of the example that the words beside it name.
    comparisonRate: ratePercent,
    paymentWeekCents: calculate(defaults).repaymentCents,
    paymentMonthCents: calculate({ ...defaults, frequency: 'monthly' }).repaymentCents,
    termYears: null,
    termMonths,
    depositCents: null,
    balloonCents: null,
    disclaimer: null,
  };
  return [lender];
}
