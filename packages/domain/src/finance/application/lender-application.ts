import type { RepaymentFrequency } from '../../core/repayment-frequency.ts';
import type { FormValues } from '../../form/form.ts';
import type { aboutYouForm, moneyForm } from './application-forms.ts';
import { readBirthDate } from './birth-date.ts';
import { weeklyBudget } from './weekly-budget.ts';

type You = FormValues<ReturnType<typeof aboutYouForm>>;
type Money = FormValues<ReturnType<typeof moneyForm>>;

/** The loan that is applied for, as the last sums on the page had it. */
export interface WantedLoan {
  readonly amountCents: number;
  readonly depositCents: number;
  readonly tradeInCents: number;
  readonly balloonCents: number;
  readonly termMonths: number;
  readonly purpose: string;
}

/** The vehicle that it is for; null: none is chosen yet. */
export interface WantedCar {
  readonly title: string;
  readonly stockNumber: string | null;
  readonly priceCents: number | null;
}

interface Application {
  readonly you: You;
  readonly money: Money;
  readonly loan: WantedLoan;
  readonly car: WantedCar | null;
  readonly dealership: string | null;
  readonly lenders: readonly string[];
  readonly consents: Readonly<Record<string, string>>;
  readonly at: Date;
}

const frequencies: readonly RepaymentFrequency[] = ['weekly', 'fortnightly', 'monthly'];

/** What of an income step is money: dollars a week, whatever it was written as. */
export function budgetOf({ income, pay, otherIncome, rent, living, loans, family }: Money) {
  return weeklyBudget({
    income,
    pay: frequencies.find((one) => one === pay) ?? 'weekly',
    otherIncome: otherIncome ?? 0,
    costs: rent + living + loans + family,
  });
}

/** What a lender gets of an application, and nobody else (FIN-1). Sums are whole cents, those of living are of a week. */
export function lenderApplication({ you, money, loan, car, dealership, lenders, consents, at }: Application) {
  const { incomeCents, costsCents, leftCents } = budgetOf(money);
  return {
    applicant: {
      first_name: you.name,
      last_name: you.lastName,
      date_of_birth: readBirthDate(you.birthDate),
      mobile: you.phone,
      email: you.email,
      address: you.address,
      living_as: you.living,
      years_there: you.stay,
    },
    money: {
      earns_by: money.earning,
      income_week_cents: incomeCents,
      costs_week_cents: costsCents,
      left_week_cents: leftCents,
      rent_week_cents: money.rent * 100,
      living_week_cents: money.living * 100,
      loans_week_cents: money.loans * 100,
      family_week_cents: money.family * 100,
    },
    loan: {
      amount_cents: loan.amountCents,
      deposit_cents: loan.depositCents,
      trade_in_cents: loan.tradeInCents,
      balloon_cents: loan.balloonCents,
      term_months: loan.termMonths,
      purpose: loan.purpose,
    },
    vehicle: car && { title: car.title, stock_number: car.stockNumber, price_cents: car.priceCents },
    dealership,
    lenders,
    consents,
    consented_at: at.toISOString(),
  };
}
