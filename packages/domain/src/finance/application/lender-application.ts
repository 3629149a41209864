import type { FormValues } from '../../form/form.ts';
import type { aboutYouForm, moneyForm } from './application-forms.ts';
import { readBirthDate } from './birth-date.ts';
import { budgetPeriod, weeklyBudget, weeklyCents, type ToldSum, type WeeklyBudget } from './weekly-budget.ts';

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

function told(dollars: number | null, every: string | null): ToldSum {
  return { dollars: dollars ?? 0, every: budgetPeriod(every) };
}

/** The sums of an income step as they were told; what somebody doesn't have is no dollars a week. */
function toldSums(money: Money) {
  return {
    income: told(money.income, money.incomeEvery),
    other_income: told(money.otherIncome, money.otherIncomeEvery),
    rent: told(money.rent, money.rentEvery),
    living: told(money.living, money.livingEvery),
    loans: told(money.loans, money.loansEvery),
    family: told(money.family, money.familyEvery),
  };
}

/** What of an income step is money: cents of a week, by whatever it was counted. */
export function budgetOf(money: Money): WeeklyBudget {
  const { income, other_income: otherIncome, ...costs } = toldSums(money);
  return weeklyBudget({ income: [income, otherIncome], costs: Object.values(costs) });
}

/**
 * What a lender gets of an application, and nobody else (FIN-1). Sums are whole cents, those of living are of a week;
 * `as_told` has them in the dollars and periods that were typed.
 */
export function lenderApplication({ you, money, loan, car, dealership, lenders, consents, at }: Application) {
  const { incomeCents, costsCents, leftCents } = budgetOf(money);
  const asTold = toldSums(money);
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
      rent_week_cents: weeklyCents(asTold.rent),
      living_week_cents: weeklyCents(asTold.living),
      loans_week_cents: weeklyCents(asTold.loans),
      family_week_cents: weeklyCents(asTold.family),
      as_told: asTold,
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
