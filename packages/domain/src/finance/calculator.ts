import type { RepaymentFrequency } from '../core/repayment-frequency.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { askingPriceCents, type PricedCar } from '../stock/car/asking-price.ts';
import { comparisonRate } from './comparison-rate.ts';
import { loanPayments } from './loan-payments.ts';
import { amountToFinance, type Loan } from './loan.ts';
import { repaymentSchedule, type RepaymentSchedule } from './repayment-schedule.ts';

interface CalculatorSettings {
  readonly finance: Pick<SiteSettings['finance'], 'calculatorRatePercent' | 'calculatorTermYears'>;
  readonly site: Pick<SiteSettings['site'], 'defaultState'>;
}

export interface CalculatorInput {
  readonly priceCents: number;
  readonly depositCents: number;
  readonly tradeInCents: number;
  readonly balloonCents: number;
  readonly ratePercent: number;
  readonly termMonths: number;
  readonly frequency: RepaymentFrequency;
  readonly state: SiteSettings['site']['defaultState'];
}

/** One bar of the picture of what is paid over time; the first is the beginning, the last has the balloon paid. */
export interface PaidAtYear {
  readonly year: number;
  readonly paidCents: number;
  readonly interestCents: number;
  readonly balanceCents: number;
}

export interface CalculatorAnswer extends Omit<RepaymentSchedule, 'instalments'> {
  readonly amountCents: number;
  readonly repaymentCount: number;
  /** The calculator knows no fees, so this is the interest rate but for rounding; it stands there by law. */
  readonly comparisonRatePercent: number | null;
  readonly years: readonly PaidAtYear[];
}

const noFees = { establishmentCents: 0, perRepaymentCents: 0 };

/** What the calculator begins with: the site's rate, 10 unless the dealer has another, and its state (RULE-5). */
export function calculatorDefaults(car: PricedCar | null, settings: CalculatorSettings): CalculatorInput {
  return {
    priceCents: (car && askingPriceCents(car)) ?? 0,
    depositCents: 0,
    tradeInCents: 0,
    balloonCents: 0,
    ratePercent: settings.finance.calculatorRatePercent,
    termMonths: settings.finance.calculatorTermYears * 12,
    frequency: 'weekly',
    state: settings.site.defaultState,
  };
}

/** What a loan costs: the repayment, the sum of the interest, and what is paid year by year (RULE-5). */
export function calculate(input: Omit<CalculatorInput, 'state'>): CalculatorAnswer {
  const amountCents = amountToFinance({
    price: input.priceCents,
    deposit: input.depositCents,
    tradeIn: input.tradeInCents,
  });
  const loan: Loan = { ...input, amountCents };
  const { instalments, ...schedule } = repaymentSchedule(loan);
  return {
    ...schedule,
    amountCents,
    repaymentCount: instalments.length,
    comparisonRatePercent: comparisonRate({
      creditCents: amountCents,
      payments: loanPayments(loan, noFees),
      frequency: input.frequency,
    }),
    years: paidByYear(loan, { ...schedule, instalments }),
  };
}

function paidByYear(loan: Loan, { instalments, balloonCents }: RepaymentSchedule): readonly PaidAtYear[] {
  const lastYear = Math.max(1, Math.ceil(loan.termMonths / 12));
  const years: PaidAtYear[] = [{ year: 0, paidCents: 0, interestCents: 0, balanceCents: loan.amountCents }];
  let [paidCents, interestCents, next] = [0, 0, 0];
  for (let year = 1; year <= lastYear; year += 1) {
    const end =
      year === lastYear ? instalments.length : Math.round((instalments.length * year * 12) / loan.termMonths);
    for (const instalment of instalments.slice(next, end)) {
      paidCents += instalment.paymentCents;
      interestCents += instalment.interestCents;
    }
    next = end;
    if (year === lastYear) paidCents += balloonCents;
    years.push({
      year,
      paidCents,
      interestCents,
      balanceCents: loan.amountCents + interestCents - paidCents,
    });
  }
  return years;
}
